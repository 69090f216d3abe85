import type { FilterOperator } from './descriptor.ts';

/** Request of a list screen. */
export interface ListRequest {
  /** From 0. */
  readonly page: number;
  /** Records per page, at least 1. */
  readonly pageSize: number;
  /**
   * Position after which `page` starts, for paging by cursor or token: `PageInfo.endCursor` of the
   * previous page; absent on the first page.
   */
  readonly after?: string | undefined;
  /** Position before which the page ends, for backward paging. */
  readonly before?: string | undefined;
  readonly sort: readonly SortKey[];
  /** Conditions; all of them must hold. */
  readonly filters: readonly FilterCondition[];
  /** Further conditions, in groups of the kinds in `ListDescriptor.groups`. */
  readonly groups?: readonly FilterGroup[] | undefined;
  /** Free text; empty is none. */
  readonly search: string;
  /** Names of the columns to fetch. */
  readonly columns: readonly string[];
}

/** A sort key: `{ field: 'placedAt', descending: true }`. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** A condition of a list request. All conditions of a request must hold. */
export interface FilterCondition {
  /** `FilterDescriptor.name`. */
  readonly field: string;
  readonly operator: FilterOperator;
  /** Value of the filter's kind; an array for `in` and `notIn`; a boolean for `isNull`. */
  readonly value: unknown;
  /**
   * Input object in the server's filter for a condition on a related record, which the list's own
   * filters do not include.
   */
  readonly input?: unknown;
}

/** A group of conditions and of nested groups. */
export interface FilterGroup {
  readonly kind: GroupKind;
  readonly filters: readonly FilterCondition[];
  readonly groups?: readonly FilterGroup[] | undefined;
}

/** Quantifier of a group: all, at least one, or none of its members hold. */
export type GroupKind = 'all' | 'any' | 'none';

/**
 * Position of a page in its list: whether further pages exist on either side, and the cursors to
 * them.
 */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
}

/** Number of records of a list. */
export interface Total {
  readonly count: number;
  /** `false`: `count` is a lower bound. */
  readonly exact: boolean;
}
