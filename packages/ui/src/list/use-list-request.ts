import type { FieldDescriptor, FilterDescriptor, ListRequest } from '@admin/gql/resource';
import { use, useMemo } from 'react';

import type { ListState } from '../table/list-state.ts';
import { defaultPageSize, pageSizes } from '../table/page-sizes.ts';
import { conditions } from './condition-chips-part.ts';
import { readStored, writeStored } from './stored.ts';

const key = 'admin.pageSize';
/** Whether a condition may ask for a period: only what is loaded then can tell. */
export const mayHavePeriods = (state: ListState): boolean => state.filters.some(({ value }) => String(value).startsWith('~'));

/** What a list in this state asks the server for. */
export function listRequest(state: ListState, columns: readonly FieldDescriptor[]): ListRequest {
  const remembered = readStored(key);
  const pageSize = state.pageSize ?? pageSizes.find((size) => size === remembered) ?? defaultPageSize;
  return { ...state, pageSize, columns: columns.map(({ name }) => name) };
}

/** @param filters of the list: without them, no condition asks for a period */
export function useListRequest(state: ListState, columns: readonly FieldDescriptor[], filters?: readonly FilterDescriptor[]): ListRequest {
  const code = mayHavePeriods(state) ? use(conditions.load()) : undefined;
  // In a list that stays open over midnight, yesterday is another day.
  const today = code?.today();
  return useMemo(
    () => listRequest(code ? { ...state, filters: code.resolvePeriods(filters, state.filters, today) } : state, columns),
    [state, columns, filters, code, today],
  );
}

/** Every list opens with as many rows as the user chose last. */
export function rememberPageSize(pageSize: number): void {
  writeStored(key, pageSize);
}
