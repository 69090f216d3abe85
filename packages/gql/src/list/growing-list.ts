import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { AdminError } from '../errors/admin-error.ts';
import type { ListRequest, PageInfo } from '../resource/list-request.ts';

/** Position of a page. `after` and `before` are cursors or tokens at the end of the adjacent page. */
export type ListPage = Pick<ListRequest, 'page' | 'pageSize' | 'after' | 'before'>;

/**
 * Options of a list that grows page by page. `growingListOf` creates them for a generated list. For
 * a handwritten document, write them next to the document; the compiler checks them against its
 * types:
 *
 * ```ts
 * const chat = {
 *   document: MessagesDocument,
 *   paging: 'cursor',
 *   direction: 'backwards',
 *   variables: ({ pageSize, before }) => ({ last: pageSize, before }),
 *   records: (data) => data.messages.nodes,
 *   page: (data) => data.messages.pageInfo,
 * } satisfies GrowingListOptions<MessagesData, MessagesVariables, Message>;
 * ```
 */
export interface GrowingListOptions<TData, TVariables extends OperationVariables, TRecord> {
  /** The query of a page. */
  readonly document: TypedDocumentNode<TData, TVariables>;
  /**
   * `offset` and `page` address a page by its number, `cursor` and `token` by the end of the
   * previous page. `none` has a single page.
   */
  readonly paging: 'offset' | 'page' | 'cursor' | 'token' | 'none';
  /**
   * `backwards` starts with the last records and grows towards the first, by
   * `PageInfo.startCursor`, as in a conversation. @defaultValue 'forwards'
   */
  readonly direction?: 'forwards' | 'backwards';
  /**
   * Variables of the document for a page: `({ page, pageSize }) => ({ first: pageSize, offset: page *
   * pageSize })`.
   */
  readonly variables: (page: ListPage) => TVariables;
  /** The records of a page in its data. */
  readonly records: (data: TData, page: ListPage) => readonly TRecord[];
  /** Tests for further pages on either side, with cursors where the list pages by them. */
  readonly page: (data: TData, page: ListPage) => PageInfo;
  /**
   * Identity of a record, so that a record that moved from one page to the next is shown once;
   * `undefined` for a record without an identity. @defaultValue its identity in the cache
   */
  readonly key?: (record: TRecord) => string | undefined;
  /** Number of records that a step loads. @defaultValue 25 */
  readonly pageSize?: number;
  /**
   * Greatest number of records in a request. A step sends several requests in sequence, so that
   * storing a result does not block for long. @defaultValue `pageSize`
   */
  readonly pieceSize?: number;
  /**
   * Number of pages kept. Pages farthest from the growing end are dropped, and `loadPrevious` loads
   * them again. Use `Infinity` for a list that reports its visible rows with `look`. @defaultValue
   * 20
   */
  readonly maxPages?: number;
  /** Number of records to restore, from when the list was left; 20 pages at most. @defaultValue 0 */
  readonly restored?: number;
  /** `all` keeps a result with errors; `failures` identifies the failed fields. @defaultValue 'none' */
  readonly errorPolicy?: 'none' | 'all';
  /** Identifies the fields of a page's data that failed. @defaultValue failures are not identified */
  readonly failures?: (error: unknown, data: TData) => RecordFailures;
  /**
   * Number of records scrolled out of sight after which the cache drops its memoized reads and
   * unreachable data, when the browser is idle. @defaultValue never
   */
  readonly releaseAfter?: number;
}

/** Fields that are `null` in a result because their resolvers failed. */
export interface RecordFailures {
  readonly isEmpty: boolean;
  /** `row` counts the records from 0. */
  has(row: number, field: string): boolean;
}

/** State of a growing list. It is immutable: a new state is a new object. */
export interface GrowingListState<TRecord> {
  /** `loading` and `failed` have no records yet. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** Records of all kept pages, in the order of the list, without repetitions. */
  readonly records: readonly TRecord[];
  /** By row of `records`; empty without the option `failures`. */
  readonly failures: RecordFailures;
  /** A request is pending: for a page, or for stale data. */
  readonly isLoading: boolean;
  /** A shown page is being refetched. */
  readonly isRefreshing: boolean;
  /** The next page is pending. */
  readonly isGrowing: boolean;
  /** There are further records at the growing end. */
  readonly hasNext: boolean;
  /** Pages were dropped at the other end. */
  readonly hasPrevious: boolean;
  /**
   * Error of a visible page, otherwise of the next page. Loaded records stay; `retry` sends the
   * request again.
   */
  readonly error: AdminError | undefined;
  /** Error of the next page; `loadNext` sends the request again. */
  readonly nextError: AdminError | undefined;
}

/**
 * A list that loads page by page, created by `watchGrowingList`. It sends no request before it has
 * a subscriber.
 */
export interface GrowingList<TRecord> {
  /** Returns the same object until the state changes. */
  readonly getState: () => GrowingListState<TRecord>;
  /** Activates the list while it has subscribers. A later subscriber finds the loaded pages. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads as many further records as a page has, or retries the page that failed. Does nothing
   * while a request is pending, and at the end of the list.
   */
  readonly loadNext: () => void;
  /** Loads the page again that was dropped last. */
  readonly loadPrevious: () => void;
  /**
   * Reports the visible rows of `records`, `last` included. Until it is called, all rows count as
   * visible. Only visible pages are active queries.
   */
  readonly look: (first: number, last: number) => void;
  /** Refetches visible pages now, and other pages when they become visible. */
  readonly refresh: () => void;
  /** Retries the pages that failed. */
  readonly retry: () => void;
}
