import { expect, it } from 'vitest';

import { readStored, writeStored } from './stored.ts';
import { lastListHref, rememberList } from './last-list.ts';

it('what is remembered of a list of one schema is not that of another', () => {
  history.replaceState(null, '', '/products');
  rememberList('/products', 'page=2');
  writeStored('admin.columns.products', ['name']);
  history.replaceState(null, '', '/@stock/products');
  expect([lastListHref('/products'), readStored('admin.columns.products')]).toEqual([
    '/products',
    undefined,
  ]);
  rememberList('/products', 'page=3');
  history.replaceState(null, '', '/products');
  expect([lastListHref('/products'), readStored('admin.columns.products')]).toEqual([
    '/products?page=2',
    ['name'],
  ]);
});
