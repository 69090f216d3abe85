import { expect, it } from 'vitest';

import { formatScope } from './format-scope.ts';
import { listSearch } from './raw-location.ts';
import { rememberResource } from './remember-resource.ts';
import {
  noScope,
  parseScope,
  rememberedResource,
  rememberedScope,
  rememberScope,
  scopePrefix,
  type ScopeValues,
} from './scope-path.ts';

it.each([
  ['/~shop=7/orders', '/~shop=7', { shop: '7' }],
  ['/~shop=7,stage=DRAFT', '/~shop=7,stage=DRAFT', { shop: '7', stage: 'DRAFT' }],
  ['/~shop=a%2Fb%2C%3D/orders', '/~shop=a%2Fb%2C%3D', { shop: 'a/b,=' }],
  ['/~shop=%E0%A4%A,stage=DRAFT/orders', '/~shop=%E0%A4%A,stage=DRAFT', { stage: 'DRAFT' }],
  ['/~shop=,=7/orders', '/~shop=,=7', {}],
  ['/~/tools', '', {}],
  ['/orders/~shop=7', '', {}],
  ['/', '', {}],
])('the scope of %s stands in front: %s, and has the values %j', (path, prefix, values) => {
  expect(scopePrefix(path)).toBe(prefix);
  expect(parseScope(scopePrefix(path))).toEqual(values);
});

it('is written as it is read', () => {
  const all: readonly ScopeValues[] = [{}, { shop: 'a/b,=' }, { shop: '7', stage: 'DRAFT' }];
  for (const values of all) expect(parseScope(formatScope(values))).toEqual(values);
  expect([formatScope({}), parseScope('')]).toEqual(['', noScope]);
});

it('is remembered value by value, for all schemas of an application', () => {
  rememberScope({ shop: '7' }, '/@stock/#admin');
  rememberScope({ stage: 'DRAFT' }, '/#admin');
  expect(rememberedScope('/@other/#admin')).toEqual({ shop: '7', stage: 'DRAFT' });
  expect(rememberedScope('')).toEqual({});
  rememberResource('orders', '/@stock');
  expect([rememberedResource(''), rememberedResource('/#admin')]).toEqual(['orders', null]);
});

it.each(['null', '7', '{"shop"', '{"shop":7,"stage":null}'])(
  'is empty where the browser remembers %s',
  (stored) => {
    localStorage.setItem('admin.scope', stored);
    expect(rememberedScope('')).toEqual({});
  },
);

it('a list opens with what its address says, else with the view that was kept', () => {
  expect(listSearch('/orders', '', '')).toBe('');
  localStorage.setItem('admin.view./orders', '"status.in=NEW"');
  localStorage.setItem('admin.view./books', '{"a":1}');
  expect([
    listSearch('/orders', '', ''),
    listSearch('/orders', '?page=2', ''),
    listSearch('/orders', 'page=2', ''),
    listSearch('/books', '', ''),
  ]).toEqual(['status.in=NEW', 'page=2', 'page=2', '']);
});
