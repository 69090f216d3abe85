import type { Approach } from './approach.ts';
import type { RequiredArgument } from './arguments.ts';
import type { Filter, FilterField } from './filter.ts';
import type { ArgumentPath, Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';

export interface ListOperation {
  /** Path of fields from Query: `['orders']`, `['viewer', 'orderPagination']`. */
  readonly root: Path;
  /** Fields on the path that have arguments. */
  readonly above?: readonly Approach[];
  /**
   * From the root field's value to the list of records: `[]` for a plain list, `['nodes']`,
   * `['edges', 'node']`.
   */
  readonly records: Path;
  readonly paging: Paging;
  /** Path to a total inside the root field's value: `['totalCount']`. */
  readonly total?: Path;
  readonly sort?: Sort;
  /**
   * The order until the user chooses, of the server or, where it sends all records at once, of the
   * browser. Absent where neither can sort.
   */
  readonly order?: readonly SortKey[];
  readonly filter?: Filter;
  /**
   * Conditions that the list cannot do without, and that a screen asks for before it lists:
   * `messages(channelId: ID!)`. Paths of their operators go from the arguments of the list field
   * down.
   */
  readonly requiredConditions: readonly FilterField[];
  /** Path of the free-text argument: `['filter', 'search']`, `['query']`. */
  readonly search?: ArgumentPath;
  /**
   * Conditions that look for a text in the label, most telling first, where free text goes nowhere:
   * `['lastName', 'firstName']`.
   */
  readonly searchBy?: readonly string[];
  /** Members of the answer's union that come in place of the records, and say why. */
  readonly refusals?: PayloadErrors;
  /**
   * Required arguments and the values that configuration sets for them. A list with an argument
   * that has no value is not printed.
   */
  readonly required: readonly RequiredArgument[];
}

export type Paging =
  | { readonly kind: 'none'; readonly limit?: ArgumentPath }
  | {
      readonly kind: 'offset';
      readonly limit: ArgumentPath;
      readonly offset: ArgumentPath;
      readonly pageInfo?: PageInfoPaths;
    }
  | {
      readonly kind: 'page';
      readonly page: ArgumentPath;
      readonly size?: ArgumentPath;
      readonly firstPage: 0 | 1;
      readonly pageInfo?: PageInfoPaths;
    }
  | {
      readonly kind: 'cursor';
      readonly first: ArgumentPath;
      readonly after: ArgumentPath;
      readonly last?: ArgumentPath;
      readonly before?: ArgumentPath;
      readonly pageInfo?: PageInfoPaths;
      /**
       * Cursor of an edge, from the root field's value, where there is no page info: `['edges',
       * 'cursor']`.
       */
      readonly edgeCursor?: Path;
    }
  | {
      readonly kind: 'token';
      readonly token: ArgumentPath;
      readonly size?: ArgumentPath;
      readonly nextToken: Path;
    };

/** Paths from the root field's value. */
export interface PageInfoPaths {
  readonly hasNextPage?: Path;
  readonly hasPreviousPage?: Path;
  readonly startCursor?: Path;
  readonly endCursor?: Path;
}

/**
 * Order of a list, independent of the schema's form: values to send for a record's field, ascending
 * and descending.
 */
export interface Sort {
  /**
   * Arguments of the order. The first names the field; a second may name the direction: `sortField:
   * "name", sortOrder: "ASC"`.
   */
  readonly places: readonly SortPlace[];
  /** The argument takes several fields, in order of priority. */
  readonly multiple: boolean;
  /**
   * Key under which an order holds the one that comes after it: `then` of `{ asc: NAME, then: {
   * asc: ID } }`. Without it, several are a list.
   */
  readonly chain?: string;
  /** The schema does not declare the format of the text. The assumed format may be wrong. */
  readonly assumed?: true;
}

/** A field of the record, and whether its greatest values come first. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

export interface SortPlace {
  readonly argument: ArgumentPath;
  /**
   * Value to send, by field: `NAME_ASC`, `{ name: 'ASC' }`, `'-name'`. `asc` or `desc` is absent
   * where the schema has one direction only.
   */
  readonly values: readonly {
    readonly field: string;
    readonly asc?: unknown;
    readonly desc?: unknown;
  }[];
}

export interface CountOperation {
  readonly root: Path;
  /** As in the list. */
  readonly above?: readonly Approach[];
  /** From the root field's value to the number: `[]`, `['totalCount']`, `['aggregate', 'count']`. */
  readonly total: Path;
  /**
   * Count with an upper bound, which is the `argument` of the last field in `path`. Requested
   * instead of the total.
   */
  readonly upTo?: { readonly path: Path; readonly argument: string };
  /**
   * Sums over all counted records: path of their object, from the root field's value, and names of
   * the summed fields, as in the record. `of`: each sum is an object, whose field of this name is
   * the number.
   */
  readonly sums?: { readonly path: Path; readonly fields: readonly string[]; readonly of?: string };
  /** The count takes the list's filter, search and required arguments, at the same paths. */
  readonly filter: boolean;
  readonly search: boolean;
  /** As in the list. */
  readonly refusals?: PayloadErrors;
  readonly required: readonly RequiredArgument[];
}
