import { describe, expect, it, vi } from 'vitest';

import { UnparsedText } from '../../values/unparsed-text.ts';
import { createEditSession } from './edit-session.ts';
import { rootNode, rowsOf, type RecordNode, type RecordShape } from './record-tree.ts';
import { label, order, orderShape, row } from '../../../test/edit-trees/order-trees.ts';

const item = (id: string) => ({ list: 'items', id });
const amounts = (node: RecordNode) =>
  rowsOf(node, 'items').map(({ id, values }) => `${id}:${String(values['amount'])}`);
const open = (initial = order('a', [row('1', '5'), row('2', '7')])) =>
  createEditSession({ shape: orderShape, initial, isNew: false });

describe('what is typed', () => {
  it('is dirty until it is what the server has again', () => {
    const session = open();
    session.type([], { note: 'b' });
    expect(session.state().isDirty).toBe(true);
    session.type([], { note: 'a' });
    expect(session.state().isDirty).toBe(false);
  });

  it('is nothing to lose once it was released, until something is typed again', () => {
    const session = open();
    session.type([], { note: 'b' });
    session.release();
    expect(session.state().isDirty).toBe(false);
    session.type([], { note: 'c' });
    expect(session.state().isDirty).toBe(true);
  });

  it('has problems in rows as in the record, and none in values that nobody changed', () => {
    const session = open(order('a', [row('1', null)]));
    expect(session.problems()).toEqual([]);
    const added = row('new', null);
    session.editRows({ kind: 'add', path: [], list: 'items', row: added });
    session.type([item('1')], { amount: new UnparsedText('5,', { key: 'input.problem.decimal' }) });
    expect(session.problems().map(({ path, problem }) => [path, problem.key])).toEqual([
      [[item('1')], 'input.problem.decimal'],
      [[item('new')], 'form.required'],
    ]);
  });

  it('does not count what was read for a save', () => {
    const session = open();
    session.type([], { note: 'b' });
    session.follow(order('a', [row('1', '6'), row('2', '7')]));
    session.type([], { note: 'a' });
    expect(session.state().isDirty).toBe(false);
    expect(session.draft()).toBeNull();
  });
});

describe('an input that is not asked for', () => {
  const shape: RecordShape = {
    ...orderShape,
    lists: new Map(),
    inputs: orderShape.inputs,
    isAsked: ({ name }, values) => name !== 'city' || values['note'] === 'delivery',
  };

  it('stands as it was, and has what was typed when it is asked for again', () => {
    const initial = rootNode({ note: 'delivery', city: 'Тверь' });
    const session = createEditSession({ shape, initial, isNew: false });
    session.type([], { city: 'Псков' });
    session.type([], { note: 'none' });
    expect(session.plan(session.counted())).toEqual([
      { kind: 'update', path: [], values: { note: 'none' } },
    ]);
    session.receive(rootNode({ note: 'delivery', city: 'Тверь' }));
    session.type([], { note: 'delivery' });
    expect(session.counted().values['city']).toBe('Псков');
  });
});

describe('undo', () => {
  it('takes back one field however many keys were pressed in it', () => {
    const session = open();
    for (const note of ['b', 'bc', 'bcd']) session.type([], { note });
    session.type([], { city: 'Псков' });
    session.undo();
    expect(session.state().typed.values).toEqual({ note: 'bcd', city: 'Тверь' });
    session.type([], { note: 'x' });
    session.undo();
    expect(session.state().typed.values['note']).toBe('bcd');
    session.undo();
    expect(session.state().typed.values['note']).toBe('a');
    session.undo();
    expect(session.state().isDirty).toBe(false);
  });

  it('leaves what others changed meanwhile', () => {
    const session = open();
    session.editRows({ kind: 'remove', path: [item('2')] });
    session.receive(order('b', [row('1', '6'), row('2', '7')]));
    expect(amounts(session.state().typed)).toEqual(['1:6']);
    session.undo();
    expect(amounts(session.state().typed)).toEqual(['1:6', '2:7']);
    expect(session.state().typed.values['note']).toBe('b');
    expect(session.state().isDirty).toBe(false);
  });
});

describe('a screen', () => {
  it('is told of changes alone, as long as it listens', () => {
    const session = open();
    const heard = vi.fn<() => void>();
    const end = session.subscribe(heard);
    const before = session.state();
    session.undo();
    session.receive(session.latest());
    session.reshape(orderShape);
    session.type([], { note: 'a' });
    session.type([item('gone')], { amount: '8' });
    expect(heard).not.toHaveBeenCalled();
    expect(session.state()).toBe(before);
    session.type([], { note: 'b' });
    expect(heard).toHaveBeenCalledTimes(1);
    session.reshape({ ...orderShape, inputs: [] });
    expect(session.state().isDirty).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    session.undo();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('names a change of others once, however often the record is read', () => {
    const session = open();
    const [first, second] = [row('1', '6'), row('2', '7')];
    session.receive(order('b', [first, second]));
    session.receive(order('c', [second, { ...first, values: { amount: '9' } }], 'Псков'));
    session.receive(order('c', [second]));
    expect(
      session
        .state()
        .accepted.map((change) => [
          change.kind,
          ...change.path.map(({ id }) => id),
          ...(change.kind === 'field' ? [change.input.name] : []),
        ]),
    ).toEqual([
      ['field', 'note'],
      ['field', '1', 'amount'],
      ['field', 'city'],
      ['order'],
      ['row', '1'],
    ]);
  });

  it('opens a choice before a save alone, and keeps it open while others go on', () => {
    const session = open();
    session.type([], { note: 'mine' });
    session.receive(order('theirs', [row('1', '5'), row('2', '7')]));
    expect(session.state().conflicts).toEqual([]);
    expect(session.follow(session.latest())).toBeNull();
    session.receive(order('others', [row('1', '5'), row('2', '7')]));
    expect(session.state().conflicts).toMatchObject([{ theirs: 'others' }]);
    session.dropConflicts();
    expect(session.state().conflicts).toEqual([]);
    expect(session.state().typed.values['note']).toBe('mine');
  });

  it('has no choice between orders of rows that both have added', () => {
    const session = open();
    for (const id of ['y', 'x'])
      session.editRows({ kind: 'add', path: [], list: 'items', row: row(id, '1') });
    const theirs = order(
      'a',
      ['1:5', '2:7', 'x:1', 'y:1'].map((text) => {
        const [id = '', amount = ''] = text.split(':');
        return row(id, amount);
      }),
    );
    expect(session.follow(theirs)).not.toBeNull();
    expect(amounts(session.state().typed)).toEqual(['1:5', '2:7', 'x:1', 'y:1']);
  });

  it('has the filled-in values of a new record as nothing that was typed', () => {
    const initial = order(null, [], null);
    const session = createEditSession({
      shape: orderShape,
      initial,
      prefill: { city: 'Псков' },
      isNew: true,
    });
    expect(session.state()).toMatchObject({ isDirty: false, typed: { values: { city: 'Псков' } } });
    session.type([], { city: 'Тверь' });
    expect(session.state().isDirty).toBe(true);
  });

  it('moves a row and adds one to a row, in places that are there', () => {
    const session = open();
    session.editRows({ kind: 'move', path: [item('2')], to: 0 });
    session.editRows({ kind: 'add', path: [item('1')], list: 'labels', row: label('new', 'x') });
    session.editRows({ kind: 'remove', path: [] });
    session.editRows({ kind: 'move', path: [item('gone')], to: 0 });
    expect(session.state().typed).toEqual(
      order('a', [row('2', '7'), row('1', '5', [label('new', 'x')])]),
    );
    expect(session.plan(session.counted())).toEqual([
      { kind: 'create', path: [item('1'), { list: 'labels', id: 'new' }], values: { text: 'x' } },
      { kind: 'order', path: [], list: 'items', ids: ['2', '1'] },
    ]);
  });
});

describe('what was written before others were refused', () => {
  it('is the record as it is, also when undo restores what was typed before', () => {
    const session = open();
    session.editRows({ kind: 'add', path: [], list: 'items', row: row('new', '3') });
    session.editRows({ kind: 'add', path: [item('new')], list: 'labels', row: label('n', 'x') });
    session.editRows({ kind: 'move', path: [item('new')], to: 0 });
    session.editRows({ kind: 'remove', path: [item('2')] });
    session.type([], { note: 'b' });
    const changes = session.plan(session.counted());
    session.written(
      changes,
      new Map([
        ['new', '3'],
        ['n', 'l3'],
      ]),
    );
    const saved = order('b', [row('3', '3', [label('l3', 'x')]), row('1', '5')]);
    expect(session.latest()).toEqual(saved);
    expect(session.state()).toMatchObject({ typed: saved, isDirty: false });
    expect(session.plan(session.counted())).toEqual([]);
    session.undo();
    expect(session.plan(session.counted())).toEqual([
      { kind: 'update', path: [], values: { note: 'a' } },
    ]);
  });
});

describe('a choice', () => {
  it('of some leaves the others open', () => {
    const session = open();
    session.type([], { note: 'mine', city: 'Псков' });
    session.follow(order('theirs', [row('1', '5'), row('2', '7')], 'Орёл'));
    const [first, ...others] = session.state().conflicts;
    session.choose(first ? [first] : [], 'theirs');
    expect(session.state()).toMatchObject({
      conflicts: others,
      typed: { values: { note: 'theirs', city: 'Псков' } },
    });
    session.undo();
    expect(session.state().typed.values).toEqual({ note: 'mine', city: 'Псков' });
  });

  it('between a removed and a changed row leaves one of them, on both sides', () => {
    const theirs = order('a', [row('1', '5')]);
    for (const side of ['mine', 'theirs'] as const) {
      const session = open();
      session.type([item('2')], { amount: '8' });
      expect(session.follow(theirs)).toBeNull();
      const { conflicts } = session.state();
      expect(conflicts).toMatchObject([{ kind: 'row', theirs: null }]);
      session.choose(conflicts, side);
      expect(session.plan(session.counted())).toEqual(
        side === 'mine' ? [{ kind: 'create', path: [item('2')], values: { amount: '8' } }] : [],
      );
    }
  });

  it('of a row that I removed and others changed brings it back as it is there', () => {
    const theirs = order('a', [row('1', '5'), row('2', '9')]);
    for (const side of ['mine', 'theirs'] as const) {
      const session = open();
      session.editRows({ kind: 'remove', path: [item('2')] });
      expect(session.follow(theirs)).toBeNull();
      session.choose(session.state().conflicts, side);
      expect(session.follow(theirs)).not.toBeNull();
      expect(amounts(session.state().typed)).toEqual(side === 'mine' ? ['1:5'] : ['1:5', '2:9']);
      expect(session.plan(session.counted())).toEqual(
        side === 'mine' ? [{ kind: 'remove', path: [item('2')] }] : [],
      );
    }
  });

  it('of an order is one of both', () => {
    const rows = ['1', '2', '3'].map((id) => row(id, id));
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three rows');
    const theirs = order('a', [second, first, third]);
    for (const side of ['mine', 'theirs'] as const) {
      const session = open(order('a', rows));
      session.editRows({ kind: 'move', path: [item('3')], to: 0 });
      expect(session.follow(theirs)).toBeNull();
      session.choose(session.state().conflicts, side);
      expect(session.state().conflicts).toEqual([]);
      expect(session.plan(session.counted())).toEqual(
        side === 'mine' ? [{ kind: 'order', path: [], list: 'items', ids: ['3', '1', '2'] }] : [],
      );
    }
  });
});

describe('a draft', () => {
  it('asks about what others changed since it was typed, and loses neither', () => {
    const session = open();
    session.type([], { note: 'mine' });
    const draft = session.draft();
    const later = createEditSession({
      shape: orderShape,
      initial: order('theirs', [row('1', '5'), row('2', '7')]),
      isNew: false,
    });
    if (draft) later.restore(draft);
    expect(later.state().typed.values['note']).toBe('mine');
    expect(later.state().conflicts).toEqual([]);
    expect(later.follow(later.latest())).toBeNull();
    expect(later.state().conflicts).toMatchObject([
      { kind: 'field', before: 'a', theirs: 'theirs', mine: 'mine' },
    ]);
  });

  it('leaves out what has another kind by now, and keeps the rest', () => {
    const session = open();
    session.type([], { note: 'b', city: 'Псков' });
    const draft = session.draft();
    const shape: RecordShape = {
      ...orderShape,
      inputs: orderShape.inputs.map((input) =>
        input.name === 'city' ? { ...input, kind: 'integer' } : input,
      ),
    };
    const later = createEditSession({ shape, initial: order('a', []), isNew: false });
    if (draft) later.restore(draft);
    expect(later.state().typed.values).toEqual({ note: 'b', city: 'Тверь' });
  });
});
