import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { ListRequest, PageInfo } from '../resource/list-request.ts';
import { recordId } from '../resource/record-id.ts';
import type { GrowingListOptions } from './growing-list.ts';

/** Members of a generated list that a growing list uses. */
export interface PagedList<TData, TVariables extends OperationVariables, TRecord> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly paging: string;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly TRecord[];
  page(data: TData, request: ListRequest): PageInfo;
}

/** Request of the list, apart from the page. */
export type GrowingListRequest = Partial<Omit<ListRequest, 'page' | 'after' | 'before'>>;

/**
 * Options of a growing list for a generated list, with its paging, sorting and filtering.
 *
 * ```ts
 * import { key, list } from '@admin/gql/resources/orders';
 * const orders = watchGrowingList(
 *   client,
 *   growingListOf(
 *     { list, key },
 *     { sort: [{ field: 'placedAt', descending: true }], columns: ['number', 'total'] },
 *   ),
 * );
 * ```
 *
 * Another sort, filter or search makes a separate list; pages of both are never mixed.
 */
export function growingListOf<TData, TVariables extends OperationVariables, TRecord extends object>(
  {
    list,
    key,
  }: { readonly list: PagedList<TData, TVariables, TRecord>; readonly key: readonly string[] },
  { pageSize = 25, ...shown }: GrowingListRequest = {},
): GrowingListOptions<TData, TVariables, TRecord> {
  const request = { pageSize, sort: [], filters: [], search: '', columns: [], ...shown };
  return {
    document: list.document,
    paging: isPaging(list.paging) ? list.paging : 'none',
    pageSize,
    variables: (page) => list.variables({ ...request, ...page }),
    records: (data, page) => list.records(data, { ...request, ...page }),
    page: (data, page) => list.page(data, { ...request, ...page }),
    key: (record) => recordId(key, Object.fromEntries(Object.entries(record))),
  };
}

const pagings = ['offset', 'page', 'cursor', 'token', 'none'] as const;

function isPaging(paging: string): paging is (typeof pagings)[number] {
  return pagings.some((candidate) => candidate === paging);
}
