import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { AdminError } from '../errors/admin-error.ts';
import type { ListRequest, PageInfo } from '../resource/list-request.ts';

/**
 * Where a page stands. `after` and `before` are where the page next to it ended, for paging by
 * cursor or token.
 */
export type ListPage = Pick<ListRequest, 'page' | 'pageSize' | 'after' | 'before'>;

/**
 * How a list is asked for that grows page by page. Of a generated list `growingListOf` makes it;
 * for a document written by hand it is written beside the document, and the compiler checks it
 * against the document's types:
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
   * `offset` and `page` find a page by its number, `cursor` and `token` by where the page before it
   * ended, `none` has one page.
   */
  readonly paging: 'offset' | 'page' | 'cursor' | 'token' | 'none';
  /**
   * `backwards` begins with the last records and grows towards the first, by
   * `PageInfo.startCursor`: a conversation. @defaultValue 'forwards'
   */
  readonly direction?: 'forwards' | 'backwards';
  /**
   * Variables of the document for a page: `({ page, pageSize }) => ({ first: pageSize, offset: page *
   * pageSize })`.
   */
  readonly variables: (page: ListPage) => TVariables;
  /** The records of a page in its data. */
  readonly records: (data: TData, page: ListPage) => readonly TRecord[];
  /** Whether there is more beside a page, and its cursors where it is asked for by them. */
  readonly page: (data: TData, page: ListPage) => PageInfo;
  /**
   * What tells two records apart, so that a record that moved from one page to the next is shown
   * once; `undefined` for a record that nothing tells apart. @defaultValue its identity in the
   * cache
   */
  readonly key?: (record: TRecord) => string | undefined;
  /** Records that one step brings. @defaultValue 25 */
  readonly pageSize?: number;
  /**
   * A step asks for its records in pieces of at most so many, one after another, so that no answer
   * takes long to be stored. @defaultValue `pageSize`
   */
  readonly pieceSize?: number;
  /**
   * So many pages are kept; the ones farthest from where the list grows are let go, and come back
   * by `loadPrevious`. `Infinity` for a list that says by `look` what is in sight. @defaultValue
   * 20
   */
  readonly maxPages?: number;
  /**
   * So many records were there when the list was left: they come back, 20 pages at most. @defaultValue
   * 0
   */
  readonly restored?: number;
  /** `all` keeps an answer of which a part failed; `failures` says which part. @defaultValue 'none' */
  readonly errorPolicy?: 'none' | 'all';
  /**
   * Which values of a page's data are missing since the server failed on them. @defaultValue none
   * are told apart
   */
  readonly failures?: (error: unknown, data: TData) => RecordFailures;
  /**
   * After so many records have left the sight the cache forgets how it has read them, when the
   * browser is idle, together with what nothing refers to any more. @defaultValue never
   */
  readonly releaseAfter?: number;
}

/** Values that an answer lacks because the server failed on them, though the rest came. */
export interface RecordFailures {
  readonly isEmpty: boolean;
  /** `row` counts the records from 0. */
  has(row: number, field: string): boolean;
}

/** What a growing list has at a moment. Never changed: a new state is a new object. */
export interface GrowingListState<TRecord> {
  /** `loading` and `failed` have nothing to show yet. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** Records of all pages that are kept, in the order of the list, each once. */
  readonly records: readonly TRecord[];
  /** By row of `records`; empty without the option `failures`. */
  readonly failures: RecordFailures;
  /** A request is under way: for a page, or for what a write made stale. */
  readonly isLoading: boolean;
  /** A page that is shown is asked for again. */
  readonly isRefreshing: boolean;
  /** The next page is under way. */
  readonly isGrowing: boolean;
  /** There is more where the list grows. */
  readonly hasNext: boolean;
  /** There is more at the other end: pages that were let go. */
  readonly hasPrevious: boolean;
  /**
   * What a page in sight failed with, else what the next one did. What was shown stays; `retry`
   * asks again.
   */
  readonly error: AdminError | undefined;
  /** What the next page failed with; `loadNext` asks again. */
  readonly nextError: AdminError | undefined;
}

/**
 * A list that is kept page by page: `watchGrowingList` makes it. It loads nothing before somebody
 * listens.
 */
export interface GrowingList<TRecord> {
  /** The same object until something changes. */
  readonly getState: () => GrowingListState<TRecord>;
  /** The list lives while somebody listens. Who comes back finds the pages that were there. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads as many records more as a page has, or asks again for the page that failed. Does nothing
   * while one is under way, and at the end.
   */
  readonly loadNext: () => void;
  /** Loads the page again that was let go last. */
  readonly loadPrevious: () => void;
  /**
   * Says which rows of `records` are in sight, `last` included. Until it is called all of them are.
   * Pages in sight are queries on the screen, others are not.
   */
  readonly look: (first: number, last: number) => void;
  /** Asks again for what is in sight; for what is not, when it comes into sight. */
  readonly refresh: () => void;
  /** Asks again for the pages that failed. */
  readonly retry: () => void;
}
