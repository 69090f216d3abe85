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
   * What tells two records apart; a record that moved from one page to the next is shown once. @defaultValue
   * its identity in the cache
   */
  readonly key?: (record: TRecord) => string;
  /** @defaultValue 25 */
  readonly pageSize?: number;
  /**
   * So many pages are held and kept right; the ones farthest from where the list grows are let go,
   * and come back by `loadPrevious`. @defaultValue 20
   */
  readonly maxPages?: number;
}

/** What a growing list has at a moment. Never changed: a new state is a new object. */
export interface GrowingListState<TRecord> {
  /** `loading` and `failed` have nothing to show yet. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** Records of all pages that are held, in the order of the list, each once. */
  readonly records: readonly TRecord[];
  /** Something is under way: a page, or what a write made stale. */
  readonly isLoading: boolean;
  /** There is more where the list grows. */
  readonly hasNext: boolean;
  /** There is more at the other end: pages that were let go. */
  readonly hasPrevious: boolean;
  /** What a page failed with. What was shown stays; `retry` asks again. */
  readonly error: AdminError | undefined;
}

/**
 * A list that is held page by page: `watchGrowingList` makes it. It loads nothing before somebody
 * listens.
 */
export interface GrowingList<TRecord> {
  /** The same object until something changes. */
  readonly getState: () => GrowingListState<TRecord>;
  /** The list lives while somebody listens. Who comes back finds the pages that were there. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads one page more. Does nothing while one is under way, and at the end. */
  readonly loadNext: () => void;
  /** Loads the page again that was let go last. */
  readonly loadPrevious: () => void;
  /** Asks again for the pages that failed. */
  readonly retry: () => void;
}
