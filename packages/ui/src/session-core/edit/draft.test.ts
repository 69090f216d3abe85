import { describe, expect, it } from 'vitest';

import { label, order, orderShape, row } from '../../../test/edit-trees/order-trees.ts';
import { parseExactJson } from '../../values/json-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import { decodeDraft, encodeDraft, type DraftContent } from './draft.ts';
import { createEditSession } from './edit-session.ts';
import type { RecordNode, RecordShape } from './record-tree.ts';

const savedAt = '2026-11-27T10:00:00.000Z';

it('stores the numbers of JSON with their digits', () => {
  const text = '{"id":9007199254740993,"sizes":[1,1e400]}';
  const stored = encodeDraft({ savedAt, values: { attributes: parseExactJson(text) } });
  expect(JSON.stringify(decodeDraft(stored)?.values['attributes'])).toBe(text);
});

it('stores half-typed values, and leaves alone what only looks like one', () => {
  const values = {
    price: new UnparsedText('1,', { key: 'input.problem.decimal' }),
    settings: [
      { '$admin.unparsed': 'text' },
      { '$admin.unparsed': { text: 7, problem: { key: 'form.required' } } },
      { '$admin.unparsed': { text: '7', problem: null } },
      { '$admin.unparsed': { text: '7', problem: { key: 7 } } },
    ],
  };
  const decoded = decodeDraft(encodeDraft({ savedAt, values }));
  expect(decoded?.values).toEqual(values);
  expect(decoded?.values['price']).toBeInstanceOf(UnparsedText);
});

const storedRow = { id: '1', values: { amount: '5' }, lists: [{ name: 'labels', rows: [] }] };
const stored = {
  savedAt,
  values: { note: 'b' },
  before: { note: 'a' },
  schema: ['note:string'],
  subject: { resource: 'orders', title: '7' },
  lists: [{ name: 'items', before: [storedRow], rows: [] }],
};
const withRow = (changed: object) => ({
  ...stored,
  lists: [{ name: 'items', before: [], rows: [{ ...storedRow, ...changed }] }],
});

it.each([
  stored,
  { savedAt, values: {} },
  { ...stored, subject: { resource: 'orders' } },
  withRow({}),
])('reads %j', (draft) => {
  expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each([
  null,
  [],
  { ...stored, savedAt: 7 },
  { ...stored, savedAt: 'yesterday' },
  { ...stored, values: null },
  { ...stored, before: 'a' },
  { ...stored, schema: {} },
  { ...stored, subject: {} },
  { ...stored, subject: 'orders' },
  { ...stored, subject: { resource: 'orders', title: 7 } },
  { ...stored, lists: {} },
  { ...stored, lists: [null] },
  { ...stored, lists: [{ ...stored.lists[0], name: 7 }] },
  { ...stored, lists: [{ name: 'items', before: [storedRow] }] },
  { ...stored, lists: [{ name: 'items', rows: [storedRow] }] },
  withRow({ id: 1 }),
  withRow({ values: [] }),
  withRow({ lists: null }),
  withRow({ lists: ['labels'] }),
  withRow({ lists: [{ name: null, rows: [] }] }),
  withRow({ lists: [{ name: 'labels', rows: [{}] }] }),
])('takes %j for no draft', (draft) => {
  expect(decodeDraft(JSON.stringify(draft))).toBeNull();
});

describe('rows of a draft', () => {
  const initial = order('a', [row('1', '5', [label('l1', 'x')]), row('2', '7')]);
  const open = (shape = orderShape, record: RecordNode = initial) =>
    createEditSession({ shape, initial: record, isNew: false });
  function typed(): DraftContent | null {
    const session = open();
    session.editRows({ kind: 'add', path: [], list: 'items', row: row('new', '3') });
    session.type([{ list: 'items', id: '1' }], { amount: '6' });
    session.type(
      [
        { list: 'items', id: '1' },
        { list: 'labels', id: 'l1' },
      ],
      { text: 'y' },
    );
    const draft = session.draft();
    return draft && decodeDraft(encodeDraft({ ...draft, savedAt }));
  }
  const restoredInto = (session: ReturnType<typeof open>, draft = typed()) => {
    if (!draft) throw new Error('Something is typed.');
    session.restore(draft);
    return session.state().typed;
  };

  it('are typed again, with their own rows', () => {
    const session = open();
    expect(restoredInto(session)).toEqual(
      order('a', [row('1', '6', [label('l1', 'y')]), row('2', '7'), row('new', '3')]),
    );
    expect(session.plan(session.counted())).toHaveLength(3);
  });

  it('are no part of a draft of the record alone', () => {
    const session = open();
    session.type([], { note: 'b' });
    expect(session.draft()).toEqual({
      values: { note: 'b' },
      before: { note: 'a' },
      schema: ['note:string', 'city:string', 'items.amount:decimal', 'items.labels.text:string'],
    });
  });

  it('stand alone in a draft without a change of the record itself', () => {
    expect(typed()).toMatchObject({ values: {}, lists: [{ name: 'items' }] });
  });

  const withRows = (change: (item: RecordShape) => RecordShape, name = 'items'): RecordShape => ({
    ...orderShape,
    lists: new Map(
      [...(orderShape.lists ?? [])].map(([, list]) => [name, { ...list, row: change(list.row) }]),
    ),
  });

  it.each([
    [
      'another kind',
      withRows((item) => ({
        ...item,
        inputs: item.inputs.map((input) => ({ ...input, kind: 'string' as const })),
      })),
      {},
      [label('l1', 'y')],
    ],
    [
      'values in lists',
      withRows((item) => ({
        ...item,
        inputs: item.inputs.map((input) => ({ ...input, list: true })),
      })),
      {},
      [label('l1', 'y')],
    ],
    ['no rows of their own', withRows(({ inputs }) => ({ inputs })), { amount: '6' }, undefined],
  ])('lose what the schema has as %s by now', (_, shape, values, labels) => {
    const first = restoredInto(open(shape)).lists.get('items')?.[0];
    expect(first?.values).toEqual({ amount: '5', ...values });
    expect(first?.lists.get('labels')).toEqual(labels);
  });

  it('are left out where the list has another name by now', () => {
    const shape = withRows((item) => item, 'lines');
    const record: RecordNode = { ...initial, lists: new Map([['lines', [row('1', '5')]]]) };
    const session = open(shape, record);
    restoredInto(session);
    expect(session.state()).toMatchObject({ isDirty: false });
  });
});
