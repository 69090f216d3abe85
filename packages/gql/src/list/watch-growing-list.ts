import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import type { StoreObject } from '@apollo/client/utilities';

import type { AdminError } from '../errors/admin-error.ts';
import { isObject } from '../errors/narrow.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import type { PageInfo } from '../resource/list-request.ts';
import type {
  GrowingList,
  GrowingListOptions,
  GrowingListState,
  ListPage,
} from './growing-list.ts';

/**
 * A page that is held: a query of its own, so that the cache keeps it apart and a write refreshes
 * it as any other.
 */
interface HeldPage<TData, TVariables extends OperationVariables, TRecord> {
  position: ListPage;
  readonly query: ObservableQuery<TData, TVariables>;
  readonly close: () => void;
  info: PageInfo | undefined;
  records: readonly TRecord[];
  isLoading: boolean;
  error: AdminError | undefined;
}

/**
 * A list that grows page by page, for screens that scroll. Each page is a query with its own
 * variables: pages of another sort or filter never mix with these, no page overwrites another, and
 * a write asks again for those that are held. When a page ends elsewhere than before, the pages
 * behind it are asked for from there.
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
  type Page = HeldPage<TData, TVariables, TRecord>;
  const { document, paging, direction = 'forwards', pageSize = 25, maxPages = 20, key } = options;
  const isForwards = direction === 'forwards';
  const byPosition = paging === 'cursor' || paging === 'token';
  const listeners = new Set<() => void>();
  /** Where each page began that was ever held, by number. */
  const positions = new Map<number, ListPage>([[0, { page: 0, pageSize }]]);
  let pages: Page[] = [];
  /** Numbers of the pages that were held when the last listener left. */
  let held: readonly number[] = [0];
  let isOpening = false;
  let state: GrowingListState<TRecord> = {
    status: 'loading',
    records: [],
    isLoading: true,
    hasNext: false,
    hasPrevious: false,
    error: undefined,
  };

  const hasMore = ({ info }: Page) =>
    info
      ? (isForwards ? info.hasNextPage : info.hasPreviousPage) &&
        (!byPosition || endOf(info) != null)
      : false;
  const endOf = (info: PageInfo) => (isForwards ? info.endCursor : info.startCursor);

  const open = (position: ListPage): Page => {
    positions.set(position.page, position);
    const query = client.watchQuery({
      query: document,
      variables: options.variables(position),
      notifyOnNetworkStatusChange: true,
    });
    const page: Page = {
      position,
      query,
      info: undefined,
      records: [],
      isLoading: true,
      error: undefined,
      close: () => subscription.unsubscribe(),
    };
    const subscription = query.subscribe(({ data, dataState, loading, error }) => {
      page.isLoading = loading;
      page.error = error && toAdminError(error, { operationType: 'query' });
      if (dataState === 'complete') read(page, data);
      update();
    });
    return page;
  };

  const read = (page: Page, data: TData) => {
    page.info = options.page(data, page.position);
    page.records = options.records(data, page.position);
  };

  /**
   * Pages follow each other without a gap: one that begins where its neighbour does not end any
   * more moves, one behind the end goes.
   */
  const align = () => {
    for (const [index, page] of pages.entries()) {
      const next = pages[index + 1];
      if (!next || page.isLoading || page.error || !page.info) continue;
      if (!hasMore(page)) {
        for (const gone of pages.splice(index + 1)) gone.close();
        return;
      }
      const position = behind(page);
      if (
        !byPosition ||
        (position.after === next.position.after && position.before === next.position.before)
      )
        continue;
      next.position = position;
      next.isLoading = true;
      positions.set(position.page, position);
      next.query.setVariables(options.variables(position)).catch(saidByQuery);
    }
  };

  const behind = ({ position, info }: Page): ListPage => ({
    page: position.page + 1,
    pageSize,
    ...(byPosition && info && { [isForwards ? 'after' : 'before']: endOf(info) ?? undefined }),
  });

  const update = () => {
    if (isOpening) return;
    align();
    const shown = isForwards ? pages : pages.toReversed();
    const error = pages.find((page) => page.error)?.error;
    const isReady = pages.some(({ info }) => info !== undefined);
    const last = pages.at(-1);
    const next: GrowingListState<TRecord> = {
      status: isReady ? 'ready' : error ? 'failed' : 'loading',
      records: unique(shown.flatMap(({ records }) => records)),
      isLoading: pages.some(({ isLoading }) => isLoading),
      hasNext: last !== undefined && hasMore(last),
      hasPrevious: (pages[0]?.position.page ?? 0) > 0,
      error,
    };
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const unique = (records: readonly TRecord[]): readonly TRecord[] => {
    const seen = new Set<string>();
    return records.filter((record) => {
      const identity = key
        ? key(record)
        : isStored(record)
          ? client.cache.identify(record)
          : undefined;
      if (identity === undefined) return true;
      const isNew = !seen.has(identity);
      seen.add(identity);
      return isNew;
    });
  };

  return {
    getState: () => state,
    subscribe(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) {
        // What was shown stays until the pages are there again.
        isOpening = true;
        pages = held.flatMap((number) => positions.get(number) ?? []).map(open);
        isOpening = false;
        update();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        held = pages.map(({ position }) => position.page);
        for (const page of pages) page.close();
        pages = [];
      };
    },
    loadNext() {
      const last = pages.at(-1);
      if (!last || last.isLoading) return;
      if (last.error) {
        last.query.refetch().catch(saidByQuery);
        return;
      }
      if (!hasMore(last)) return;
      pages.push(open(behind(last)));
      if (pages.length > maxPages) pages.shift()?.close();
      update();
    },
    loadPrevious() {
      const [first] = pages;
      const position = first && positions.get(first.position.page - 1);
      if (!position || pages.some(({ isLoading }) => isLoading)) return;
      pages.unshift(open(position));
      if (pages.length > maxPages) pages.pop()?.close();
      update();
    },
    retry() {
      for (const page of pages) if (page.error) page.query.refetch().catch(saidByQuery);
    },
  };
}

/** What a page fails with arrives as its result; one that nobody waits for any more is no failure. */
function saidByQuery(): void {}

/** What the cache gives can be asked for its identity. */
function isStored(record: unknown): record is StoreObject {
  return isObject(record);
}

function isSame<TRecord>(
  before: GrowingListState<TRecord>,
  after: GrowingListState<TRecord>,
): boolean {
  const { records, ...flags } = before;
  const sameRecords =
    records.length === after.records.length &&
    records.every((record, index) => record === after.records[index]);
  return (
    sameRecords &&
    flags.status === after.status &&
    flags.isLoading === after.isLoading &&
    flags.hasNext === after.hasNext &&
    flags.hasPrevious === after.hasPrevious &&
    flags.error === after.error
  );
}
