import { recordId, type KeyFields, type ResourceRecord, type Total } from '@admin/gql/resource';

import type { RecordsState } from '../table/use-records.ts';

/** What is below a record, as far as it was asked for: page by page. */
export interface Branch {
  readonly pages: readonly RecordsState[];
  /** How many there are, once that is known. */
  readonly total: Total | undefined;
}

/** A row of a tree. */
export type TreeRow =
  | {
      readonly kind: 'record';
      readonly id: string;
      readonly record: ResourceRecord;
      /** From 1: that of what nothing contains. */
      readonly level: number;
      /** Its place among the records that are shown, from 0. */
      readonly at: number;
      /** `undefined`: there is nothing below it, as is known once it was opened. */
      readonly isOpen: boolean | undefined;
    }
  /** What is below a record: still to come, not to be had, or more than is shown. */
  | {
      readonly kind: 'loading' | 'failed' | 'more';
      /** Of the record that they are below. */
      readonly id: string;
      readonly level: number;
      readonly state: RecordsState;
      /** How many are not shown, where that is known. */
      readonly rest?: number | undefined;
    };

export interface TreeParts {
  readonly key: KeyFields;
  readonly roots: readonly ResourceRecord[];
  readonly open: ReadonlySet<string>;
  readonly branches: ReadonlyMap<string, Branch>;
}

/** The rows of a tree in the order in which they are seen: each record, what was opened below it, and then the next one. A record that is below itself is not opened there again. */
export function treeRows({ key, roots, open, branches }: TreeParts): readonly TreeRow[] {
  const rowsOf = (records: readonly ResourceRecord[], level: number, above: readonly string[]): readonly TreeRow[] =>
    records.flatMap((record) => {
      const id = recordId(key, record);
      const branch = branches.get(id);
      const isRepeated = above.includes(id);
      const isLeaf = isRepeated || (open.has(id) && branch !== undefined && isEmpty(branch));
      const row: TreeRow = { kind: 'record', id, record, level, at: 0, isOpen: isLeaf ? undefined : open.has(id) };
      return row.isOpen ? [row, ...below(id, branch, level + 1, [...above, id])] : [row];
    });
  const below = (id: string, branch: Branch | undefined, level: number, above: readonly string[]): readonly TreeRow[] => {
    const { pages, total } = branch ?? nothing;
    const state = pages.at(-1) ?? loading;
    const records = pages.flatMap((page) => (page.status === 'ready' ? page.records : []));
    const rows = rowsOf(records, level, above);
    if (state.status !== 'ready') return [...rows, { kind: state.status, id, level, state }];
    return state.page.hasNextPage ? [...rows, { kind: 'more', id, level, state, rest: total?.exact ? total.count - records.length : undefined }] : rows;
  };
  let at = -1;
  return rowsOf(roots, 1, []).map((row) => (row.kind === 'record' ? { ...row, at: (at += 1) } : row));
}

const nothing: Branch = { pages: [], total: undefined };
const loading: RecordsState = { status: 'loading' };

const isEmpty = ({ pages: [first] }: Branch): boolean => first?.status === 'ready' && !first.isStale && first.records.length === 0 && !first.page.hasNextPage;
