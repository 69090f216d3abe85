import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const sdl = (list: string, more = '') =>
  `type Query { houses(${list}, limit: Int, offset: Int): [House!]! house(id: ID!): House } type House { id: ID! title: String! price: Int! year: Int } ${more}`;

it('reads a least and a greatest value as the two ends of a field', async () => {
  const { resources, problems } = await operated(
    sdl('minPrice: Int, maxPrice: Int, yearFrom: Int, yearTo: Int'),
  );
  expect(resources[0]?.list?.filter?.fields).toMatchObject([
    {
      name: 'price',
      kind: 'integer',
      operators: [
        { operator: 'lte', path: ['maxPrice'] },
        { operator: 'gte', path: ['minPrice'] },
      ],
    },
    {
      name: 'year',
      kind: 'integer',
      operators: [
        { operator: 'lte', path: ['yearTo'] },
        { operator: 'gte', path: ['yearFrom'] },
      ],
    },
  ]);
  expect(problems).toEqual([]);
});

it('reads them in a filter too, and leaves alone what has no order', async () => {
  const { resources, problems } = await operated(
    sdl('filter: HouseFilter', 'input HouseFilter { price_min: Int price: Int maxTitle: String }'),
  );
  expect(
    resources[0]?.list?.filter?.fields.map(({ name, operators }) => [
      name,
      operators.map(({ operator }) => operator),
    ]),
  ).toEqual([
    ['price', ['eq', 'gte']],
    ['maxTitle', ['eq']],
  ]);
  expect(problems).toEqual([]);
});
