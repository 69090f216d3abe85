import { parse } from 'grafast/graphql';
import { expect, it } from 'vitest';
import { assertIsOfShop } from './fits.ts';

const shop =
  'create table stock (id int);\ncreate table order_items (id int);\ncreate table categories (id int);';

it('makes the sample shop where the admin was generated for it, or for nothing yet', () => {
  expect(() => assertIsOfShop(undefined, shop)).not.toThrow();
  expect(() =>
    assertIsOfShop(
      parse(
        'type Query { stocks: StockConnection, orderItems: OrderItemConnection, categories: CategoryConnection, accounts: AccountConnection }',
      ),
      shop,
    ),
  ).not.toThrow();
});

it('makes no sample shop for the admin of another database', () => {
  expect(() =>
    assertIsOfShop(parse('type Query { albums: AlbumConnection, stocks: StockConnection }'), shop),
  ).toThrow(
    'DATABASE_URL is not set, and the admin was generated for another database than the sample shop: it lists albums.',
  );
});
