import type { ListDescriptor, ListRequest, SortKey } from '@admin/gql/resource';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { rowsQuery } from '../../data/rows-query.ts';
import { useDataClient } from '../../data/use-data-client.ts';
import { useResources } from '../../resources/resources-context.tsx';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import type { RecordsState } from '../../data/use-records.ts';
import type { TotalState } from '../../data/use-total.ts';

export interface Paging {
  /** Page requested last, even when its cursor is not known yet. */
  readonly wanted: number;
  /** Whether there is a page after the wanted one. `undefined`: not known yet. */
  readonly hasNextPage: boolean | undefined;
  readonly hasPreviousPage: boolean;
  /** Whether a count is under way that will tell the last page. */
  readonly isCounting: boolean;
  readonly isRandomAccess: boolean;
  /** Goes to a page as soon as its cursor is known. `Infinity` stands for the last page. */
  readonly goTo: (page: number) => void;
  /** Prefetches a page that the user is likely to open. */
  readonly expect: (page: number) => void;
  /** Prefetches the first page of an order that the user is likely to choose. */
  readonly expectSort: (sort: readonly SortKey[]) => void;
}

/** State of the rows that paging depends on. */
export type PagedRows =
  | Pick<Extract<RecordsState, { status: 'ready' }>, 'status' | 'isStale' | 'page' | 'request'>
  | { readonly status: 'loading' | 'failed' };

export interface PagingOptions {
  /** Path of the list. Its cursors are stored under it. */
  readonly path: string;
  readonly list: Pick<ListDescriptor, 'document' | 'paging' | 'backwards' | 'variables'>;
  readonly request: ListRequest;
  readonly rows: PagedRows;
  readonly total: Pick<TotalState, 'total' | 'isPending'>;
  readonly update: UpdateList;
}

/** Page requested before its cursor was known. */
interface Wanted {
  readonly page: number;
  /** Page of the list at the time of the request. Another choice of the user since then cancels it. */
  readonly from: number;
  readonly conditions: string;
}

type Position = Partial<ListState> & Pick<ListState, 'page'>;

/** Navigation between pages, for any kind of paging. */
export function usePaging({
  path,
  list,
  request,
  rows,
  total: { total, isPending },
  update,
}: PagingOptions): Paging {
  const { page, pageSize, search, filters, sort } = request;
  const { pageStarts: starts } = useResources();
  const isRandomAccess = list.paging !== 'cursor' && list.paging !== 'token';
  const info = rows.status === 'ready' && !rows.isStale ? rows.page : undefined;
  const conditions = JSON.stringify([path, search, filters, sort, pageSize]);
  const isCounting =
    isPending ||
    (rows.status === 'ready' && rows.isStale && countedBy(rows.request) !== countedBy(request));
  const lastPage =
    isRandomAccess && total?.exact && !isCounting
      ? Math.max(0, Math.ceil(total.count / pageSize) - 1)
      : undefined;

  const [remembered, setWanted] = useState<Wanted>();
  const isWanted =
    remembered?.conditions === conditions &&
    rows.status !== 'failed' &&
    [page, page - Math.sign(remembered.page - page)].includes(remembered.from);
  const wanted = isWanted ? remembered.page : page;
  const from = Number.isFinite(wanted) ? wanted : page;

  /**
   * Position of a page, or of the next page on the way to it. `undefined`: not known yet; `null`:
   * there is none.
   */
  const towards = (to: number): Position | undefined | null => {
    if (lastPage !== undefined) return { page: Math.min(to, lastPage) };
    if (to === Infinity) return isCounting ? undefined : null;
    if (to > page) return info && (info.hasNextPage ? after(page + 1, info.endCursor) : null);
    if (isRandomAccess || to <= 0) return { page: to };
    const known = starts.get(page - 1 + conditions);
    if (known !== undefined || !list.backwards) return after(page - 1, known) ?? { page: 0 };
    return (
      info &&
      (info.startCursor != null ? { page: page - 1, before: info.startCursor } : { page: 0 })
    );
  };
  const after = (to: number, cursor: string | null | undefined): Position | null => {
    if (isRandomAccess) return { page: to };
    return cursor == null ? null : { page: to, after: cursor };
  };
  const step = (to: number): Position | undefined | null => {
    const next = to === page ? null : towards(to);
    if (!next) return next;
    if (next.after !== undefined) starts.set(next.page + conditions, next.after);
    update(next);
    return next;
  };
  const goTo = (to: number): void => {
    const next = step(to);
    const isOnTheWay =
      next === undefined || (next !== null && next.page !== Math.min(to, lastPage ?? to));
    setWanted(isOnTheWay ? { page: to, from: page, conditions } : undefined);
  };
  // The wanted page has been reached, is no longer wanted, or is one page nearer.
  if (remembered && (wanted === page || towards(wanted) === null)) setWanted(undefined);
  else if (remembered && remembered.from !== page) setWanted({ ...remembered, from: page });
  const goOn = useEffectEvent(() => step(wanted));
  useEffect(() => {
    if (wanted !== page) goOn();
  });

  const client = useDataClient();
  const ask = useCallback(
    (position: Partial<ListRequest>, priority: RequestPriority): void => {
      // The list has all rows already.
      if (list.paging === 'none') return;
      void client.prefetch(
        rowsQuery(list, { ...request, after: undefined, before: undefined, ...position }),
        priority,
      );
    },
    [client, list, request],
  );
  const expectSort = useCallback(
    (next: readonly SortKey[]) => ask({ page: 0, sort: next }, 'auto'),
    [ask],
  );
  return {
    wanted: from,
    hasNextPage:
      lastPage !== undefined
        ? from < lastPage
        : from > page
          ? undefined
          : info && towards(page + 1) !== null,
    hasPreviousPage: from > 0,
    isCounting,
    isRandomAccess,
    goTo,
    expect: (to) => {
      const position = towards(to);
      // Users with data saving switched on get no prefetch.
      if (position && !isDataSaved()) ask(position, 'low');
    },
    expectSort,
  };
}

/** Key of a total: the search and the conditions that it counts. */
function countedBy({ search, filters }: ListRequest): string {
  return JSON.stringify([search, filters]);
}

function isDataSaved(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}
