import type { FormValues } from '@admin/gql/resource';

import { createValues, updateValues } from './form-values.ts';
import {
  byId,
  newRow,
  nodeAt,
  parentOf,
  rowsOf,
  shapeAt,
  withNode,
  withRows,
  type RecordNode,
  type RecordPath,
  type RecordShape,
} from './record-tree.ts';
import { isSameOrder } from './row-order.ts';

/** One change of a save. */
export type Change =
  /** `values`: sent values by input name. */
  | { readonly kind: 'create' | 'update'; readonly path: RecordPath; readonly values: FormValues }
  | { readonly kind: 'remove'; readonly path: RecordPath }
  /** Order of all rows of a list of the record at `path`. */
  | {
      readonly kind: 'order';
      readonly path: RecordPath;
      readonly list: string;
      readonly ids: readonly string[];
    };

export interface PlanOptions {
  /** Tree to compare with: the record of the server, or the initial values of a new record. */
  readonly base: RecordNode;
  readonly mine: RecordNode;
  /** The root does not exist yet. */
  readonly isNew: boolean;
}

/**
 * Changes that lead from `base` to `mine`, in an order in which they can be carried out: a record
 * before its child records, removed rows before rows that may replace them. Empty when nothing
 * changed.
 */
export function planChanges(shape: RecordShape, { base, mine, isNew }: PlanOptions): Change[] {
  if (isNew)
    return [
      { kind: 'create', path: [], values: createValues(shape.inputs, base.values, mine.values) },
      ...planRows(shape, base, mine, []),
    ];
  return planRecord(shape, base, mine, []);
}

function planRecord(
  shape: RecordShape,
  base: RecordNode,
  mine: RecordNode,
  path: RecordPath,
): Change[] {
  const values = updateValues(shape.inputs, base.values, mine.values);
  const own: Change[] = Object.keys(values).length > 0 ? [{ kind: 'update', path, values }] : [];
  return [...own, ...planRows(shape, base, mine, path)];
}

function planRows(
  shape: RecordShape,
  base: RecordNode,
  mine: RecordNode,
  path: RecordPath,
): Change[] {
  return [...(shape.lists ?? [])].flatMap(([list, { row, isOrdered }]) => {
    const [before, after] = [byId(rowsOf(base, list)), byId(rowsOf(mine, list))];
    const removed = [...before.keys()].filter((id) => !after.has(id));
    const ids = [...after.keys()];
    const unmoved = [
      ...[...before.keys()].filter((id) => after.has(id)),
      ...ids.filter((id) => !before.has(id)),
    ];
    return [
      ...removed.map((id): Change => ({ kind: 'remove', path: [...path, { list, id }] })),
      ...[...after].flatMap(([id, node]): Change[] => {
        const at = [...path, { list, id }];
        const known = before.get(id);
        if (known) return planRecord(row, known, node, at);
        const start = newRow(row, id);
        return [
          { kind: 'create', path: at, values: createValues(row.inputs, start.values, node.values) },
          ...planRows(row, start, node, at),
        ];
      }),
      ...(isOrdered && !isSameOrder(ids, unmoved)
        ? [{ kind: 'order' as const, path, list, ids }]
        : []),
    ];
  });
}

/** Tree after the changes, as the server has it once they are written. */
export function applyChanges(
  shape: RecordShape,
  base: RecordNode,
  changes: readonly Change[],
): RecordNode {
  return changes.reduce((tree, change) => applyChange(shape, tree, change), base);
}

function applyChange(shape: RecordShape, tree: RecordNode, change: Change): RecordNode {
  if (change.kind === 'order')
    return withNode(tree, change.path, (node) =>
      withRows(node, change.list, (rows) => {
        const known = byId(rows);
        return change.ids.flatMap((id) => known.get(id) ?? []);
      }),
    );
  const place = parentOf(change.path);
  if (change.kind === 'remove')
    return place
      ? withNode(tree, place.parent, (node) =>
          withRows(node, place.list, (rows) => rows.filter(({ id }) => id !== place.id)),
        )
      : tree;
  const row = shapeAt(shape, change.path);
  const added =
    change.kind === 'create' && place && row && !nodeAt(tree, change.path)
      ? withNode(tree, place.parent, (node) =>
          withRows(node, place.list, (rows) => [...rows, newRow(row, place.id)]),
        )
      : tree;
  return withNode(added, change.path, (node) => ({
    ...node,
    values: { ...node.values, ...change.values },
  }));
}

/** Tree with the keys that the server assigned to new rows. */
export function renameRows(tree: RecordNode, keys: ReadonlyMap<string, string>): RecordNode {
  return {
    ...tree,
    id: keys.get(tree.id) ?? tree.id,
    lists: new Map(
      [...tree.lists].map(([name, rows]) => [name, rows.map((row) => renameRows(row, keys))]),
    ),
  };
}
