import {
  parentOf,
  rowsOf,
  withNode,
  withRows,
  type RecordNode,
  type RecordPath,
} from './record-tree.ts';

/** A change of the rows of a list. */
export type RowEdit =
  /** Adds a row after the last row of the list of the record at `path`. */
  | {
      readonly kind: 'add';
      readonly path: RecordPath;
      readonly list: string;
      readonly row: RecordNode;
    }
  | { readonly kind: 'remove'; readonly path: RecordPath }
  /** `to`: position in the list, from 0. */
  | { readonly kind: 'move'; readonly path: RecordPath; readonly to: number };

export function editRows(root: RecordNode, edit: RowEdit): RecordNode {
  if (edit.kind === 'add')
    return withNode(root, edit.path, (node) =>
      withRows(node, edit.list, (rows) => [...rows, edit.row]),
    );
  const place = parentOf(edit.path);
  if (!place) return root;
  return withNode(root, place.parent, (node) => {
    const row = rowsOf(node, place.list).find(({ id }) => id === place.id);
    return withRows(node, place.list, (rows) => {
      const others = rows.filter(({ id }) => id !== place.id);
      return row && edit.kind === 'move' ? others.toSpliced(edit.to, 0, row) : others;
    });
  });
}
