import {
  recordId,
  type KeyFields,
  type ListDescriptor,
  type ListRequest,
  type PageInfo,
  type ResourceRecord,
} from '@admin/gql/resource';
import {
  InMemoryCache,
  type ApolloCache,
  type ApolloClient,
  type ObservableQuery,
} from '@apollo/client';

import { listFailures, noFailures, type FieldFailures } from '../table/field-failures.ts';
import { pieceOf } from './use-list-request.ts';

export interface GrowingRowsOptions {
  readonly client: ApolloClient;
  readonly list: ListDescriptor;
  /** `null`: records without a key, which cannot be told apart. */
  readonly key: KeyFields | null;
  /** What the list is asked with: its first page. */
  readonly request: ListRequest;
  /** So many rows were there when the list was left. */
  readonly restored: number;
}

/** The rows of a list that grows, at a moment. Never changed: a new state is a new object. */
export interface GrowingRowsState {
  /** `loading` and `failed` have nothing to show yet. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** Of all pages, in the order of the list, each once. */
  readonly records: readonly ResourceRecord[];
  readonly failures: FieldFailures;
  readonly page: PageInfo;
  /** What is in sight is asked for again. */
  readonly isRefreshing: boolean;
  /** The next page is on its way. */
  readonly isGrowing: boolean;
  /** What a page failed with that is in sight; what was shown of it stays. */
  readonly error: unknown;
  /** What the next page failed with. */
  readonly nextError: unknown;
}

export interface GrowingRows {
  /** The same object until something changes. */
  readonly getState: () => GrowingRowsState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads as many rows more as a page has, or asks again for the one that failed. Does nothing
   * while one is on its way, and at the end.
   */
  readonly loadNext: () => void;
  /** Says which rows are in sight. */
  readonly look: (first: number, last: number) => void;
  readonly refresh: () => void;
}

interface HeldPage {
  request: ListRequest;
  records: readonly ResourceRecord[];
  ids: readonly string[];
  failures: FieldFailures;
  info: PageInfo | undefined;
  isLoading: boolean;
  error: unknown;
  /** What is held may be older than what the server has, though the cache has not forgotten it. */
  isOld: boolean;
  /** While it is in sight. */
  query: ObservableQuery | undefined;
  stop: () => void;
  /** Places of its rows among those of the list. */
  start: number;
  end: number;
}

/**
 * As many pages out of sight are asked for again after a change, the nearest first; the others when
 * they come into sight.
 */
const mostRefreshed = 10;

/** Rows of as many pages come back with an address: it may have been sent by somebody else. */
const mostRestored = 20;

/** Milliseconds without scrolling after which what is in sight is watched. */
const rest = 150;

/** Rows that leave the sight before the cache forgets how it has read them. */
const forgottenAfter = 1000;

/**
 * For each record that it has read, the cache keeps a set for every field and an entry for every
 * object, which is twice what the records themselves take: 55 of 81 MB for ten thousand orders,
 * through which each collection of garbage goes. What is on the screen is read again, once, with
 * the next change. `cache.gc` does the same after it has gone through all that is stored.
 */
function forgetReadings(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache['resetResultCache']();
}

/**
 * Rows of a list page by page, for a table of ten thousand. Where a page is long it is asked for in
 * pieces, one after another, each a page here: no answer holds up a key. A page in sight is a query
 * on the screen: after a write it is asked for again, once, as any list. One that is out of sight
 * is no query; what it had stays, and when it comes into sight the cache tells whether a write has
 * made it stale. So a write costs one request per page that is seen, then one after another those
 * of the nearest. A page whose predecessor ends elsewhere than before begins there when it is next
 * asked for; a record that two pages have is shown once.
 */
export function watchGrowingRows({
  client,
  list,
  key,
  request,
  restored,
}: GrowingRowsOptions): GrowingRows {
  const byCursor = list.paging === 'cursor' || list.paging === 'token';
  const names = list.columns.map(({ field }) => field.name);
  const listeners = new Set<() => void>();
  const piece = pieceOf(request);
  const pages: HeldPage[] = [held(piece)];
  let sight: readonly [first: number, last: number] = [0, Infinity];
  /** So many rows come back. */
  let returning = Math.min(restored, mostRestored * request.pageSize);
  /** So many rows are to be there; 0 when they are. */
  let wanted = Math.max(returning, request.pageSize);
  let isRevalidating = false;
  /** Rows that have left the sight. */
  let left = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * What each page had when their records were joined last: ten thousand are gone through only
   * where one of them is another.
   */
  let joined: readonly (readonly ResourceRecord[])[] = [];
  let state: GrowingRowsState = {
    status: 'loading',
    records: [],
    failures: noFailures,
    page: { hasPreviousPage: false, hasNextPage: false },
    isRefreshing: true,
    isGrowing: false,
    error: undefined,
    nextError: undefined,
  };

  const variables = (page: HeldPage) => list.variables(page.request);
  const hasMore = ({ info }: HeldPage) =>
    info !== undefined && info.hasNextPage && (!byCursor || info.endCursor != null);

  const take = (
    page: HeldPage,
    data: unknown,
    error: unknown,
    isLoading: boolean,
    isFresh = page.isLoading && !isLoading,
  ) => {
    const isRefreshed = page.isLoading && !isLoading && page.info !== undefined;
    page.isLoading = isLoading;
    page.error = error;
    if (data !== undefined && data !== null) {
      // The cache knows no reason why a value is missing: what the server said of it holds until it
      // is asked again.
      const failures =
        error === undefined && !isFresh ? page.failures : listFailures(error, data, names);
      const taken = list.records(data, page.request);
      const records = isAlike(taken, page.records) ? page.records : taken;
      // A page that failed as a whole is no empty one.
      if (records.length > 0 || failures.isEmpty) {
        if (records !== page.records)
          page.ids = key ? records.map((record) => recordId(key, record)) : [];
        Object.assign(page, {
          records,
          failures,
          info: list.page(data, page.request),
          error: undefined,
        });
      }
    }
    update();
    // It may have come while somebody looks elsewhere.
    if (!isInSight(page)) page.stop();
    if (isRefreshed) void revalidate();
  };

  const watch = (
    page: HeldPage,
    fetchPolicy: 'cache-first' | 'cache-and-network',
    isRestored = false,
  ) => {
    const query = client.watchQuery({
      query: list.document,
      variables: variables(page),
      fetchPolicy,
      nextFetchPolicy: 'cache-first',
      errorPolicy: 'all',
      notifyOnNetworkStatusChange: true,
    });
    page.query = query;
    page.isOld = isRestored;
    const subscription = query.subscribe(({ data, error, loading }) => {
      // From another visit it is only what comes from the cache.
      if (loading) page.isOld = false;
      take(page, data, error, loading);
    });
    page.stop = () => {
      subscription.unsubscribe();
      page.query = undefined;
      // It is asked for again when it comes into sight, and fails there or not.
      page.isOld ||= page.error !== undefined;
      page.stop = () => undefined;
      left += page.records.length;
      if (left < forgottenAfter) return;
      left = 0;
      // Safari has no idle callbacks.
      ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(() =>
        forgetReadings(client.cache),
      );
    };
  };

  const isInSight = ({ start, end, info, isLoading }: HeldPage) =>
    info === undefined || isLoading || (start <= sight[1] && end > sight[0]);

  /** A page begins where the one before it ends. Says whether it began elsewhere. */
  const align = (page: HeldPage): boolean => {
    const end = pages[pages.indexOf(page) - 1]?.info?.endCursor;
    if (!byCursor || end == null || end === page.request.after) return false;
    page.request = { ...page.request, after: end };
    return true;
  };

  /** What the cache has of a page is read in a task of its own, once nobody scrolls. */
  const showNext = () => {
    const page = pages.find(
      (each) => isInSight(each) && (!each.query || (each.isOld && !each.isLoading)),
    );
    if (!page || listeners.size === 0) return;
    if (!page.query) watch(page, page.isOld || align(page) ? 'cache-and-network' : 'cache-first');
    else {
      page.isOld = false;
      page.query.refetch().catch(saidByQuery);
    }
    timer = setTimeout(showNext);
  };

  const show = () => {
    for (const page of pages) if (!isInSight(page)) page.stop();
    clearTimeout(timer);
    timer = setTimeout(showNext, rest);
  };

  const behind = (page: HeldPage): HeldPage => {
    const after = byCursor ? page.info?.endCursor : undefined;
    return held({ ...piece, page: pages.length, ...(after != null && { after }) });
  };

  const grow = (isRestored = false) => {
    const last = pages.at(-1);
    // What comes back is there at once, where the cache has it.
    if (!last || (last.isLoading && !(isRestored && last.info)) || !hasMore(last)) return;
    const page = behind(last);
    pages.push(page);
    watch(page, isRestored ? 'cache-first' : 'cache-and-network', isRestored);
    update();
  };

  /** The records of all pages, each once. */
  const join = (
    places: (readonly [page: HeldPage, row: number])[] | undefined,
  ): readonly ResourceRecord[] => {
    const seen = new Set<string>();
    const records: ResourceRecord[] = [];
    for (const page of pages) {
      page.start = records.length;
      for (const [row, record] of page.records.entries()) {
        const id = page.ids[row];
        if (id !== undefined && seen.has(id)) continue;
        if (id !== undefined) seen.add(id);
        records.push(record);
        places?.push([page, row]);
      }
      page.end = records.length;
    }
    return records;
  };

  const update = () => {
    for (const [index, page] of pages.entries()) {
      const next = pages[index + 1];
      if (!next || !page.query || page.isLoading || page.error !== undefined) continue;
      if (page.info && !hasMore(page)) for (const gone of pages.splice(index + 1)) gone.stop();
      else if (next.query && !next.isLoading && align(next))
        next.query.setVariables(variables(next)).catch(saidByQuery);
    }
    const parts = pages.map(({ records }) => records);
    const hasFailures = pages.some(({ failures }) => !failures.isEmpty);
    const places: (readonly [page: HeldPage, row: number])[] = [];
    const records =
      !hasFailures && isSame(parts, joined)
        ? state.records
        : join(hasFailures ? places : undefined);
    joined = parts;
    const [first] = pages;
    const last = pages.at(-1);
    const isNext = last !== first && last?.info === undefined;
    const isReady = first?.info !== undefined;
    const isShort = records.length < wanted && last !== undefined && hasMore(last);
    const failed = pages.find(
      ({ error, info, query }) => error !== undefined && info !== undefined && query !== undefined,
    );
    const next: GrowingRowsState = {
      status: isReady
        ? 'ready'
        : first?.error !== undefined && !first.isLoading
          ? 'failed'
          : 'loading',
      records: isSame(records, state.records) ? state.records : records,
      failures: hasFailures
        ? {
            isEmpty: false,
            has: (row, field) => places[row]?.[0].failures.has(places[row][1], field) === true,
          }
        : noFailures,
      page: {
        hasPreviousPage: false,
        hasNextPage: last !== undefined && (isNext || hasMore(last)),
        endCursor: last?.info?.endCursor ?? null,
      },
      isRefreshing: pages.some(
        ({ isLoading, info, query }) => isLoading && info !== undefined && query !== undefined,
      ),
      isGrowing: isShort || (isNext && last?.isLoading === true),
      error: isReady ? failed?.error : first?.error,
      nextError: isNext ? last?.error : undefined,
    };
    if (isSame(Object.values(next.page), Object.values(state.page)))
      Object.assign(next, { page: state.page });
    if (!isSame(Object.values(next), Object.values(state))) {
      state = next;
      for (const listener of listeners) listener();
    }
    if (isShort) grow(records.length < returning);
    else if (isReady && !isNext) [wanted, returning] = [0, 0];
  };

  /** After what is in sight is new: what is near it, one request after another. */
  const revalidate = async () => {
    if (isRevalidating) return;
    isRevalidating = true;
    const middle = (Math.max(sight[0], 0) + Math.min(sight[1], state.records.length)) / 2;
    const near = pages
      .filter(({ query }) => !query)
      .toSorted((one, other) => Math.abs(one.start - middle) - Math.abs(other.start - middle));
    for (const page of near.slice(0, mostRefreshed)) {
      if (listeners.size === 0) break;
      if (page.query || !pages.includes(page)) continue;
      const isMoved = align(page);
      const asked = { query: list.document, variables: variables(page) };
      if (!isMoved && !page.isOld && client.readQuery(asked) !== null) continue;
      try {
        const { data, error } = await client.query({
          ...asked,
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
        });
        page.isOld = false;
        take(page, data, error, false, true);
      } catch {
        // It is asked for when it comes into sight.
        page.isOld = true;
        break;
      }
    }
    isRevalidating = false;
  };

  return {
    getState: () => state,
    subscribe(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) for (const page of pages.filter(isInSight)) watch(page, 'cache-and-network');
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        for (const page of pages) page.stop();
      };
    },
    loadNext() {
      const last = pages.at(-1);
      if (last?.error !== undefined && last.info === undefined)
        last.query?.refetch().catch(saidByQuery);
      else if (wanted === 0) {
        wanted = state.records.length + request.pageSize;
        grow();
      }
    },
    look(first, last) {
      if (first === sight[0] && last === sight[1]) return;
      sight = [first, last];
      show();
      // What a page has failed with is said while it is in sight.
      if (pages.some(({ error, info }) => error !== undefined && info !== undefined)) update();
    },
    refresh() {
      for (const page of pages) {
        if (page.query) page.query.refetch().catch(saidByQuery);
        else page.isOld = true;
      }
    },
  };
}

function held(request: ListRequest): HeldPage {
  return {
    request,
    records: [],
    ids: [],
    failures: noFailures,
    info: undefined,
    isLoading: true,
    error: undefined,
    isOld: false,
    query: undefined,
    stop: () => undefined,
    start: 0,
    end: 0,
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/**
 * Records that were read anew are the same where they hold the same: no row is rendered, and no
 * other page gone through.
 */
const isAlike = (one: readonly ResourceRecord[], other: readonly ResourceRecord[]): boolean =>
  isSame(one, other) ||
  (one.length === other.length && JSON.stringify(one) === JSON.stringify(other));

/** What a page fails with arrives as its result. */
function saidByQuery(): void {}
