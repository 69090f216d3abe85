import type { InputDescriptor } from '@admin/gql/resource';

import { mergeValues, type Conflict } from './merge.ts';
import {
  blankNode,
  byId,
  isSameNode,
  rowsOf,
  type ListShape,
  type RecordNode,
  type RecordPath,
  type RecordShape,
} from './record-tree.ts';
import { arrange, isSameOrder } from './row-order.ts';

/** A conflict: both sides changed the same thing differently. */
export type TreeConflict =
  | (Conflict & { readonly kind: 'field'; readonly path: RecordPath })
  /** One side removed the row (`null`), the other changed it. */
  | {
      readonly kind: 'row';
      readonly path: RecordPath;
      readonly before: RecordNode;
      readonly theirs: RecordNode | null;
      readonly mine: RecordNode | null;
    }
  /** Both moved rows of the list. */
  | {
      readonly kind: 'order';
      readonly path: RecordPath;
      readonly list: string;
      readonly theirs: readonly string[];
      readonly mine: readonly string[];
    };

/** A change of others that does not conflict. */
export type AcceptedChange =
  | { readonly kind: 'field'; readonly path: RecordPath; readonly input: InputDescriptor }
  | { readonly kind: 'row'; readonly path: RecordPath }
  | { readonly kind: 'order'; readonly path: RecordPath; readonly list: string };

export interface TreeMerge {
  /** Merged tree: their values where only others changed them, otherwise mine. */
  readonly merged: RecordNode;
  /** New base of `merged`: their tree, except for conflicts. */
  readonly base: RecordNode;
  readonly accepted: readonly AcceptedChange[];
  readonly conflicts: readonly TreeConflict[];
}

export interface TreeSides {
  /** Tree that the form was filled from. */
  readonly base: RecordNode;
  /** Record as the server has it. */
  readonly theirs: RecordNode;
  /** Values of the form. */
  readonly mine: RecordNode;
}

/** Three-way merge of records with their child records: per field, and per row by its identity. */
export function mergeTrees(
  shape: RecordShape,
  { base, theirs, mine }: TreeSides,
  path: RecordPath = [],
): TreeMerge {
  const fields = mergeValues(shape.inputs, {
    base: base.values,
    theirs: theirs.values,
    mine: mine.values,
  });
  const open = new Set(fields.conflicts.map(({ input }) => input.name));
  const lists = [...(shape.lists ?? [])].map(
    ([name, list]) => [name, mergeRows(name, list, { base, theirs, mine }, path)] as const,
  );
  return {
    merged: {
      id: mine.id,
      values: fields.values,
      lists: new Map(lists.map(([name, { merged }]) => [name, merged])),
    },
    base: {
      id: mine.id,
      values: Object.fromEntries(
        shape.inputs.map(({ name }) => [name, (open.has(name) ? base : theirs).values[name]]),
      ),
      lists: new Map(lists.map(([name, rows]) => [name, rows.base])),
    },
    accepted: [
      ...fields.accepted.map((input) => ({ kind: 'field' as const, path, input })),
      ...lists.flatMap(([, { accepted }]) => accepted),
    ],
    conflicts: [
      ...fields.conflicts.map((conflict) => ({ kind: 'field' as const, path, ...conflict })),
      ...lists.flatMap(([, { conflicts }]) => conflicts),
    ],
  };
}

interface RowsMerge {
  readonly merged: readonly RecordNode[];
  readonly base: readonly RecordNode[];
  readonly accepted: readonly AcceptedChange[];
  readonly conflicts: readonly TreeConflict[];
}

function mergeRows(name: string, shape: ListShape, sides: TreeSides, path: RecordPath): RowsMerge {
  const base = byId(rowsOf(sides.base, name));
  const theirs = byId(rowsOf(sides.theirs, name));
  const mine = byId(rowsOf(sides.mine, name));
  const merged = new Map<string, RecordNode>();
  const nextBase = new Map(theirs);
  const accepted: AcceptedChange[] = [];
  const conflicts: TreeConflict[] = [];

  for (const id of new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])) {
    const [before, other, own] = [base.get(id), theirs.get(id), mine.get(id)];
    const at: RecordPath = [...path, { list: name, id }];
    if (other && own) {
      const row = mergeTrees(
        shape.row,
        { base: before ?? blankNode(id), theirs: other, mine: own },
        at,
      );
      merged.set(id, row.merged);
      nextBase.set(id, row.base);
      accepted.push(...row.accepted);
      conflicts.push(...row.conflicts);
    } else if (!before) {
      const added = other ?? own;
      if (added) merged.set(id, added);
      if (other) accepted.push({ kind: 'row', path: at });
    } else if (other || own) {
      const remaining = other ?? own;
      const isUntouched = remaining && isSameNode(shape.row, before, remaining);
      if (isUntouched && own) accepted.push({ kind: 'row', path: at });
      if (isUntouched) continue;
      conflicts.push({ kind: 'row', path: at, before, theirs: other ?? null, mine: own ?? null });
      nextBase.set(id, before);
      if (own) merged.set(id, own);
    }
  }

  const order = mergeOrder(shape, [...base.keys()], [...theirs.keys()], [...mine.keys()]);
  if (order.isConflict)
    conflicts.push({
      kind: 'order',
      path,
      list: name,
      theirs: [...theirs.keys()],
      mine: [...mine.keys()],
    });
  if (order.isTaken) accepted.push({ kind: 'order', path, list: name });
  return {
    merged: inOrder(merged, order.merged, [theirs, mine]),
    base: inOrder(nextBase, order.base, [theirs, base]),
    accepted,
    conflicts,
  };
}

function inOrder(
  rows: ReadonlyMap<string, RecordNode>,
  skeleton: readonly string[],
  sources: readonly ReadonlyMap<string, RecordNode>[],
): readonly RecordNode[] {
  const wanted = sources.map((source) => [...source.keys()].filter((id) => rows.has(id)));
  return arrange(skeleton, wanted).flatMap((id) => rows.get(id) ?? []);
}

interface OrderMerge {
  /** Order of the rows that both sides have. */
  readonly merged: readonly string[];
  readonly base: readonly string[];
  readonly isTaken: boolean;
  readonly isConflict: boolean;
}

function mergeOrder(
  { isOrdered }: ListShape,
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): OrderMerge {
  const [hasBase, hasTheirs, hasMine] = [new Set(base), new Set(theirs), new Set(mine)];
  const ofBoth = (ids: readonly string[]) =>
    ids.filter((id) => hasTheirs.has(id) && hasMine.has(id));
  const [before, other, own] = [ofBoth(base), ofBoth(theirs), ofBoth(mine)];
  // Rows that both sides added have no previous order.
  const isMoved = (ids: readonly string[]) =>
    !isSameOrder(
      ids.filter((id) => hasBase.has(id)),
      before,
    );
  const isSame = isSameOrder(own, other);
  if (!isOrdered || isSame || !isMoved(own))
    return { merged: other, base: theirs, isTaken: isOrdered && !isSame, isConflict: false };
  if (!isMoved(other)) return { merged: own, base: theirs, isTaken: false, isConflict: false };
  return { merged: own, base: before, isTaken: false, isConflict: true };
}
