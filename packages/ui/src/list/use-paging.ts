import type { ListDescriptor, ListRequest, PageInfo, Total } from '@admin/gql';

import type { RecordsState } from '../table/use-records.ts';
import { createCursorMemory } from './cursor-memory.ts';
import type { UpdateList } from './use-list-state.ts';

export interface Paging {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly isRandomAccess: boolean;
  goTo(page: number): void;
}

export interface PagingOptions {
  readonly resource: string;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  readonly rows: RecordsState;
  readonly total: Total | undefined;
  readonly update: UpdateList;
}

const memory = createCursorMemory();

/** The way to other pages, whichever way the server counts them. */
export function usePaging({ resource, list, request, rows, total, update }: PagingOptions): Paging {
  const { page, pageSize } = request;
  const info = rows.status === 'ready' && !rows.isStale ? rows.page : undefined;
  const isRandomAccess = list.paging !== 'cursor' && list.paging !== 'token';
  if (isRandomAccess) {
    return {
      isRandomAccess,
      hasPreviousPage: page > 0,
      hasNextPage: total?.exact ? (page + 1) * pageSize < total.count : (info?.hasNextPage ?? false),
      goTo: (to) => update({ page: to }),
    };
  }
  const { search, filters, sort } = request;
  const conditions = JSON.stringify([resource, search, filters, sort, pageSize]);
  return {
    isRandomAccess,
    hasPreviousPage: page > 0,
    hasNextPage: (info?.hasNextPage ?? false) && info?.endCursor != null,
    goTo: (to) => {
      if (to > page && info?.endCursor != null) memory.set(conditions, to, info.endCursor);
      update(to === 0 ? {} : { page: to, ...positionOf(to, memory.get(conditions, to), list, info) });
    },
  };
}

/** Where a page starts, or ends; its first page when neither is known. */
function positionOf(page: number, after: string | undefined, { backwards }: ListDescriptor, info: PageInfo | undefined) {
  if (after !== undefined) return { after };
  return backwards && info?.startCursor != null ? { page, before: info.startCursor } : { page: 0 };
}
