import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { findTotal } from './totals.ts';

const total = (fields: string) =>
  findTotal(
    buildSchema(
      `type Query { page: Page } type Page { ${fields} } type Counted { _all: Int name: Int } type Item { id: ID! }`,
    ).getType('Page'),
  );

it.each([
  ['items: [Item!] total: Int', ['total']],
  ['items: [Item!] totalNoOfItems: Int', ['totalNoOfItems']],
  ['items: [Item!] quantityOfItems: Int!', ['quantityOfItems']],
  ['items: [Item!] numberOfThings: Int!', ['numberOfThings']],
  ['items: [Item!] _count: Counted', ['_count', '_all']],
  ['items: [Item!] numberOfPages: Int!', undefined],
  ['items: [Item!] noOfPagesLeft: Int!', undefined],
])('finds the total of %s', (fields, path) => {
  expect(total(fields)).toEqual(path);
});
