import { describe, expect, it } from 'vitest';

import { words } from './words.ts';
import { isBatchName, mayUnlink, readMutationName } from './write-names.ts';

const read = (name: string, group = '') => readMutationName(words(name), words(group));
/** Role, and the names of what is written, exact first. */
const said = (name: string, group = '') =>
  read(name, group)
    .filter(({ unusual }) => !unusual)
    .map(({ role, stems }) => [role, ...stems.map((stem) => stem.join(' '))]);

it.each([
  ['createOrder', [['create', 'order']]],
  ['orderCreate', [['create', 'order']]],
  ['insert_orders_one', [['create', 'orders one', 'orders']]],
  ['insertIntoOrders', [['create', 'into orders', 'orders']]],
  ['deleteFromUserCollection', [['remove', 'from user collection', 'user collection', 'user']]],
  ['updateTheOrderItem', [['update', 'the order item', 'order item', 'order']]],
  ['userUpdateById', [['update', 'user']]],
  ['updateUserByEmail', [['update', 'user']]],
  ['orders_insert_many', [['create', 'orders']]],
  ['userUpdateOneRecord', [['update', 'user']]],
  ['orderDeletion', [['remove', 'order']]],
  ['orderCreated', [['create', 'order']]],
  [
    'createOrUpdateTag',
    [
      ['create', 'tag'],
      ['update', 'tag'],
    ],
  ],
  [
    'saveTag',
    [
      ['create', 'tag'],
      ['update', 'tag'],
    ],
  ],
  ['bulkCreateOrders', [['create', 'orders']]],
  ['partialUpdateOrder', [['update', 'order']]],
  ['salesCreateOrder', [['create', 'sales order']]],
  ['approveRemoveClaim', []],
  ['linkCreateOrder', []],
  ['approveClaim', []],
])('reads what `%s` writes', (name, expected) => {
  expect(said(name)).toEqual(expected);
});

it('takes the name above for what a verb alone writes', () => {
  expect(said('create', 'orders')).toEqual([['create', 'orders']]);
  expect(said('createMany', 'orders')).toEqual([['create', 'orders']]);
  expect(said('createMany')).toEqual([]);
  expect(said('createOrder', 'sales')).toEqual([['create', 'order']]);
});

it('knows writes of several records', () => {
  const isBatch = (name: string) => read(name).map(({ batch }) => batch);
  expect(isBatch('createManyOrders')).toEqual([true]);
  expect(isBatch('bulkDeleteOrders')).toEqual([true]);
  expect(isBatch('deleteOrder')).toEqual([false]);
  expect(isBatchName(words('updateManySeats'))).toBe(true);
  expect(isBatchName(words('updateSeats'))).toBe(false);
});

describe('a verb is the surer', () => {
  const strength = (name: string) => read(name)[0]?.strength ?? 0;

  it.each([
    ['the plainer it is', 'createOrder', 'registerOrder'],
    ['at the head', 'updateOrder', 'partialUpdateOrder'],
    ['as a verb', 'orderCreate', 'orderCreation'],
    ['at an end', 'orderCreate', 'salesCreateOrder'],
    ['than an unknown word', 'salesRenameOrder', 'scanBadge'],
  ])('%s', (_, surer, other) => {
    expect(strength(surer)).toBeGreaterThan(strength(other));
  });
});

it('takes an unknown word at either end for one that makes something', () => {
  expect(read('scanBadge')).toEqual([
    expect.objectContaining({ role: 'create', verb: 'scan', stems: [['badge']], unusual: true }),
    expect.objectContaining({ role: 'create', verb: 'badge', stems: [['scan']], unusual: true }),
    expect.objectContaining({
      role: 'create',
      verb: 'scan',
      stems: [['badge', 'scan']],
      unusual: true,
    }),
  ]);
  expect(read('scanOldBadge')).toHaveLength(2);
  expect(read('scan')).toEqual([]);
});

it('knows verbs that end a link as well as a record', () => {
  expect(['remove', 'unlink', 'delete', 'destroy'].filter(mayUnlink)).toEqual(['remove', 'unlink']);
});
