import type { FormValues } from '@admin/gql/resource';

import { isSameJson } from '../../values/same-value.ts';
import { restoredDraft, type DraftContent } from './draft.ts';
import { mergeTrees, type AcceptedChange, type TreeConflict } from './merge-trees.ts';
import {
  countedNode,
  nodeAt,
  typedNode,
  withNode,
  type RecordNode,
  type RecordPath,
  type RecordShape,
} from './record-tree.ts';
import { settled, type Side } from './settle-conflict.ts';
import { applyChanges, renameRows, type Change } from './write-plan.ts';

/** State of an edited record. */
export interface EditTrees {
  readonly shape: RecordShape;
  /** Tree that inputs were filled from. A changed input keeps its base when the record changes. */
  readonly base: RecordNode;
  /** The record as it was read last. */
  readonly latest: RecordNode;
  readonly typed: RecordNode;
  /** Earlier states of `typed`, with the edit after each. */
  readonly past: readonly { readonly typed: RecordNode; readonly edit: string }[];
  /** The typed values are not worth keeping: they were saved or handed over. */
  readonly isReleased: boolean;
  readonly conflicts: readonly TreeConflict[];
  readonly accepted: readonly AcceptedChange[];
}

/** Typed values that count: an input that is not shown keeps its previous value. */
export function countedOf({ shape, base, typed }: EditTrees): RecordNode {
  return countedNode(shape, base, typed);
}

/**
 * Records an edit for undo. Consecutive edits of one name are one step. @defaultValue a separate
 * step
 */
export function edited(trees: EditTrees, typed: RecordNode, edit = ''): EditTrees {
  const isSameStep = edit !== '' && trees.past.at(-1)?.edit === edit;
  return {
    ...trees,
    typed,
    isReleased: false,
    past: isSameStep ? trees.past : [...trees.past, { typed: trees.typed, edit }],
  };
}

/** Sets values of the record at the path. */
export function typedInto(trees: EditTrees, path: RecordPath, values: FormValues): EditTrees {
  const node = nodeAt(trees.typed, path);
  const changed = Object.entries(values).filter(
    ([name, value]) => !isSameJson(value ?? null, node?.values[name] ?? null),
  );
  if (!node || changed.length === 0) return trees;
  const typed = withNode(trees.typed, path, (record) => ({
    ...record,
    values: { ...record.values, ...Object.fromEntries(changed) },
  }));
  return edited(trees, typed, JSON.stringify([path, changed.map(([name]) => name)]));
}

/** Undoes the last edit; the same trees without edits. */
export function undone(trees: EditTrees): EditTrees {
  const last = trees.past.at(-1);
  if (!last) return trees;
  const past = trees.past.slice(0, -1);
  return {
    ...trees,
    typed: last.typed,
    isReleased: false,
    // The next edit is a separate step.
    past: past.map((step, index) => (index === past.length - 1 ? { ...step, edit: '' } : step)),
  };
}

/**
 * Merges the record `theirs` into the trees. Returns them with the typed values that count then.
 * The states for undo are merged as well.
 */
export function absorbed(
  trees: EditTrees,
  theirs: RecordNode,
): { readonly trees: EditTrees; readonly counted: RecordNode } {
  const mergeOf = (typed: RecordNode) => {
    const mine = countedNode(trees.shape, trees.base, typed);
    const merge = mergeTrees(trees.shape, { base: trees.base, theirs, mine });
    return { ...merge, typed: typedNode(typed, mine, merge.merged) };
  };
  const { merged, base, typed, conflicts, accepted } = mergeOf(trees.typed);
  const known = new Set(trees.accepted.map(changeName));
  return {
    counted: merged,
    trees: {
      ...trees,
      base,
      latest: theirs,
      typed,
      past: trees.past.map((step) => ({ ...step, typed: mergeOf(step.typed).typed })),
      conflicts,
      accepted: [...trees.accepted, ...accepted.filter((change) => !known.has(changeName(change)))],
    },
  };
}

const changeName = (change: AcceptedChange) =>
  JSON.stringify([
    change.path,
    change.kind,
    change.kind === 'field' ? change.input.name : change.kind === 'order' ? change.list : '',
  ]);

/** Merges like `absorbed`, but opens conflicts only while the user is resolving some. */
export function received(trees: EditTrees, theirs: RecordNode): EditTrees {
  const { trees: after } = absorbed(trees, theirs);
  return trees.conflicts.length > 0 ? after : { ...after, conflicts: [] };
}

export function chosen(
  trees: EditTrees,
  conflicts: readonly TreeConflict[],
  side: Side,
): EditTrees {
  const { base, typed } = conflicts.reduce((sides, conflict) => settled(conflict, side, sides), {
    base: trees.base,
    typed: trees.typed,
  });
  const after = typed === trees.typed ? trees : edited(trees, typed);
  return {
    ...after,
    base,
    conflicts: trees.conflicts.filter((conflict) => !conflicts.includes(conflict)),
  };
}

/** Applies written changes to the trees. `keys`: keys of new rows, by their ids. */
export function writtenTo(
  trees: EditTrees,
  changes: readonly Change[],
  keys: ReadonlyMap<string, string>,
): EditTrees {
  const after = (tree: RecordNode) => renameRows(applyChanges(trees.shape, tree, changes), keys);
  return {
    ...trees,
    base: after(trees.base),
    latest: after(trees.latest),
    typed: renameRows(trees.typed, keys),
    past: trees.past.map((step) => ({ ...step, typed: renameRows(step.typed, keys) })),
  };
}

/** Restores a draft, as if it had been typed before others changed the record. */
export function restored(trees: EditTrees, draft: DraftContent): EditTrees {
  const { base, typed } = restoredDraft(trees.shape, trees, draft);
  return received({ ...edited(trees, typed), base }, trees.latest);
}
