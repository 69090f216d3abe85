import type { FilterOperator } from './descriptor.ts';

/** What a list screen asks for. */
export interface ListRequest {
  /** From 0. */
  readonly page: number;
  /** Records per page, at least 1. */
  readonly pageSize: number;
  /**
   * Position that `page` starts after, for paging by cursor or token: `PageInfo.endCursor` of the
   * page before; absent on the first page.
   */
  readonly after?: string | undefined;
  /** Position that the page ends before, when paging backwards. */
  readonly before?: string | undefined;
  readonly sort: readonly SortKey[];
  /** All of them hold. */
  readonly filters: readonly FilterCondition[];
  /** What holds beside them, of the kinds in `ListDescriptor.groups`. */
  readonly groups?: readonly FilterGroup[] | undefined;
  /** Free text; empty is none. */
  readonly search: string;
  /** Names of the columns to fetch. */
  readonly columns: readonly string[];
}

/** One field to order by: `{ field: 'placedAt', descending: true }`. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** One condition of a list request. All conditions of a request hold together. */
export interface FilterCondition {
  /** `FilterDescriptor.name`. */
  readonly field: string;
  readonly operator: FilterOperator;
  /** Value of the filter's kind; an array for `in` and `notIn`; a boolean for `isNull`. */
  readonly value: unknown;
  /**
   * What stands for it in the server's filter, where that is about a related record: the list's own
   * table of conditions has none of those.
   */
  readonly input?: unknown;
}

/** Conditions, and groups of them, as one: all of them hold, any of them does, or none. */
export interface FilterGroup {
  readonly kind: GroupKind;
  readonly filters: readonly FilterCondition[];
  readonly groups?: readonly FilterGroup[] | undefined;
}

/** What has to hold of the parts of a group: all, at least one, or none of them. */
export type GroupKind = 'all' | 'any' | 'none';

/**
 * Where the pages of a list stand: whether there is more on either side, and the cursors to go
 * there.
 */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
}

/** How many records a list has. */
export interface Total {
  readonly count: number;
  /** `false`: there are at least `count`. */
  readonly exact: boolean;
}
