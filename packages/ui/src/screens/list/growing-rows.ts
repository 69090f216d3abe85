import { growingListOf, type GrowingListOptions } from '@admin/gql';
import type { KeyFields, ListDescriptor, ListRequest, ResourceRecord } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

import { listFailures } from '../../data/field-failures.ts';
import { pieceOf, pieceQuery } from './use-list-request.ts';

export interface GrowingRowsOptions {
  readonly list: ListDescriptor;
  /** `null`: the records have no key and cannot be identified. */
  readonly key: KeyFields | null;
  /** Request of the first page. */
  readonly request: ListRequest;
  /** Number of rows when the list was left. */
  readonly restored: number;
}

/**
 * Milliseconds before the cache entries of rows that are out of view are released. A release is a
 * long task that walks the complete cache.
 */
const releaseAfter = 5000;

/**
 * Rows of a list with up to ten thousand of them, in slices. Only the visible slices are watched
 * queries.
 */
export function growingRows({
  list,
  key,
  request,
  restored,
}: GrowingRowsOptions): GrowingListOptions<unknown, OperationVariables, ResourceRecord> {
  const { page: _page, after: _after, before: _before, ...shown } = request;
  const names = list.columns.map(({ field }) => field.name);
  const { key: identity, ...options } = growingListOf({ list, key: key ?? [] }, shown);
  return {
    ...options,
    variables: (page) =>
      pieceQuery(list, { ...request, after: undefined, before: undefined }, page).variables,
    key: key && identity ? identity : () => undefined,
    pieceSize: pieceOf(request).pageSize,
    maxPages: Infinity,
    restored,
    errorPolicy: 'all',
    failures: (error, data) => listFailures(error, data, names),
    releaseAfter,
  };
}
