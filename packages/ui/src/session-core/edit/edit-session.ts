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
  /** The record as it was read, or what a new one starts from. */
  readonly initial: RecordNode;
  /** Values of the root that are filled in for the user: they are sent. @defaultValue none */
  readonly prefill?: FormValues;
  /** The record is still to be made: all of it is sent, else what was changed. */
  readonly isNew: boolean;
}

/** What a screen shows of a session. */
export interface EditState {
  readonly typed: RecordNode;
  /** Something was typed that is not saved. */
  readonly isDirty: boolean;
  /** What has to be chosen before anything is sent. */
  readonly conflicts: readonly TreeConflict[];
  /** What others changed since the session began, and the form shows. */
  readonly accepted: readonly AcceptedChange[];
}

/** A record with its child records while it is edited. */
export interface EditSession {
  readonly isNew: boolean;
  /** The same object until something changes. */
  readonly state: () => EditState;
  readonly subscribe: (listener: () => void) => () => void;
  /** From now on these inputs are asked for. */
  readonly reshape: (shape: RecordShape) => void;
  /** What counts of what is typed: an input that is not asked for stands as it was. */
  readonly counted: () => RecordNode;
  /** The record as it was read last. */
  readonly latest: () => RecordNode;
  /** Values typed into the record at the path. */
  readonly type: (path: RecordPath, values: FormValues) => void;
  readonly editRows: (edit: RowEdit) => void;
  /**
   * Takes back what was typed last: one field however many keys were pressed in it, or one change
   * of rows. What others changed stays.
   */
  readonly undo: () => void;
  /** What has to be corrected before the record can be sent. */
  readonly problems: (limits?: DateLimits) => readonly RecordProblem[];
  /** The server has this now. What the user changed stays as it was typed. */
  readonly receive: (theirs: RecordNode) => void;
  /** As `receive`, before a save: what to save, or `null` where the user has to choose first. */
  readonly follow: (theirs: RecordNode) => RecordNode | null;
  readonly choose: (conflicts: readonly TreeConflict[], side: Side) => void;
  /** Closes the choice, for another attempt to save. */
  readonly dropConflicts: () => void;
  /**
   * What a save does to make `mine` of the record.
   *
   * @param base what it is compared with. @defaultValue what the inputs were filled from
   */
  readonly plan: (mine: RecordNode, base?: RecordNode) => readonly Change[];
  /** These changes were carried out, others remain. `keys`: those of new rows, by their ids. */
  readonly written: (changes: readonly Change[], keys?: ReadonlyMap<string, string>) => void;
  /** What is typed is nothing to lose any more: it was saved, or goes elsewhere. */
  readonly release: () => void;
  /** What is typed beyond what the server has. `null`: nothing. */
  readonly draft: () => DraftContent | null;
  /** Types what the draft holds. */
  readonly restore: (draft: DraftContent) => void;
}

/** Edits a record: merges what others save meanwhile, and plans what is sent. */
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
