import type { Field, FieldKind } from './field.ts';
import type { ArgumentPath } from './path.ts';

export type FilterOperator =
  | 'eq'
  | 'ne'
  | 'in'
  | 'notIn'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'contains'
  | 'notContains'
  | 'startsWith'
  | 'endsWith'
  | 'matches'
  | 'isNull';

export interface Filter {
  /**
   * The argument that holds the filter: `['filter']`; `[]` where the list field has an argument per
   * condition.
   */
  readonly argument: ArgumentPath;
  /** Input type at that place; absent for `[]`. */
  readonly type?: string;
  /**
   * The place takes a list of conditions, all of which hold: `[{ field: 'name', operator: EQUALS,
   * value }]`.
   */
  readonly list?: true;
  readonly fields: readonly FilterField[];
  /** Keys of the filter input that combine conditions, where it has them. */
  readonly and?: { readonly key: string; readonly list: boolean };
  readonly or?: { readonly key: string; readonly list: boolean };
  readonly not?: { readonly key: string; readonly list: boolean };
  /** Related records by whose fields it filters as well. Absent: none. */
  readonly relations?: readonly FilterRelation[];
}

/** Quantifier over related records: the single related record, some, none or every one of them. */
export type Quantifier = 'is' | 'some' | 'none' | 'every';

/**
 * Key of a filter input that takes the filter of another list, or a type with a subset of its
 * conditions.
 */
export interface FilterRelation {
  /** `customer`, `orders` */
  readonly name: string;
  /** `Resource.name` of the records in the other list. */
  readonly resource: string;
  /** Names of the other list's conditions that it takes. Absent: all. */
  readonly only?: readonly string[];
  /** Path of the other filter, from `Filter.argument`: `['customer']`, `['orders', 'some']`. */
  readonly by: readonly { readonly quantifier: Quantifier; readonly path: ArgumentPath }[];
}

export interface FilterField {
  /**
   * Name of the condition: the record field that it compares, or a separate name where the record
   * has no such field.
   */
  readonly name: string;
  /** Displayed field that shows the same value: `customer` for `customerId`. */
  readonly field?: string;
  /**
   * Name of a scope, such as a tenant or an organization. The user chooses it once for all lists
   * that require it.
   */
  readonly scope?: string;
  readonly kind: FieldKind;
  readonly description?: string;
  readonly values?: Field['values'];
  readonly reference?: { readonly resource: string };
  readonly operators: readonly {
    readonly operator: FilterOperator;
    /** From `Filter.argument` down: `['name', 'contains']`, `['name_contains']`, `['name']`. */
    readonly path: ArgumentPath;
    /** Named GraphQL type of the value, and whether the place takes a list of them. */
    readonly type: string;
    readonly list: boolean;
    /** Text around the value where the place takes a pattern: `%{value}%`. */
    readonly pattern?: string;
    /**
     * `isNull` alone, where the schema takes no boolean: value sent for an empty field, `{ exists:
     * false }`, and for a filled one, `{ exists: true }`. `filledPath` is set where the filled case
     * has another key: `{ isNot: null }`.
     */
    readonly emptiness?: {
      readonly empty: unknown;
      readonly filled: unknown;
      readonly filledPath?: ArgumentPath;
    };
    /**
     * Constant siblings of the value, by key; a value of an enum or a text: `{ modifier: 'EQUALS'
     * }`, `{ field: 'name', operator: 'EQUALS' }`.
     */
    readonly constants?: Readonly<Record<string, string>>;
  }[];
}
