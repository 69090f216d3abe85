import type { GrowingList, GrowingListState } from '@admin/gql';
import type {
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import { useState, useSyncExternalStore } from 'react';

import { useWatchRows } from '../../data/use-watch-rows.ts';
import type { RecordsState } from '../../data/use-records.ts';
import { growingRows } from './growing-rows.ts';

/** State and functions of a growing list in addition to its rows. */
export interface Growth extends Pick<GrowingList<ResourceRecord>, 'loadNext' | 'look'> {
  readonly hasNext: boolean;
  /** Whether the next page is loading. */
  readonly isGrowing: boolean;
  /** Error of the next page. */
  readonly error: unknown;
}

export interface UsedGrowingRows {
  /** The object is stable while the request is equal. */
  readonly request: ListRequest;
  readonly rows: RecordsState;
  readonly growth: Growth;
}

/**
 * Rows of a growing list. Those of the previous request stay until the first page of the next has
 * loaded.
 */
export function useGrowingRows(
  list: ListDescriptor,
  key: ResourceDescriptor['key'],
  request: ListRequest,
  restored: number,
): UsedGrowingRows {
  const watchRows = useWatchRows();
  const of = JSON.stringify(list.variables(request));
  const make = (rows: number) => ({
    watchRows,
    list,
    of,
    request,
    rows: watchRows(growingRows({ list, key, request, restored: rows })),
  });
  const [kept, keep] = useState(() => make(restored));
  let held = kept;
  if (kept.watchRows !== watchRows || kept.list !== list || kept.of !== of) {
    held = make(0);
    keep(held);
  }
  const state = useSyncExternalStore(held.rows.subscribe, held.rows.getState, held.rows.getState);
  const {
    request: asked,
    rows: { refresh, loadNext, look },
  } = held;
  const [latest, setLatest] = useState<{
    readonly request: ListRequest;
    readonly state: GrowingListState<ResourceRecord>;
  }>();
  if (state.status === 'ready' && latest?.state !== state) setLatest({ request: asked, state });
  const isStale = state.status === 'loading' && latest !== undefined;
  const shown = isStale ? latest : { request: asked, state };
  const { status, records, hasNext, failures } = shown.state;
  const { error, nextError } = shown.state;
  return {
    request: asked,
    rows:
      status === 'ready'
        ? {
            status,
            records,
            page: { hasPreviousPage: false, hasNextPage: hasNext },
            failures,
            request: shown.request,
            total: undefined,
            isStale,
            isRefreshing: isStale || state.isRefreshing,
            refresh,
            error: error === nextError ? undefined : error,
          }
        : status === 'failed'
          ? { status, error, retry: refresh }
          : { status },
    growth: {
      hasNext,
      isGrowing: state.isGrowing,
      error: state.nextError,
      loadNext,
      look,
    },
  };
}
