import {
  InMemoryCache,
  type ApolloClient,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import type { StoreObject } from '@apollo/client/utilities';

import { isObject } from '../errors/narrow.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import type { PageInfo } from '../resource/list-request.ts';
import type {
  GrowingList,
  GrowingListOptions,
  GrowingListState,
  ListPage,
  RecordFailures,
} from './growing-list.ts';
import {
  continues,
  growingState,
  hasMore,
  isShort,
  joinFailures,
  joinPages,
  noFailures,
  pagingOf,
  nextPosition,
  type JoinedPages,
  type LoadedPage,
} from './growing-pages.ts';

/**
 * A list that grows page by page, for scrolling screens. Each page is a query with its own
 * variables. Thus pages of another sort or filter are never mixed, no page overwrites another, and
 * a write refetches the visible pages. When the end of a page changes, the next page starts there.
 * A record on two pages is shown once.
 *
 * A visible page is an active query. An invisible page (`look`) is not and keeps its records; when
 * it becomes visible, it is refetched if a write has made it stale. A write costs one request for
 * each visible page, followed by requests for the nearest invisible pages, one after another.
 *
 * ```ts
 * const list = watchGrowingList(client, growingListOf({ list: orders, key }));
 * const stop = list.subscribe(() => render(list.getState().records));
 * button.onclick = () => list.loadNext();
 * ```
 */
export function watchGrowingList<TData, TVariables extends OperationVariables, TRecord>(
  client: ApolloClient,
  options: GrowingListOptions<TData, TVariables, TRecord>,
): GrowingList<TRecord> {
  return new GrowingPages(client, options);
}

/** Number of invisible pages refetched after a change, nearest first. */
const maxRefreshedPages = 10;

/** Greatest number of restored pages. The requested number may come from an untrusted address. */
const maxRestoredPages = 20;

/** Milliseconds without scrolling after which the visible pages are watched. */
const scrollIdleDelay = 150;

interface Page<TData, TVariables extends OperationVariables, TRecord> extends LoadedPage<TRecord> {
  position: ListPage;
  records: readonly TRecord[];
  ids: readonly (string | undefined)[];
  failures: RecordFailures;
  info: PageInfo | undefined;
  isLoading: boolean;
  error: LoadedPage<TRecord>['error'];
  /** The page may be older than the server's data, although the cache still has it. */
  isOutdated: boolean;
  query: ObservableQuery<TData, TVariables> | undefined;
  unsubscribe: () => void;
}

type FirstPolicy = 'cache-first' | 'cache-and-network';

interface Result<TData> {
  readonly data: TData | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** The result has just arrived from the server. */
  readonly isFresh: boolean;
}

class GrowingPages<
  TData,
  TVariables extends OperationVariables,
  TRecord,
> implements GrowingList<TRecord> {
  readonly #client: ApolloClient;
  readonly #options: GrowingListOptions<TData, TVariables, TRecord>;
  readonly #pageSize: number;
  readonly #paging;
  readonly #listeners = new Set<() => void>();
  readonly #pages: Page<TData, TVariables, TRecord>[];
  /** Positions of the pages dropped at the other end, in the order of dropping. */
  readonly #droppedPositions: ListPage[] = [];
  #visibleRows: readonly [first: number, last: number] = [0, Infinity];
  /** Number of records restored from the cache, as far as it has them. */
  #restoreCount: number;
  #targetCount: number;
  #isRefreshingNear = false;
  #recordsOutOfSight = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #joined: JoinedPages<TRecord> = { records: [], ranges: [], rowPositions: [] };
  /** Records of each page at the last join. Pages are joined again when one differs. */
  #joinedRecords: readonly (readonly TRecord[])[] = [];
  #joinedFailures: readonly RecordFailures[] = [];
  #state: GrowingListState<TRecord>;

  constructor(client: ApolloClient, options: GrowingListOptions<TData, TVariables, TRecord>) {
    this.#client = client;
    this.#options = options;
    const { pageSize = 25, pieceSize = pageSize, restored = 0 } = options;
    this.#pageSize = pageSize;
    this.#paging = pagingOf(options);
    this.#pages = [pageAt({ page: 0, pageSize: Math.min(pageSize, pieceSize) })];
    this.#restoreCount = Math.min(restored, maxRestoredPages * pageSize);
    this.#targetCount = Math.max(this.#restoreCount, pageSize);
    this.#state = growingState(this.#pages, this.#joined, this.#progress(), noFailures);
  }

  readonly getState = (): GrowingListState<TRecord> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    const isFirst = this.#listeners.size === 0;
    this.#listeners.add(listener);
    if (isFirst) for (const page of this.#pages.filter(this.#isInSight)) this.#watch(page);
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      for (const page of this.#pages) this.#stop(page);
    };
  };

  readonly loadNext = (): void => {
    const last = this.#pages.at(-1);
    if (!last) return;
    if (last.error && last.info === undefined) {
      last.query?.refetch().catch(reportedByQuery);
    } else if (this.#targetCount === 0 && !last.isLoading && hasMore(last, this.#paging)) {
      this.#targetCount = this.#state.records.length + this.#pageSize;
      this.#grow();
    }
  };

  readonly loadPrevious = (): void => {
    if (this.#state.isLoading) return;
    const position = this.#droppedPositions.pop();
    if (!position) return;
    const page: Page<TData, TVariables, TRecord> = pageAt(position);
    this.#pages.unshift(page);
    if (this.#pages.length > this.#maxPages()) this.#drop(this.#pages.pop());
    this.#watch(page);
    this.#update();
  };

  readonly look = (first: number, last: number): void => {
    if (first === this.#visibleRows[0] && last === this.#visibleRows[1]) return;
    this.#visibleRows = [first, last];
    for (const page of this.#pages) if (!this.#isInSight(page)) this.#stop(page);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#watchNextInSight, scrollIdleDelay);
    // Errors of a page are only reported while it is visible.
    if (this.#pages.some(({ error, info }) => error && info !== undefined)) this.#update();
  };

  readonly refresh = (): void => {
    for (const page of this.#pages) {
      if (page.query) page.query.refetch().catch(reportedByQuery);
      else page.isOutdated = true;
    }
  };

  readonly retry = (): void => {
    for (const { error, query } of this.#pages) if (error) query?.refetch().catch(reportedByQuery);
  };

  #progress() {
    return {
      paging: this.#paging,
      targetCount: this.#targetCount,
      hasPrevious: this.#droppedPositions.length > 0,
    };
  }

  #maxPages(): number {
    return this.#options.maxPages ?? 20;
  }

  readonly #isInSight = (page: Page<TData, TVariables, TRecord>): boolean => {
    if (page.info === undefined || page.isLoading) return true;
    const { start, end } = this.#rangeOf(page);
    return start <= this.#visibleRows[1] && end > this.#visibleRows[0];
  };

  #rangeOf(page: Page<TData, TVariables, TRecord>) {
    const index = this.#pages.indexOf(page);
    const { ranges } = this.#joined;
    // A new page has no range yet.
    return ranges.at(this.#paging.isForwards ? index : -1 - index) ?? { start: 0, end: 0 };
  }

  #watch(page: Page<TData, TVariables, TRecord>, policy?: FirstPolicy, isOutdated = false): void {
    const query = this.#client.watchQuery({
      query: this.#options.document,
      variables: this.#options.variables(page.position),
      fetchPolicy:
        policy ?? this.#client.defaultOptions.watchQuery?.fetchPolicy ?? 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
      ...this.#errorPolicy(),
    });
    page.query = query;
    page.isOutdated = isOutdated;
    const subscription = query.subscribe(({ data, dataState, error, loading }) => {
      // A restored page is outdated as long as only the cache has provided it.
      if (loading) page.isOutdated = false;
      this.#receive(page, {
        data: dataState === 'complete' ? data : undefined,
        error,
        isLoading: loading,
        isFresh: page.isLoading && !loading,
      });
    });
    page.unsubscribe = () => subscription.unsubscribe();
  }

  #errorPolicy() {
    const { errorPolicy } = this.#options;
    return errorPolicy && { errorPolicy };
  }

  #stop(page: Page<TData, TVariables, TRecord>): void {
    if (!page.query) return;
    page.unsubscribe();
    page.query = undefined;
    // A failed page is refetched when it becomes visible again.
    page.isOutdated ||= page.error !== undefined;
    this.#recordsOutOfSight += page.records.length;
    if (this.#recordsOutOfSight < (this.#options.releaseAfter ?? Infinity)) return;
    this.#recordsOutOfSight = 0;
    whenIdle(() => releaseReads(this.#client));
  }

  #drop(page: Page<TData, TVariables, TRecord> | undefined): void {
    page?.unsubscribe();
  }

  #receive(
    page: Page<TData, TVariables, TRecord>,
    { data, error, isLoading, isFresh }: Result<TData>,
  ): void {
    const isRefreshed = page.isLoading && !isLoading && page.info !== undefined;
    page.isLoading = isLoading;
    page.error = error ? toAdminError(error, { operationType: 'query' }) : undefined;
    if (data !== undefined) this.#storeResult(page, data, error, isFresh);
    this.#update();
    // The page may be out of sight when the result arrives.
    if (!this.#isInSight(page)) this.#stop(page);
    if (isRefreshed) void this.#refreshNear();
  }

  #storeResult(
    page: Page<TData, TVariables, TRecord>,
    data: TData,
    error: unknown,
    isFresh: boolean,
  ): void {
    const { records: recordsOf, page: infoOf, failures: failuresOf } = this.#options;
    // The cache does not store why a field is missing. The reported failures stay until the next
    // response of the server.
    const failures =
      error === undefined && !isFresh ? page.failures : (failuresOf?.(error, data) ?? noFailures);
    const read = recordsOf(data, page.position);
    // A failed page must not be taken for an empty one.
    if (read.length === 0 && !failures.isEmpty) return;
    if (!hasEqualContent(read, page.records)) {
      page.records = read;
      page.ids = read.map((record) => this.#identify(record));
    }
    page.failures = failures;
    page.info = infoOf(data, page.position);
    if (!failures.isEmpty) page.error = undefined;
  }

  #identify(record: TRecord): string | undefined {
    const { key } = this.#options;
    if (key) return key(record);
    return isStored(record) ? this.#client.cache.identify(record) : undefined;
  }

  /** Moves a page to the present end of the previous page. Returns whether its position changed. */
  #align(page: Page<TData, TVariables, TRecord>): boolean {
    const previous = this.#pages[this.#pages.indexOf(page) - 1];
    if (!previous || continues(previous, page, this.#paging)) return false;
    page.position = { ...nextPosition(previous, this.#paging), page: page.position.page };
    return true;
  }

  #alignAll(): void {
    for (const [index, page] of this.#pages.entries()) {
      if (!page.query || page.isLoading || page.error || !page.info) continue;
      if (!hasMore(page, this.#paging)) {
        for (const removed of this.#pages.splice(index + 1)) this.#drop(removed);
        return;
      }
      const next = this.#pages[index + 1];
      if (!next?.query || next.isLoading || !this.#align(next)) continue;
      next.isLoading = true;
      next.query.setVariables(this.#options.variables(next.position)).catch(reportedByQuery);
    }
  }

  #grow(isRestored = false): void {
    const last = this.#pages.at(-1);
    // Restored pages are read from the cache without a wait.
    if (!last || (last.isLoading && !(isRestored && last.info))) return;
    if (!hasMore(last, this.#paging)) return;
    const page: Page<TData, TVariables, TRecord> = pageAt(nextPosition(last, this.#paging));
    this.#pages.push(page);
    if (this.#pages.length > this.#maxPages()) this.#dropFirstPage();
    this.#watch(page, isRestored ? 'cache-first' : undefined, isRestored);
    this.#update();
  }

  /** Drops the first page, and subtracts its records from the targets. */
  #dropFirstPage(): void {
    const [first] = this.#pages;
    if (!first) return;
    const { start, end } = this.#rangeOf(first);
    this.#targetCount = Math.max(0, this.#targetCount - (end - start));
    this.#restoreCount = Math.max(0, this.#restoreCount - (end - start));
    this.#pages.shift();
    this.#droppedPositions.push(first.position);
    this.#drop(first);
  }

  #update(): void {
    this.#alignAll();
    this.#join();
    const progress = this.#progress();
    const next = growingState(this.#pages, this.#joined, progress, this.#failures());
    const isLast = this.#pages.at(-1)?.info !== undefined;
    const needsNextPage = isShort(this.#pages, this.#joined, progress);
    if (!isEqualState(next, this.#state)) {
      this.#state = next;
      for (const listener of this.#listeners) listener();
    }
    if (needsNextPage) this.#grow(this.#joined.records.length < this.#restoreCount);
    else if (this.#pages[0]?.info !== undefined && isLast)
      this.#targetCount = this.#restoreCount = 0;
  }

  #join(): void {
    const shown = this.#paging.isForwards ? this.#pages : this.#pages.toReversed();
    const pageRecords = shown.map(({ records }) => records);
    if (isEqualList(pageRecords, this.#joinedRecords)) return;
    this.#joinedRecords = pageRecords;
    const joined = joinPages(shown);
    const isUnchanged = isEqualList(joined.records, this.#joined.records);
    this.#joined = isUnchanged ? { ...joined, records: this.#joined.records } : joined;
  }

  /** Failures of the joined rows; the same object as long as rows and failures are the same. */
  #failures(): RecordFailures {
    const { records, failures } = this.#state;
    const shown = this.#paging.isForwards ? this.#pages : this.#pages.toReversed();
    const pageFailures = shown.map((page) => page.failures);
    if (isEqualList(pageFailures, this.#joinedFailures) && records === this.#joined.records)
      return failures;
    this.#joinedFailures = pageFailures;
    return joinFailures(shown, this.#joined);
  }

  /** Watches the visible pages again, one per task, once scrolling has stopped. */
  readonly #watchNextInSight = (): void => {
    const page = this.#pages.find(
      (candidate) =>
        this.#isInSight(candidate) &&
        (!candidate.query || (candidate.isOutdated && !candidate.isLoading)),
    );
    if (!page || this.#listeners.size === 0) return;
    if (page.query) {
      page.isOutdated = false;
      page.query.refetch().catch(reportedByQuery);
    } else {
      const isOutdated = this.#align(page) || page.isOutdated;
      this.#watch(page, isOutdated ? 'cache-and-network' : 'cache-first');
    }
    this.#timer = setTimeout(this.#watchNextInSight);
  };

  /**
   * After the visible pages are refreshed: refetches the nearest invisible pages, one after
   * another.
   */
  async #refreshNear(): Promise<void> {
    if (this.#isRefreshingNear) return;
    this.#isRefreshingNear = true;
    const [first, last] = this.#visibleRows;
    const middle = (Math.max(first, 0) + Math.min(last, this.#joined.records.length)) / 2;
    const distance = (page: Page<TData, TVariables, TRecord>) =>
      Math.abs(this.#rangeOf(page).start - middle);
    const near = this.#pages
      .filter(({ query }) => !query)
      .toSorted((first, other) => distance(first) - distance(other));
    for (const page of near.slice(0, maxRefreshedPages)) {
      if (this.#listeners.size === 0) break;
      if (page.query || !this.#pages.includes(page)) continue;
      if (!(await this.#refreshPage(page))) break;
    }
    this.#isRefreshingNear = false;
  }

  /** Refetches an invisible page if a write made it stale. `false`: the request failed. */
  async #refreshPage(page: Page<TData, TVariables, TRecord>): Promise<boolean> {
    const isMoved = this.#align(page);
    const request = {
      query: this.#options.document,
      variables: this.#options.variables(page.position),
    };
    if (!isMoved && !page.isOutdated && this.#client.readQuery(request) !== null) return true;
    try {
      const { data, error } = await this.#client.query({
        ...request,
        fetchPolicy: 'network-only',
        ...this.#errorPolicy(),
      });
      this.#receive(page, { data, error, isLoading: false, isFresh: true });
      // With the error policy `all` a failure is returned as a result.
      page.isOutdated = page.error !== undefined;
      return !page.isOutdated;
    } catch {
      // The page is refetched when it becomes visible, and reports its error there.
      return false;
    }
  }
}

function pageAt<TData, TVariables extends OperationVariables, TRecord>(
  position: ListPage,
): Page<TData, TVariables, TRecord> {
  return {
    position,
    records: [],
    ids: [],
    failures: noFailures,
    info: undefined,
    isLoading: true,
    error: undefined,
    isOutdated: false,
    query: undefined,
    unsubscribe: () => undefined,
    get isWatched() {
      return this.query !== undefined;
    },
  };
}

/**
 * Ignores rejections of a query's methods: a page reports its error in its result, and a cancelled
 * request is no error.
 */
function reportedByQuery(): void {}

/** Records of the cache are objects that it can identify. */
function isStored(record: unknown): record is StoreObject {
  return isObject(record);
}

/** Safari does not support `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}

/**
 * Drops the memoized reads of the cache, which take twice the memory of the records themselves.
 * Active queries are read again once, with the next change.
 */
function releaseReads({ cache }: ApolloClient): void {
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
}

function isEqualList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/**
 * Compares records by content. Equal records keep their identity, so that their rows are not
 * rendered again.
 */
function hasEqualContent(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  return isEqualList(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

function isEqualState(one: GrowingListState<unknown>, other: GrowingListState<unknown>): boolean {
  return isEqualList(Object.values(one), Object.values(other));
}
