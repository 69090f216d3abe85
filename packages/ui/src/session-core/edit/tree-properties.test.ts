import { assert, pre, property } from 'fast-check';
import { expect, it } from 'vitest';

import { decodeDraft, encodeDraft } from './draft.ts';
import { createEditSession, type EditSession } from './edit-session.ts';
import { mergeTrees, type TreeMerge } from './merge-trees.ts';
import { isSameNode, rowsOf, type RecordNode } from './record-tree.ts';
import { edits, orders, orderShape, typeEdits } from '../../../test/edit-trees/order-trees.ts';
import { applyChanges } from './write-plan.ts';

const runs = { numRuns: 500 };
const open = (initial: RecordNode) =>
  createEditSession({ shape: orderShape, initial, isNew: false });
const isSame = (a: RecordNode, b: RecordNode) => isSameNode(orderShape, a, b);

const idsOf = (node: RecordNode) => rowsOf(node, 'items').map(({ id }) => id);

const namesOf = ({ conflicts }: TreeMerge) =>
  conflicts.map(({ kind, path }) => JSON.stringify([kind, path])).toSorted();

function editing(initial: RecordNode, typed: Parameters<typeof typeEdits>[1]): EditSession {
  const session = open(initial);
  typeEdits(session, typed);
  return session;
}

it('a merge does not depend on which side is mine, where nothing conflicts', () => {
  let merged = 0;
  assert(
    property(orders, edits, edits, (base, byThem, byMe) => {
      const theirs = editing(base, byThem).counted();
      const mine = editing(base, byMe).counted();
      // A row that both added stands where the server has it.
      const added = (node: RecordNode) => idsOf(node).filter((id) => !idsOf(base).includes(id));
      pre(!added(theirs).some((id) => added(mine).includes(id)));
      const forward = mergeTrees(orderShape, { base, theirs, mine });
      const backward = mergeTrees(orderShape, { base, theirs: mine, mine: theirs });
      expect(forward.conflicts.length).toBe(backward.conflicts.length);
      if (forward.conflicts.length > 0) return;
      merged += 1;
      expect(isSame(forward.merged, backward.merged)).toBe(true);
      expect(isSame(forward.base, theirs)).toBe(true);
    }),
    runs,
  );
  expect(merged).toBeGreaterThan(50);
});

it('a merge of any two records keeps what only one side changed, and conflicts stay until they are chosen', () => {
  assert(
    property(orders, orders, orders, (base, theirs, mine) => {
      expect(isSame(mergeTrees(orderShape, { base, theirs, mine: base }).merged, theirs)).toBe(
        true,
      );
      expect(isSame(mergeTrees(orderShape, { base, theirs: base, mine }).merged, mine)).toBe(true);
      const once = mergeTrees(orderShape, { base, theirs, mine });
      const twice = mergeTrees(orderShape, { base: once.base, theirs, mine: once.merged });
      expect(namesOf(twice)).toEqual(namesOf(once));
      expect(isSame(twice.merged, once.merged)).toBe(true);
    }),
    runs,
  );
});

it('a choice of one side for all conflicts leaves nothing to choose', () => {
  assert(
    property(orders, orders, orders, edits, (base, theirs, mine, typed) => {
      for (const side of ['mine', 'theirs'] as const) {
        const session = editing(base, typed);
        session.receive(mine);
        session.follow(theirs);
        session.choose(session.state().conflicts, side);
        expect(session.follow(theirs)).not.toBeNull();
      }
    }),
    runs,
  );
});

it('the plan of a save makes of the record what is typed, however it is cut into mutations', () => {
  assert(
    property(orders, edits, (base, typed) => {
      const session = editing(base, typed);
      const changes = session.plan(session.counted());
      expect(isSame(applyChanges(orderShape, base, changes), session.counted())).toBe(true);
      expect(changes.length === 0).toBe(!session.state().isDirty);
      for (const change of changes) session.written([change]);
      expect(session.plan(session.counted())).toEqual([]);
      expect(session.state().isDirty).toBe(false);
    }),
    runs,
  );
});

it('a draft brings back what was typed', () => {
  assert(
    property(orders, edits, (base, typed) => {
      const session = editing(base, typed);
      const content = session.draft();
      expect(content === null).toBe(!session.state().isDirty);
      if (!content) return;
      const draft = { ...content, savedAt: '2026-11-21T11:30:00.000Z' };
      const decoded = decodeDraft(encodeDraft(draft));
      expect(decoded).toEqual(draft);
      const later = open(base);
      if (decoded) later.restore(decoded);
      expect(isSame(later.counted(), session.counted())).toBe(true);
    }),
    runs,
  );
});

it('undo leads back through every state to the beginning', () => {
  assert(
    property(orders, edits, (base, typed) => {
      const session = open(base);
      const states = new Set([session.state().typed]);
      session.subscribe(() => states.add(session.state().typed));
      typeEdits(session, typed);
      // More often than there are steps.
      for (let count = states.size; count > 0; count -= 1) {
        session.undo();
        expect(states.has(session.state().typed)).toBe(true);
      }
      expect(isSame(session.counted(), base)).toBe(true);
      expect(session.state().isDirty).toBe(false);
    }),
    runs,
  );
});
