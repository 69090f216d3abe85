import { expect, it } from 'vitest';

import { label, order, orderShape, row } from '../../../test/edit-trees/order-trees.ts';
import type { RecordShape } from './record-tree.ts';
import { applyChanges, planChanges } from './write-plan.ts';
import { arrange } from './row-order.ts';

const planned = (
  base: Parameters<typeof applyChanges>[1],
  mine: Parameters<typeof applyChanges>[1],
  shape: RecordShape = orderShape,
) => planChanges(shape, { base, mine, isNew: false });
const item = (id: string) => ({ list: 'items', id });

it('removes rows first, and orders them last', () => {
  const base = order('a', [row('1', '5', [label('l1', 'x')]), row('2', '7'), row('3', '8')]);
  const added = { ...row('new', '1'), lists: new Map() };
  const mine = order('a', [added, row('3', '8'), row('1', '6')]);
  expect(planned(base, mine)).toEqual([
    { kind: 'remove', path: [item('2')] },
    { kind: 'create', path: [item('new')], values: { amount: '1' } },
    { kind: 'update', path: [item('1')], values: { amount: '6' } },
    { kind: 'remove', path: [item('1'), { list: 'labels', id: 'l1' }] },
    { kind: 'order', path: [], list: 'items', ids: ['new', '3', '1'] },
  ]);
  expect(applyChanges(orderShape, base, planned(base, mine))).toEqual(mine);
});

it('has an order for rows that stand elsewhere, and for none that were added or removed', () => {
  const base = order('a', [row('1', '5'), row('2', '7')]);
  for (const rows of [[row('1', '5'), row('2', '7'), row('new', '1')], [row('2', '7')]])
    expect(planned(base, order('a', rows)).map(({ kind }) => kind)).not.toContain('order');
  const labelled = (...ids: string[]) =>
    order('a', [
      row(
        '1',
        '5',
        ids.map((id) => label(id, null)),
      ),
    ]);
  expect(planned(labelled('l1', 'l2'), labelled('l2', 'l1'))).toEqual([]);
});

it('applies again what was carried out already, and nothing to rows that are gone', () => {
  const base = order('a', [row('1', '5')]);
  const mine = order('a', [row('1', '5'), row('new', '1')]);
  const changes = planned(base, mine);
  expect(applyChanges(orderShape, mine, changes)).toEqual(mine);
  expect(
    applyChanges(orderShape, base, [
      { kind: 'remove', path: [] },
      { kind: 'update', path: [item('gone')], values: { amount: '1' } },
      { kind: 'order', path: [], list: 'items', ids: ['gone', '1'] },
    ]),
  ).toEqual(base);
});

it.each([
  [[], [['b', 'a'], ['c']], ['b', 'a', 'c']],
  [[], [['c'], ['b', 'a']], ['b', 'a', 'c']],
  [
    ['1', '2'],
    [
      ['1', 'y', '2'],
      ['x', '1', 'z', '2', 'w'],
    ],
    ['x', '1', 'y', 'z', '2', 'w'],
  ],
  [['2', '1'], [['1', 'a', '2', 'b']], ['2', 'b', '1', 'a']],
])('rows in the order %j with those of %j stand as %j', (skeleton, sources, expected) => {
  expect(arrange(skeleton, sources)).toEqual(expected);
});
