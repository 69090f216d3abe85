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

/** What has to hold of related records: of the one that there is, of some, of none, of every. */
export type Quantifier = 'is' | 'some' | 'none' | 'every';

/** A key of a filter that takes the filter of another list, or what says a part of the same. */
export interface FilterRelation {
  /** `customer`, `orders` */
  readonly name: string;
  /** `Resource.name` of those that the other list has. */
  readonly resource: string;
  /** Names of the conditions that it takes of those of the other list. Absent: all. */
  readonly only?: readonly string[];
  /** Where the other filter goes, from `Filter.argument` down: `['customer']`, `['orders', 'some']`. */
  readonly by: readonly { readonly quantifier: Quantifier; readonly path: ArgumentPath }[];
}

export interface FilterField {
  /**
   * Name of the condition: the record field it is about, or a name of its own where the record has
   * none.
   */
  readonly name: string;
  /** Displayed field that shows the same value: `customer` for `customerId`. */
  readonly field?: string;
  /** A scope is asked for once for all that is behind it: a tenant, an organization. */
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
     * Of `isNull`, where no yes or no says just that: what is sent for nothing, and for something
     * that is there, `{ exists: false }` and `{ exists: true }`; the second at a path of its own
     * where another key says it, `{ isNot: null }`.
     */
    readonly emptiness?: {
      readonly empty: unknown;
      readonly filled: unknown;
      readonly filledPath?: ArgumentPath;
    };
    /**
     * What stands beside it, by key, a value of an enum or a text: `{ modifier: 'EQUALS' }`, `{
     * field: 'name', operator: 'EQUALS' }`.
     */
    readonly constants?: Readonly<Record<string, string>>;
  }[];
}
