import { parse } from 'grafast/graphql';
import { expect, it } from 'vitest';
import { assertIsOfShop } from './fits.ts';

const asked = { wantsSample: true };
const unasked = { wantsSample: false };
/** Called as those of the shop are. */
const own = 'type Query { orders: OrderConnection, customers: CustomerConnection }';

it('makes the sample shop where the admin was generated for it, or where it is asked for', () => {
  expect(() => assertIsOfShop(undefined, asked)).not.toThrow();
  const shop = parse(`"Sample shop" schema { query: Query } ${own}`);
  expect(() => assertIsOfShop(shop, unasked)).not.toThrow();
});

it.each([
  [own, 'it lists orders, customers.'],
  [`"Shop" schema { query: Query } ${own}`, 'it lists orders, customers.'],
  ['type Query { albums: AlbumConnection }', 'it lists albums.'],
])('makes no sample shop for the admin of another database: %s', (sdl, lists) => {
  for (const [setting, options] of [
    ['DATABASE_URL is not set', unasked],
    ['DATABASE_URL is sample', asked],
  ] as const)
    expect(() => assertIsOfShop(parse(sdl), options)).toThrow(
      `${setting}, and the admin was generated for another database than the sample shop: ${lists}`,
    );
});

it('makes no sample shop where nothing says what the admin is of', () => {
  expect(() => assertIsOfShop(undefined, unasked)).toThrow(/^DATABASE_URL is not set, and /);
});
