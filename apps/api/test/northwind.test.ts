import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, isInputObjectType, isObjectType } from 'grafast/graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printIndexes } from '../src/indexes/print-indexes.ts';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const file = fileURLToPath(new URL('../../../../shared/databases/northwind.sql', import.meta.url));

const lists = {
  categories: 8,
  customerCustomerDemos: 0,
  customerDemographics: 0,
  customers: 91,
  employeeTerritories: 49,
  employees: 9,
  orderDetails: 2155,
  orders: 830,
  products: 77,
  regions: 4,
  shippers: 6,
  suppliers: 29,
  territories: 53,
  usStates: 51,
};

describe.skipIf(!existsSync(file))(
  'a database that nobody made for this (skipped where ../shared/databases/northwind.sql is absent)',
  () => {
    let postgres: TestPostgres;
    let url: string;
    let sdl: string;
    let admin: TestAdmin;
    let editor: Visitor;

    beforeAll(async () => {
      postgres = await startPostgres();
      url = await createOwnDatabase(postgres.url, 'northwind');
      const client = new Client(url);
      await client.connect();
      await client.query(readFileSync(file, 'utf8'));
      // The one reference by which others are found from the other side.
      await client.query('create index on orders (customer_id)');
      await client.end();
      ({ sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] }));
      admin = await startAdmin({ DATABASE_URL: url });
      editor = await admin.signedIn('editor');
    });
    afterAll(async () => {
      await admin?.server.close();
      await postgres?.stop();
    });

    it('lists and counts all fourteen tables', async () => {
      const answer = await editor.ask(
        `{ ${Object.keys(lists)
          .map((name) => `${name} { totalCount }`)
          .join(' ')} }`,
      );
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toEqual(
        Object.fromEntries(
          Object.entries(lists).map(([name, totalCount]) => [name, { totalCount }]),
        ),
      );
    });

    it('adds up what SQL adds up, and no keys', async () => {
      const [details] = await query<{ count: number; quantity: string }>(
        url,
        'select count(*)::int as count, sum(quantity)::text as quantity from order_details where quantity > 20',
      );
      const [products] = await query<{ stock: string; level: string }>(
        url,
        'select sum(units_in_stock)::text as stock, sum(reorder_level)::text as level from products',
      );
      const { data } = await editor.ask(
        '{ orderDetails(filter: { quantity: { greaterThan: 20 } }) { totalCount sums { quantity } } products { sums { unitsInStock reorderLevel } } }',
      );
      expect(data).toEqual({
        orderDetails: { totalCount: details?.count, sums: { quantity: details?.quantity } },
        products: { sums: { unitsInStock: products?.stock, reorderLevel: products?.level } },
      });
      const type = buildSchema(sdl).getType('OrderDetailSums');
      expect(isObjectType(type) && Object.keys(type.getFields())).toEqual(['quantity']);
    });

    it('filters by every plain column and reference, since its tables have no index but their keys', () => {
      const filter = buildSchema(sdl).getType('OrderFilter');
      expect(isInputObjectType(filter) && Object.keys(filter.getFields())).toEqual(
        expect.arrayContaining([
          'customerId',
          'employeeId',
          'shipVia',
          'shipCity',
          'orderDate',
          'freight',
          'search',
        ]),
      );
    });

    describe('a filter by related records', () => {
      const countOf = async (visitor: Visitor, list: string, filter: unknown): Promise<unknown> => {
        const type = `${list === 'orders' ? 'Order' : 'Customer'}Filter`;
        const { data, errors } = await visitor.ask<Record<string, { totalCount: number }>>(
          `query ($filter: ${type}) { ${list}(filter: $filter) { totalCount } }`,
          { filter },
        );
        return errors
          ? (errors[0]?.extensions?.['reason'] ?? errors[0]?.extensions?.['code'])
          : data?.[list]?.totalCount;
      };
      const inLondon = { customer: { city: { equalTo: 'London' } } };

      it('gives what SQL gives, to one and to many', async () => {
        const [expected] = await query(
          url,
          `select
        (select count(*)::int from orders join customers using (customer_id) where customers.city = 'London') as one,
        (select count(*)::int from customers where customer_id in (select customer_id from orders where freight > 500)) as some,
        (select count(*)::int from customers where customer_id not in (select customer_id from orders where freight > 50 and customer_id is not null)) as none,
        (select count(*)::int from customers where customer_id not in (select customer_id from orders where not freight > 5 and customer_id is not null)) as every`,
        );
        const orders = (kind: string, than: number) =>
          countOf(editor, 'customers', { orders: { [kind]: { freight: { greaterThan: than } } } });
        expect({
          one: await countOf(editor, 'orders', inLondon),
          some: await orders('some', 500),
          none: await orders('none', 50),
          every: await orders('every', 5),
        }).toEqual(expected);
      });

      it('goes one step, also within a group', async () => {
        const twoSteps = {
          orders: { some: { or: [{ employee: { city: { equalTo: 'London' } } }] } },
        };
        expect(await countOf(editor, 'customers', twoSteps)).toBe('TOO_EXPENSIVE');
        expect(await countOf(editor, 'customers', { and: [{ not: twoSteps }] })).toBe(
          'TOO_EXPENSIVE',
        );
      });

      it('finds nobody by a record that they may not see', async () => {
        const viewer = await admin.signedIn('viewer');
        const all = await countOf(viewer, 'orders', inLondon);
        await query(
          url,
          `alter table customers enable row level security; create policy abroad on customers for select to admin_viewer using (city <> 'London'); create policy any_of on customers to admin_editor using (true)`,
        );
        expect(all).toBeGreaterThan(0);
        expect(await countOf(viewer, 'orders', inLondon)).toBe(0);
        await query(
          url,
          'alter table customers disable row level security; revoke select on customers from admin_viewer',
        );
        expect(await countOf(viewer, 'orders', inLondon)).toBe('FORBIDDEN');
        await query(url, 'grant select (customer_id, company_name) on customers to admin_viewer');
        expect(await countOf(viewer, 'orders', inLondon)).toBe('FORBIDDEN');
        await query(url, 'grant select on customers to admin_viewer');
        expect(await countOf(viewer, 'orders', inLondon)).toBe(all);
      });

      it('looks through those that refer to a record where an index begins with the reference', () => {
        const [customer, employee] = ['CustomerFilter', 'EmployeeFilter'].map((name) =>
          buildSchema(sdl).getType(name),
        );
        expect(isInputObjectType(customer) && Object.keys(customer.getFields())).toContain(
          'orders',
        );
        expect(isInputObjectType(employee) && Object.keys(employee.getFields())).not.toContain(
          'orders',
        );
      });
    });

    it('reads a record by a key that is not called id, by a composite one, and with what it refers to', async () => {
      const answer = await editor.ask(`{
      customer(customerId: "ALFKI") { companyName orders(first: 1) { totalCount } }
      orderDetail(orderId: 10248, productId: 11) { quantity unitPrice order { customer { customerId } } product { productName } }
      employeeTerritory(employeeId: 1, territoryId: "06897") { employee { lastName } territory { territoryDescription } }
      employee(employeeId: 1) { employeeByReportsTo { lastName } }
    }`);
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject({
        customer: { companyName: 'Alfreds Futterkiste', orders: { totalCount: 6 } },
        orderDetail: {
          quantity: 12,
          unitPrice: 14,
          order: { customer: { customerId: 'VINET' } },
          product: { productName: 'Queso Cabrales' },
        },
        employeeTerritory: { employee: { lastName: 'Davolio' } },
        employee: { employeeByReportsTo: { lastName: 'Fuller' } },
      });
    });

    it('creates, changes and deletes a record, and the database has exactly that', async () => {
      const values = { shipperId: 77, companyName: 'Почта', phone: null };
      await editor.ask(
        'mutation ($shipper: ShipperInput!) { createShipper(input: { shipper: $shipper }) { shipper { shipperId } } }',
        { shipper: values },
      );
      expect(await query(url, 'select * from shippers where shipper_id = 77')).toEqual([
        { shipper_id: 77, company_name: 'Почта', phone: null },
      ]);
      await editor.ask(
        'mutation { updateShipper(input: { shipperId: 77, patch: { phone: "8 800" } }) { shipper { phone } } }',
      );
      expect(await query(url, 'select * from shippers where shipper_id = 77')).toEqual([
        { shipper_id: 77, company_name: 'Почта', phone: '8 800' },
      ]);
      await editor.ask(
        'mutation { deleteShipper(input: { shipperId: 77 }) { shipper { shipperId } } }',
      );
      expect(await query(url, 'select count(*)::int from shippers')).toEqual([{ count: 6 }]);
    });

    it('does so with a composite key', async () => {
      await editor.ask(
        'mutation { createOrderDetail(input: { orderDetail: { orderId: 10248, productId: 1, unitPrice: 18, quantity: 2, discount: 0 } }) { orderDetail { quantity } } }',
      );
      const changed = await editor.ask(
        'mutation { updateOrderDetail(input: { orderId: 10248, productId: 1, patch: { quantity: 3 } }) { orderDetail { quantity } } }',
      );
      expect(changed.data).toEqual({ updateOrderDetail: { orderDetail: { quantity: 3 } } });
      await editor.ask(
        'mutation { deleteOrderDetail(input: { orderId: 10248, productId: 1 }) { orderDetail { quantity } } }',
      );
      expect(await query(url, 'select count(*)::int from order_details')).toEqual([
        { count: lists.orderDetails },
      ]);
    });

    it('does so with a link that has no other column', async () => {
      const link = { employeeId: 1, territoryId: '01581' };
      const created = await editor.ask(
        'mutation ($link: EmployeeTerritoryInput!) { createEmployeeTerritory(input: { employeeTerritory: $link }) { employeeTerritory { employeeId territoryId } } }',
        { link },
      );
      expect(created.data).toEqual({ createEmployeeTerritory: { employeeTerritory: link } });
      const deleted = await editor.ask(
        'mutation ($link: DeleteEmployeeTerritoryInput!) { deleteEmployeeTerritory(input: $link) { employeeTerritory { employeeId } } }',
        { link },
      );
      expect(deleted.data).toEqual({
        deleteEmployeeTerritory: { employeeTerritory: { employeeId: 1 } },
      });
    });

    it('says which input a refusal is about', async () => {
      const answer = await editor.ask(
        'mutation { updateOrder(input: { orderId: 10248, patch: { shipVia: 99 } }) { order { orderId } } }',
      );
      expect(answer.errors?.[0]?.extensions).toEqual({
        code: 'FOREIGN_KEY_VIOLATION',
        constraint: 'fk_orders_shippers',
        table: 'orders',
        columns: ['shipVia'],
      });
      const long = await editor.ask(
        'mutation { createCustomer(input: { customer: { customerId: "TOO-LONG", companyName: "x" } }) { customer { customerId } } }',
      );
      expect(long.errors?.[0]).toMatchObject({
        message: 'value too long for type character varying(5)',
        extensions: { code: 'VALUE_TOO_LONG' },
      });
    });

    it('masks what nobody expected, with the id that the log has', async () => {
      await query(url, 'alter table us_states rename to lost_states');
      const answer = await editor.ask('{ usStates { totalCount } }');
      await query(url, 'alter table lost_states rename to us_states');
      const [error] = answer.errors ?? [];
      expect(error?.message).not.toMatch(/states/);
      expect(error?.extensions).toEqual({
        code: 'INTERNAL_SERVER_ERROR',
        id: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(admin.logged.get(String(error?.extensions?.id))?.message).toBe(
        'relation "public.us_states" does not exist',
      );
    });

    it('leaves rights that were taken back taken back', async () => {
      await query(url, 'revoke delete on shippers from admin_editor');
      await admin.server.close();
      admin = await startAdmin({ DATABASE_URL: url });
      editor = await admin.signedIn('owner');
      expect(
        (
          await editor.ask(
            'mutation { deleteShipper(input: { shipperId: 6 }) { clientMutationId } }',
          )
        ).errors?.[0]?.extensions?.code,
      ).toBe('FORBIDDEN');
    });

    it('says which indexes its lists want, were they large: not one reference has one', async () => {
      const options = { databaseUrl: url, dataDir: '', schemas: ['public'] };
      const printed = await printIndexes({ ...options, rows: 0 });
      expect(printed).toContain(
        'create index concurrently if not exists "orders_customer_id_order_id_idx" on "public"."orders" ("customer_id", "order_id");',
      );
      for (const statement of printed
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('--')))
        await query(url, statement);
      expect(await printIndexes({ ...options, rows: 0 })).toBe(
        '-- Lists of tables from 0 rows on have all indexes that they want.\n',
      );
    });
  },
);
