import type { FormValues } from '@admin/gql/resource';

import type { DateLimits } from '../../values/date-limits.ts';
import { draftOf, type DraftContent } from './draft.ts';
import { editRows, type RowEdit } from './edit-rows.ts';
import {
  absorbed,
  chosen,
  countedOf,
  edited,
  received,
  restored,
  typedInto,
  undone,
  writtenTo,
  type EditTrees,
} from './edit-trees.ts';
import type { AcceptedChange, TreeConflict } from './merge-trees.ts';
import { recordProblems, type RecordProblem } from './record-problems.ts';
import { isSameNode, type RecordNode, type RecordPath, type RecordShape } from './record-tree.ts';
import type { Side } from './settle-conflict.ts';
import { planChanges, type Change } from './write-plan.ts';

export interface EditSessionOptions {
  readonly shape: RecordShape;
  /** Record as it was read; for a new record, its initial values. */
  readonly initial: RecordNode;
  /** Prefilled values of the root, which are sent. @defaultValue none */
  readonly prefill?: FormValues;
  /** The record does not exist yet: all values are sent, otherwise only changed values. */
  readonly isNew: boolean;
}

/** State of a session that screens render. */
export interface EditState {
  readonly typed: RecordNode;
  /** There are unsaved changes. */
  readonly isDirty: boolean;
  /** Conflicts that the user must resolve before the save. */
  readonly conflicts: readonly TreeConflict[];
  /** Changes of others that were merged into the form since the session began. */
  readonly accepted: readonly AcceptedChange[];
}

/** A record with its child records while it is edited. */
export interface EditSession {
  readonly isNew: boolean;
  /** The same object until something changes. */
  readonly state: () => EditState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Replaces the inputs and lists of the form. */
  readonly reshape: (shape: RecordShape) => void;
  /** Typed values that count: an input that is not shown keeps its previous value. */
  readonly counted: () => RecordNode;
  /** The record as it was read last. */
  readonly latest: () => RecordNode;
  /** Sets values of the record at the path. */
  readonly type: (path: RecordPath, values: FormValues) => void;
  readonly editRows: (edit: RowEdit) => void;
  /** Undoes the last edit: all changes in one field, or one change of rows. Changes of others stay. */
  readonly undo: () => void;
  /** Problems that prevent the record from being sent. */
  readonly problems: (limits?: DateLimits) => readonly RecordProblem[];
  /** Merges the present record of the server. Changes of the user stay. */
  readonly receive: (theirs: RecordNode) => void;
  /**
   * Merges like `receive`, before a save. Returns the record to save; `null` where the user must
   * resolve conflicts first.
   */
  readonly follow: (theirs: RecordNode) => RecordNode | null;
  readonly choose: (conflicts: readonly TreeConflict[], side: Side) => void;
  /** Discards the conflicts, for another attempt to save. */
  readonly dropConflicts: () => void;
  /**
   * Changes that a save must make to reach `mine`.
   *
   * @param base tree to compare with. @defaultValue the tree that the inputs were filled from
   */
  readonly plan: (mine: RecordNode, base?: RecordNode) => readonly Change[];
  /** Reports changes that were written, while others remain. `keys`: keys of new rows, by their ids. */
  readonly written: (changes: readonly Change[], keys?: ReadonlyMap<string, string>) => void;
  /** Marks the typed values as not worth keeping: they were saved or handed over. */
  readonly release: () => void;
  /** Unsaved changes against the record of the server. `null` without any. */
  readonly draft: () => DraftContent | null;
  /** Restores a draft. */
  readonly restore: (draft: DraftContent) => void;
}

/** Creates a session that edits a record, merges changes of others, and plans the changes of a save. */
export function createEditSession({
  shape,
  initial,
  prefill = {},
  isNew,
}: EditSessionOptions): EditSession {
  const filled = (node: RecordNode) => ({ ...node, values: { ...node.values, ...prefill } });
  const stateOf = (trees: EditTrees): EditState => ({
    typed: trees.typed,
    conflicts: trees.conflicts,
    accepted: trees.accepted,
    isDirty: !trees.isReleased && !isSameNode(trees.shape, filled(trees.latest), countedOf(trees)),
  });
  let trees: EditTrees = {
    shape,
    base: initial,
    latest: initial,
    typed: filled(initial),
    past: [],
    isReleased: false,
    conflicts: [],
    accepted: [],
  };
  let state = stateOf(trees);
  const listeners = new Set<() => void>();
  const set = (next: EditTrees) => {
    if (next === trees) return;
    trees = next;
    state = stateOf(trees);
    for (const listener of listeners) listener();
  };

  return {
    isNew,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reshape: (shape) => set(shape === trees.shape ? trees : { ...trees, shape }),
    counted: () => countedOf(trees),
    latest: () => trees.latest,
    type: (path, values) => set(typedInto(trees, path, values)),
    editRows: (edit) => set(edited(trees, editRows(trees.typed, edit))),
    undo: () => set(undone(trees)),
    problems: (limits) => recordProblems(trees.shape, { ...trees, isNew, limits }),
    receive: (theirs) => set(theirs === trees.latest ? trees : received(trees, theirs)),
    follow: (theirs) => {
      const { trees: after, counted } = absorbed(trees, theirs);
      set(after);
      return after.conflicts.length > 0 ? null : counted;
    },
    choose: (conflicts, side) => set(chosen(trees, conflicts, side)),
    dropConflicts: () => set({ ...trees, conflicts: [] }),
    plan: (mine, base = trees.base) => planChanges(trees.shape, { base, mine, isNew }),
    written: (changes, keys = new Map()) => set(writtenTo(trees, changes, keys)),
    release: () => set({ ...trees, isReleased: true }),
    draft: () => draftOf(trees.shape, { ...trees, mine: countedOf(trees) }),
    restore: (draft) => set(restored(trees, draft)),
  };
}
