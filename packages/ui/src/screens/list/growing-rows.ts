import { growingListOf, type GrowingListOptions } from '@admin/gql';
import type { KeyFields, ListDescriptor, ListRequest, ResourceRecord } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

import { listFailures } from '../../data/field-failures.ts';
import { pieceOf, pieceQuery } from './use-list-request.ts';

export interface GrowingRowsOptions {
  readonly list: ListDescriptor;
  /** `null`: the records have no key and cannot be identified. */
  readonly key: KeyFields | null;
  /** Variables of the list: those of its first page. */
  readonly request: ListRequest;
  /** So many rows were there when the list was left. */
  readonly restored: number;
}

/**
 * Rows that leave the sight before the cache forgets how it has read them. To forget takes a task
 * of its own that goes through all that is stored.
 */
const releaseAfter = 5000;

/** A list as a table of ten thousand rows: in small pieces, of which those in sight are queries. */
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
