import { recordId, type KeyFields, type ResourceRecord, type Total } from '@admin/gql/resource';

import type { FieldFailures } from '../../data/field-failures.ts';
import type { RecordsState } from '../../data/use-records.ts';

/** Child records of a record, page by page, as far as they were requested. */
export interface Branch {
  readonly pages: readonly RecordsState[];
  /** Number of child records, once it is known. */
  readonly total: Total | undefined;
}

/** Record with the values that the server failed to return. */
interface ShownRecord {
  readonly record: ResourceRecord;
  readonly failures: FieldFailures | undefined;
  /** Index of the record in `failures`. */
  readonly row: number;
}

/** Id of the branch of records whose parent cannot be seen. No record has this id. */
export const unseen = '';

/** A row of a tree. */
export type TreeRow =
  | (ShownRecord & {
      readonly kind: 'record';
      readonly id: string;
      /**
       * Ids of the ancestors and of the record. A record that was just moved may be in two branches
       * for a moment.
       */
      readonly path: string;
      /** Depth, from 1 for the roots. */
      readonly level: number;
      /** Index among the shown records, from 0. */
      readonly at: number;
      /** `undefined`: the record has no child records, which is known once it has been opened. */
      readonly isOpen: boolean | undefined;
    })
  /** Header of the records whose parent cannot be seen, and which are in no other branch. */
  | {
      readonly kind: 'unseen';
      readonly id: typeof unseen;
      readonly path: string;
      readonly level: number;
      /** `undefined`: always open, because the tree has no other rows. */
      readonly isOpen: boolean | undefined;
      /** Number of records, if it is known. */
      readonly count: number | undefined;
    }
  /**
   * State of a branch: its records are loading, failed to load, or are cut off after the shown
   * ones.
   */
  | {
      readonly kind: 'loading' | 'failed' | 'more';
      /** Id of the parent record. */
      readonly id: string;
      readonly path: string;
      readonly level: number;
      readonly state: RecordsState;
      /** Number of records that are not shown, if it is known. */
      readonly hiddenCount?: number | undefined;
    };

export interface TreeParts {
  readonly key: KeyFields;
  readonly roots: readonly ResourceRecord[];
  /** Values of the roots that the server failed to return. */
  readonly failures?: FieldFailures | undefined;
  readonly open: ReadonlySet<string>;
  readonly branches: ReadonlyMap<string, Branch>;
  /** Whether the tree shows the error of its refresh. Then no branch repeats it. */
  readonly isRefused?: boolean;
}

/**
 * Rows of a tree in visible order: each record with its open branch, and at the end the records
 * whose parent cannot be seen. In a cycle, a record is not opened below itself.
 */
export function treeRows({
  key,
  roots,
  failures,
  open,
  branches,
  isRefused = false,
}: TreeParts): readonly TreeRow[] {
  const rowsOf = (records: readonly ShownRecord[], above: readonly string[]): readonly TreeRow[] =>
    records.flatMap((shown) => {
      const id = recordId(key, shown.record);
      const path = [...above, id];
      const branch = branches.get(id);
      const isRepeated = above.includes(id);
      const isLeaf = isRepeated || (open.has(id) && branch !== undefined && isEmpty(branch));
      const row: TreeRow = {
        kind: 'record',
        ...shown,
        id,
        path: path.join(' '),
        level: path.length,
        at: 0,
        isOpen: isLeaf ? undefined : open.has(id),
      };
      return row.isOpen ? [row, ...below(id, branch, path)] : [row];
    });
  const below = (
    id: string,
    branch: Branch | undefined,
    path: readonly string[],
  ): readonly TreeRow[] => {
    const pages = shownPages(branch?.pages ?? []);
    const state = pages.at(-1) ?? loading;
    const records = eachOnce(key, pages);
    const note = { id, path: path.join(' '), level: path.length + 1 };
    const refused = isRefused
      ? undefined
      : pages.find((page) => page.status === 'ready' && page.error !== undefined);
    const rows = [
      ...rowsOf(records, path),
      ...(refused?.status === 'ready'
        ? [
            {
              ...note,
              kind: 'failed',
              state: { status: 'failed', error: refused.error, retry: refused.refresh },
            } as const,
          ]
        : []),
    ];
    if (state.status !== 'ready') return [...rows, { ...note, kind: state.status, state }];
    if (!state.page.hasNextPage) return rows;
    const rest = branch?.total?.exact ? branch.total.count - records.length : 0;
    return [...rows, { ...note, kind: 'more', state, hiddenCount: rest > 0 ? rest : undefined }];
  };
  const lost = (branch: Branch | undefined): readonly TreeRow[] => {
    const [first] = branch?.pages ?? [];
    if (first?.status !== 'ready' || first.records.length === 0) return [];
    const isOpen = roots.length === 0 ? undefined : open.has(unseen);
    const head: TreeRow = {
      kind: 'unseen',
      id: unseen,
      path: unseen,
      level: 1,
      isOpen,
      count: branch?.total?.exact ? branch.total.count : undefined,
    };
    return isOpen === false ? [head] : [head, ...below(unseen, branch, [unseen])];
  };
  let at = -1;
  return [
    ...rowsOf(
      roots.map((record, row) => ({ record, failures, row })),
      [],
    ),
    ...lost(branches.get(unseen)),
  ].map((row) => (row.kind === 'record' ? { ...row, at: (at += 1) } : row));
}

const loading: RecordsState = { status: 'loading' };

/** Pages up to the first one without a next page. Records of later pages no longer exist. */
function shownPages(pages: readonly RecordsState[]): readonly RecordsState[] {
  const end = pages.findIndex((page) => page.status !== 'ready' || !page.page.hasNextPage);
  return end < 0 ? pages : pages.slice(0, end + 1);
}

/** Removes duplicates: while pages are refreshed one by one, two of them may have the same record. */
function eachOnce(key: KeyFields, pages: readonly RecordsState[]): readonly ShownRecord[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.status === 'ready'
      ? page.records.flatMap((record, row) => {
          const id = recordId(key, record);
          if (seen.has(id)) return [];
          seen.add(id);
          return [{ record, failures: page.failures, row }];
        })
      : [],
  );
}

const isEmpty = ({ pages: [first] }: Branch): boolean =>
  first?.status === 'ready' &&
  !first.isStale &&
  first.records.length === 0 &&
  !first.page.hasNextPage;
