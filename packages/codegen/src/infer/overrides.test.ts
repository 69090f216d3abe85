import { describe, expect, it } from 'vitest';

import { model } from '../../test/infer.ts';
import { nearest } from './contracts/overrides.ts';
import type { AdminOverrides } from './index.ts';

describe('overrides', () => {
  const sdl =
    'type Query { goods(shop: String!): [Good!]!, myGoods: [Good!]!, things: [Thing!]!, hits: [Hit!]! } type Good { id: ID!, name: String, code: String! } type Thing { id: ID!, name: String } union Hit = Good | Thing';

  it('include, exclude, rename, point, label, key and fix values', () => {
    const { resources } = model(sdl, {
      exclude: ['Thing'],
      include: ['Hit'],
      arguments: { shop: 'main' },
      resources: { Good: { name: 'wares', list: 'goods', label: ['code'], key: ['code'] } },
    });
    expect(resources.map(({ type, name }) => [type, name])).toEqual([
      ['Hit', 'hits'],
      ['Good', 'wares'],
    ]);
    expect(resources[1]).toMatchObject({
      label: [['code']],
      key: [{ field: 'code' }],
      list: { root: ['goods'], required: [{ argument: 'shop', value: 'main' }] },
    });
  });

  it('give a record what no name tells, and take away what one does', () => {
    const written = `${sdl} type Mutation { createGood(name: String): Good, updateGood(id: ID!, name: String): Good, polishGood(id: ID!, name: String): Good }`;
    const roles = (overrides?: AdminOverrides) =>
      model(written, overrides)
        .resources.filter(({ type }) => type === 'Good')
        .map(({ create, update }) => [create?.root, update?.root]);
    expect(roles()).toEqual([[['createGood'], ['updateGood']]]);
    expect(roles({ resources: { Good: { create: null, update: 'polishGood' } } })).toEqual([
      [undefined, ['polishGood']],
    ]);
  });

  it.each([
    [
      { exclude: ['Thign'] },
      '`admin.exclude` names `Thign`, and there is no such type. Did you mean `Thing`',
    ],
    [
      { resources: { Thign: { name: 'wares' } } },
      '`admin.resources` names `Thign`, and there is no such type. Did you mean `Thing`',
    ],
    [
      { resources: { Good: { label: ['nmae'] } } },
      '`admin.resources.Good.label` names `nmae`, and there is no such field of Good. Did you mean `name`',
    ],
    [
      { resources: { Good: { list: 'things' } } },
      '`admin.resources.Good.list` names `things`, which does not list `Good`. These do: goods, myGoods.',
    ],
    [{ resources: { Good: { update: 'x' } } }, 'there is no such mutation'],
    [{ arguments: { shpo: 1 } }, 'Did you mean `shop`?'],
  ] satisfies readonly (readonly [AdminOverrides, string])[])(
    'fail with the nearest names: %j',
    (overrides, message) => {
      expect(() => model(sdl, overrides)).toThrow(message);
    },
  );
});

describe('the names most like a wrong one', () => {
  it.each([
    ['custmers', ['customers', 'customer', 'orders'], ['customers', 'customer']],
    [
      'order',
      ['ordering', 'orders', 'reorder', 'orderLine', 'goods'],
      ['orderLine', 'ordering', 'orders'],
    ],
    ['ORDER', ['orders'], ['orders']],
    ['nmae', ['game', 'name', 'title'], ['name']],
    ['shipments', ['id', 'name'], []],
    ['customr', ['customer', 'costumes'], ['customer']],
    ['ids', ['id', 'is', 'kind'], ['id', 'is']],
  ])('%s: of %j %j', (name, names, expected) => {
    expect(nearest(name, names)).toEqual(expected);
  });
});
