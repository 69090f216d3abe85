import type { FieldDescriptor, ListRequest } from '@admin/gql/resource';
import { useMemo } from 'react';

import { defaultPageSize, pageSizes } from '../table/page-sizes.ts';
import type { ListState } from '../table/list-state.ts';
import { readStored, writeStored } from './stored.ts';

const key = 'admin.pageSize';

/** What a list in this state asks the server for. */
export function listRequest(state: ListState, columns: readonly FieldDescriptor[]): ListRequest {
  const remembered = readStored(key);
  const pageSize = state.pageSize ?? pageSizes.find((size) => size === remembered) ?? defaultPageSize;
  return { ...state, pageSize, columns: columns.map(({ name }) => name) };
}

export function useListRequest(state: ListState, columns: readonly FieldDescriptor[]): ListRequest {
  return useMemo(() => listRequest(state, columns), [state, columns]);
}

/** Every list opens with as many rows as the user chose last. */
export function rememberPageSize(pageSize: number): void {
  writeStored(key, pageSize);
}
