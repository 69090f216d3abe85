import { parse } from 'grafast/graphql';
import { expect, it } from 'vitest';
import { assertIsOfShop } from './fits.ts';

const shop =
  'create table stock (id int);\ncreate table order_items (id int);\ncreate table categories (id int);';

const unasked = { wantsSample: false };

it('makes the sample shop where the admin was generated for it, or where it is asked for', () => {
  expect(() => assertIsOfShop(undefined, shop, { wantsSample: true })).not.toThrow();
  expect(() =>
    assertIsOfShop(
      parse(
        'type Query { stocks: StockConnection, orderItems: OrderItemConnection, categories: CategoryConnection, accounts: AccountConnection }',
      ),
      shop,
      unasked,
    ),
  ).not.toThrow();
});

it('makes no sample shop for the admin of another database', () => {
  expect(() =>
    assertIsOfShop(
      parse('type Query { albums: AlbumConnection, stocks: StockConnection }'),
      shop,
      unasked,
    ),
  ).toThrow(
    'DATABASE_URL is not set, and the admin was generated for another database than the sample shop: it lists albums.',
  );
});

it('makes no sample shop where nothing says what the admin is of', () => {
  expect(() => assertIsOfShop(undefined, shop, unasked)).toThrow(/^DATABASE_URL is not set, and /);
});
