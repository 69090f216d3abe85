import type { PageInfo, ResourceRecord } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { noFailures } from '../../data/field-failures.ts';
import type { RecordsState } from '../../data/use-records.ts';
import { treeRows, type TreeParts } from './branches.ts';

const record = (id: string): ResourceRecord => ({ __typename: 'Department', id });

/** A page of what is below a record. */
const page = (ids: readonly string[], hasNextPage: boolean): RecordsState => ({
  status: 'ready',
  records: ids.map(record),
  failures: noFailures,
  page: { hasPreviousPage: false, hasNextPage } satisfies PageInfo,
  request: { page: 0, pageSize: 25, sort: [], filters: [], search: '', columns: [] },
  total: undefined,
  isStale: false,
  isRefreshing: false,
  refresh: () => undefined,
  error: undefined,
});

const shown = (branch: readonly RecordsState[], parts: Partial<TreeParts> = {}) =>
  treeRows({
    key: ['id'],
    roots: [record('1'), record('2')],
    open: new Set(['1']),
    branches: new Map([['1', { pages: branch, total: undefined }]]),
    ...parts,
  }).map((row) => (row.kind === 'record' ? `${row.level} ${row.id}` : `${row.level} ${row.kind}`));

it('are those that nothing contains, each with what was opened below it', () => {
  expect(shown([page(['3', '4'], false)])).toEqual(['1 1', '2 3', '2 4', '1 2']);
  expect(shown([page(['3', '4'], false)], { open: new Set() })).toEqual(['1 1', '1 2']);
});

it('are followed by an offer of more, where there is more than the pages that are there', () => {
  expect(shown([page(['3'], true), page(['4'], true)])).toEqual([
    '1 1',
    '2 3',
    '2 4',
    '2 more',
    '1 2',
  ]);
});

it('are none of the pages behind one that has become the last, nor of what two pages have the second', () => {
  expect(shown([page(['3'], false), page(['4', '5'], false)])).toEqual(['1 1', '2 3', '1 2']);
  expect(shown([page(['3', '4'], true), page(['4', '5'], false)])).toEqual([
    '1 1',
    '2 3',
    '2 4',
    '2 5',
    '1 2',
  ]);
});

it('say of a branch that it is on its way, and of one that cannot be had that it failed, once', () => {
  expect(shown([])).toEqual(['1 1', '2 loading', '1 2']);
  const failed: RecordsState = {
    status: 'failed',
    error: new Error('offline'),
    retry: () => undefined,
  };
  expect(shown([page(['3'], true), failed])).toEqual(['1 1', '2 3', '2 failed', '1 2']);
});

it('are opened no second time below themselves', () => {
  expect(shown([page(['1'], false)])).toEqual(['1 1', '2 1', '1 2']);
});
