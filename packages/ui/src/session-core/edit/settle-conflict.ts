import type { TreeConflict } from './merge-trees.ts';
import {
  byId,
  parentOf,
  rowsOf,
  withNode,
  withRows,
  type RecordNode,
  type RecordPath,
} from './record-tree.ts';
import { arrange } from './row-order.ts';

export type Side = 'mine' | 'theirs';

interface Sides {
  readonly base: RecordNode;
  readonly typed: RecordNode;
}

/**
 * Both trees after the choice. The base gets the values of the server, so that the typed values are
 * a change of it, or equal to it.
 */
export function settled(conflict: TreeConflict, side: Side, { base, typed }: Sides): Sides {
  const settle = settlements(conflict);
  return { base: settle(base), typed: side === 'theirs' ? settle(typed) : typed };
}

/** Returns a function that sets the conflicting values of a tree to those of the server. */
function settlements(conflict: TreeConflict): (tree: RecordNode) => RecordNode {
  const { path } = conflict;
  if (conflict.kind === 'field') {
    const { input, theirs } = conflict;
    return (tree) =>
      withNode(tree, path, (node) => ({
        ...node,
        values: { ...node.values, [input.name]: theirs ?? null },
      }));
  }
  if (conflict.kind === 'row') return (tree) => withRowAt(tree, path, conflict.theirs);
  const { list, theirs } = conflict;
  return (tree) =>
    withNode(tree, path, (node) =>
      withRows(node, list, (rows) => {
        const known = byId(rows);
        const order = arrange(
          theirs.filter((id) => known.has(id)),
          [[...known.keys()]],
        );
        return order.flatMap((id) => known.get(id) ?? []);
      }),
    );
}

function withRowAt(tree: RecordNode, path: RecordPath, row: RecordNode | null): RecordNode {
  const place = parentOf(path);
  if (!place) return tree;
  return withNode(tree, place.parent, (node) => {
    const isThere = rowsOf(node, place.list).some(({ id }) => id === place.id);
    return withRows(node, place.list, (rows) => {
      if (!row) return rows.filter(({ id }) => id !== place.id);
      return isThere ? rows.map((own) => (own.id === place.id ? row : own)) : [...rows, row];
    });
  });
}
