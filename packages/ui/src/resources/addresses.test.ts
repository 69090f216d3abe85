import { expect, it } from 'vitest';

import {
  createHref,
  editHref,
  listHref,
  nestedHref,
  parseAddress,
  showHref,
  type ScreenAddress,
} from './addresses.ts';
import { queriesAboutHref, queryHref } from './query-address.ts';

const nested = (
  steps: Extract<ScreenAddress, { readonly screen: 'nested' }>['steps'],
  edits = false,
): ScreenAddress => ({ screen: 'nested', resource: 'orders', id: '7', steps, edits });

it.each<readonly [string, ScreenAddress | null]>([
  ['/orders', { screen: 'list', resource: 'orders' }],
  ['orders/', { screen: 'list', resource: 'orders' }],
  ['/order%20items', { screen: 'list', resource: 'order items' }],
  ['/orders/new', { screen: 'create', resource: 'orders' }],
  ['/orders/7', { screen: 'show', resource: 'orders', id: '7' }],
  ['/orders/7/edit', { screen: 'edit', resource: 'orders', id: '7' }],
  ['/orders/7/items', nested([{ name: 'items' }])],
  ['/orders/7/items/3', nested([{ name: 'items', id: '3' }])],
  ['/orders/7/items/3/edit', nested([{ name: 'items', id: '3' }], true)],
  ['/orders/7/items/3/lots', nested([{ name: 'items', id: '3' }, { name: 'lots' }])],
  ['/orders/7/~edit', nested([{ name: 'edit' }])],
  ['/orders/7/~new/edit', nested([{ name: 'new', id: 'edit' }])],
  ['/orders/7/_items', nested([{ name: '_items' }])],
  ['/', null],
  ['/~/tools', null],
  ['/%E0%A4%A', null],
  ['/orders/7/new', null],
  ['/orders/7/items/new', null],
  ['/orders/7/edit/3', null],
  ['/orders/7/~items', null],
  ['/orders/7/2items', null],
  ['/orders/7//3', null],
])('%s is the address of %j', (path, address) => {
  expect(parseAddress(path)).toEqual(address);
});

it('writes the addresses that it reads', () => {
  expect([
    listHref('order items'),
    listHref('orders', 'page=2'),
    createHref('orders'),
    createHref('order items', 'status=NEW'),
    showHref('orders', ['id'], { id: 'a/b' }),
    editHref('order items', '7'),
    nestedHref('/orders/7', 'items'),
    nestedHref('/orders/7', 'edit'),
    nestedHref('/orders/7', 'new'),
    queriesAboutHref('order items'),
    queryHref('top sales'),
    queryHref('sales', 'year=2026'),
  ]).toEqual([
    '/order%20items',
    '/orders?page=2',
    '/orders/new',
    '/order%20items/new?status=NEW',
    '/orders/a%2Fb',
    '/order%20items/7/edit',
    '/orders/7/items',
    '/orders/7/~edit',
    '/orders/7/~new',
    '/~/queries?about=order%20items',
    '/~/queries/top%20sales',
    '/~/queries/sales?year=2026',
  ]);
});
