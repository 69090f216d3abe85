import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { ListRequest, PageInfo } from '../resource/list-request.ts';
import { recordId } from '../resource/record-id.ts';
import type { GrowingListOptions } from './growing-list.ts';

/** What is used of a generated list. */
export interface PagedList<TData, TVariables extends OperationVariables, TRecord> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly paging: string;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly TRecord[];
  page(data: TData, request: ListRequest): PageInfo;
}

/** What the list shows, whatever the page. */
export type GrowingListRequest = Partial<Omit<ListRequest, 'page' | 'after' | 'before'>>;

/**
 * A generated list as one that grows: how it pages, sorts and filters is what inference found.
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
 * A different sort, filter or search is a different list: its pages never meet those of this one.
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
