import type pg from 'pg';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';
import { prepareOrders, seedOrders } from './seed-orders.ts';
import { seedStaff } from './seed-staff.ts';

export interface SeedOptions {
  readonly orders: number;
  /** The day that follows the last order. @defaultValue today */
  readonly until?: Date;
  /** Hears how many orders are made. */
  readonly onProgress?: (seeded: number) => void;
}

/** Parameters of all generated data. */
export interface Shop {
  readonly orders: number;
  readonly customers: number;
  readonly products: number;
  readonly warehouses: number;
  /** `2023-11-21`: the day of the first order. */
  readonly opened: string;
  /** The day after the last one: orders are as old as it says. */
  readonly until: string;
}

/** Orders per transaction: what they need in memory does not grow with their number. */
const batchSize = 20_000;
const years = 3;

/**
 * Fills the empty tables of the sample shop. Large tables are made by the database from lists of
 * words, each row by its number, so that the same number of orders until the same day gives the
 * same shop.
 */
export async function seedShop(
  client: pg.ClientBase,
  { orders, until = new Date(), onProgress = () => {} }: SeedOptions,
): Promise<void> {
  const opened = new Date(until);
  opened.setUTCFullYear(until.getUTCFullYear() - years);
  const shop: Shop = {
    orders,
    customers: Math.max(50, Math.round(orders / 4)),
    products: Math.min(3000, Math.max(300, Math.round(orders / 40))),
    warehouses: 6,
    opened: opened.toISOString().slice(0, 10),
    until: until.toISOString().slice(0, 10),
  };
  await client.query(functions);
  const { rows } = await client.query<{ superuser: boolean }>(
    'select rolsuper as superuser from pg_roles where rolname = current_user',
  );
  // Every reference is made right; a superuser need not have each of them looked up again.
  const begin =
    rows[0]?.superuser === true ? 'begin; set local session_replication_role = replica' : 'begin';
  await transaction(client, begin, async () => {
    await seedStaff(client, shop);
    await seedCustomers(client, shop);
    await seedCatalogue(client, shop);
    await prepareOrders(client);
  });
  for (let first = 1; first <= orders; first += batchSize) {
    const last = Math.min(orders, first + batchSize - 1);
    await transaction(client, begin, () => seedOrders(client, shop, { first, last }));
    onProgress(last);
  }
  await transaction(client, begin, () => client.query(finish));
  // Nothing else does it in the embedded database; counts and plans need it.
  await client.query('vacuum (analyze)');
}

/**
 * `roll`: a number from 0 to 1 that belongs to a row and a purpose. `pick`: a word by such a
 * number.
 */
const functions = `
  create or replace function pg_temp.roll(row_number bigint, purpose int) returns float8 language sql immutable parallel safe
    return ((hashint8extended(row_number, purpose) >> 11) & 9007199254740991)::float8 / 9007199254740992;
  create or replace function pg_temp.pick(words text[], roll float8) returns text language sql immutable parallel safe
    return words[1 + floor(roll * cardinality(words))::int];
`;

const finish = `
  update products set rating = round(average, 2) from (select product_id, avg(rating) as average from reviews group by product_id) review
    where review.product_id = products.id;
  select setval(pg_get_serial_sequence(name, 'id'), highest) from (
    select 'warehouses' as name, max(id) as highest from warehouses union all
    select 'employees', max(id) from employees union all
    select 'customers', max(id) from customers union all
    select 'categories', max(id) from categories union all
    select 'suppliers', max(id) from suppliers union all
    select 'products', max(id) from products union all
    select 'promotions', max(id) from promotions union all
    select 'orders', max(id) from orders) tables
  where highest is not null;
`;

async function transaction(
  client: pg.ClientBase,
  begin: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await client.query(begin);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
