import type { ListDescriptor, ListRequest, PageInfo, Total } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';

import { sendAhead } from '../admin/first-query.ts';
import type { RecordsState } from '../table/use-records.ts';
import { createCursorMemory } from './cursor-memory.ts';
import type { UpdateList } from './use-list-state.ts';

export interface Paging {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly isRandomAccess: boolean;
  readonly goTo: (page: number) => void;
  /** Fetches a page that is likely to be gone to next, so that it is there at once. */
  readonly expect: (page: number) => void;
}

export interface PagingOptions {
  /** Where the list is: its cursors are remembered by it. */
  readonly path: string;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  readonly rows: RecordsState;
  readonly total: Total | undefined;
  readonly update: UpdateList;
}

const memory = createCursorMemory();

/** The way to other pages, whichever way the server counts them. */
export function usePaging({ path, list, request, rows, total, update }: PagingOptions): Paging {
  const { page, pageSize } = request;
  const info = rows.status === 'ready' && !rows.isStale ? rows.page : undefined;
  const isRandomAccess = list.paging !== 'cursor' && list.paging !== 'token';
  const client = useApolloClient();
  const fetchAhead = (change: Partial<ListRequest>) => {
    // Everything is there already, or whoever pays for each byte has said so.
    if (list.paging === 'none' || isDataSaved()) return;
    void sendAhead(client, { priority: 'low', query: list.document, variables: list.variables({ ...request, after: undefined, before: undefined, ...change }) });
  };
  if (isRandomAccess) {
    return {
      isRandomAccess,
      hasPreviousPage: page > 0,
      hasNextPage: total?.exact ? (page + 1) * pageSize < total.count : (info?.hasNextPage ?? false),
      goTo: (to) => update({ page: to }),
      expect: (to) => fetchAhead({ page: to }),
    };
  }
  const { search, filters, sort } = request;
  const conditions = JSON.stringify([path, search, filters, sort, pageSize]);
  return {
    isRandomAccess,
    hasPreviousPage: page > 0,
    hasNextPage: (info?.hasNextPage ?? false) && info?.endCursor != null,
    goTo: (to) => {
      if (to > page && info?.endCursor != null) memory.set(conditions, to, info.endCursor);
      update(to === 0 ? {} : { page: to, ...positionOf(to, memory.get(conditions, to), list, info) });
    },
    expect: (to) => {
      const after = to > page ? (info?.endCursor ?? undefined) : memory.get(conditions, to);
      fetchAhead(to === 0 ? { page: 0 } : { page: to, ...positionOf(to, after, list, info) });
    },
  };
}

function isDataSaved(): boolean {
  return 'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null && 'saveData' in navigator.connection && navigator.connection.saveData === true;
}

/** Where a page starts, or ends; its first page when neither is known. */
function positionOf(page: number, after: string | undefined, { backwards }: ListDescriptor, info: PageInfo | undefined) {
  if (after !== undefined) return { after };
  return backwards && info?.startCursor != null ? { page, before: info.startCursor } : { page: 0 };
}
