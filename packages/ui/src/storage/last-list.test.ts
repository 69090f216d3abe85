import { expect, it } from 'vitest';

import { lastRecord, rememberList, rememberRecord } from './last-list.ts';
import { lastLists } from './last-lists.ts';
import { schemaBaseAt, schemaBaseOf, storageSuffix } from './storage-suffix.ts';
import { readStored, writeStored } from './stored.ts';

it('what is remembered of a list of one application is not that of another', () => {
  const [first, stock, named] = ['', storageSuffix('/@stock'), storageSuffix('', 'stock')];
  rememberList('/products', 'page=2', first);
  writeStored('admin.columns.products', ['name'], first);
  for (const other of [stock, named])
    expect([
      lastLists(other).href('/products'),
      readStored('admin.columns.products', other),
    ]).toEqual(['/products', undefined]);
  rememberList('/products', 'page=3', stock);
  rememberRecord('/products', '7', named);
  expect([
    lastLists(first).href('/products'),
    lastRecord('/products', first),
    readStored('admin.columns.products', first),
  ]).toEqual(['/products?page=2', null, ['name']]);
});

it('the suffix of an application has the base of its schema in front of its name', () => {
  expect(schemaBaseAt('/@stock/~shop=7/orders')).toBe('/@stock');
  expect(schemaBaseAt('/orders/@stock')).toBe('');
  expect(schemaBaseOf(storageSuffix('/@stock', 'shop'))).toBe('/@stock');
  expect(schemaBaseOf(storageSuffix('', 'shop'))).toBe('');
});
