import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestAdmin, type Visitor } from './admin.ts';
import { startShop, type StartedShop } from './started-shop.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'),
);
const sessionFields = [
  'viewer',
  'signIn',
  'signOut',
  'changePassword',
  'issuePassword',
  'writeSavedView',
  'removeSavedView',
  'openInSavedView',
  'importRecords',
];
const isOfSession = ({ name }: { name: string }): boolean => sessionFields.includes(name);
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  (field) => !isOfSession(field),
);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  (field) => !isOfSession(field),
);

describe.each(['embedded', 'served'] as const)('on the %s database', (kind) => {
  let shop: StartedShop;
  let admin: TestAdmin;
  let viewer: Visitor;
  let editor: Visitor;
  let boss: Visitor;

  beforeAll(async () => {
    shop = await startShop(kind);
    ({ admin, viewer, editor, boss } = shop);
  });
  afterAll(() => shop?.stop());

  describe('a list', () => {
    it('has 50 records unless it is asked for others, and never more than 500', async () => {
      const sizes = await viewer.ask<Record<string, { nodes: unknown[] }>>(
        '{ orders { nodes { id } } customers(first: 3) { nodes { id } } payments(last: 2) { nodes { id } } }',
      );
      expect(Object.values(sizes.data ?? {}).map(({ nodes }) => nodes.length)).toEqual([50, 3, 2]);
      expect(codeOf(await viewer.ask('{ orders(first: 501) { nodes { id } } }'))).toBe(
        'BAD_USER_INPUT',
      );
      expect(
        codeOf(
          await viewer.ask('query ($size: Int) { orders(last: $size) { nodes { id } } }', {
            size: 501,
          }),
        ),
      ).toBe('BAD_USER_INPUT');
      expect(
        codeOf(
          await viewer.ask(
            '{ customers(first: 1) { nodes { orders(first: 501) { nodes { id } } } } }',
          ),
        ),
      ).toBe('BAD_USER_INPUT');
    });

    it('is counted in full, or no further than asked', async () => {
      expect(
        (
          await viewer.ask(
            '{ orders(first: 1) { totalCount near: countUpTo(limit: 10) far: countUpTo(limit: 1000) } }',
          )
        ).data,
      ).toEqual({ orders: { totalCount: 300, near: 10, far: 300 } });
      expect(
        (
          await viewer.ask(
            '{ orders(first: 1, filter: { id: { lessThan: 4 } }) { countUpTo(limit: 10) } }',
          )
        ).data,
      ).toEqual({ orders: { countUpTo: 3 } });
    });

    it('is added up over all its pages, by what it is asked for, and exactly', async () => {
      const sumsOf = 'sums { total }';
      const { data } = await viewer.ask<
        Record<
          'all' | 'some' | 'page' | 'none',
          { nodes: { total: string }[]; sums: { total: string | null } }
        >
      >(`{
        all: orders(first: 500) { nodes { total } ${sumsOf} }
        some: orders(first: 500, filter: { status: { in: [delivered] }, total: { greaterThan: "1000" } }) { nodes { total } ${sumsOf} }
        page: orders(first: 3, offset: 7) { nodes { total } ${sumsOf} }
        none: orders(filter: { id: { lessThan: 0 } }) { nodes { total } ${sumsOf} }
      }`);
      const kopecks = (total: string): bigint => BigInt(Math.round(Number(total) * 100));
      const added = (of: 'all' | 'some'): bigint =>
        (data?.[of].nodes ?? []).reduce((sum, { total }) => sum + kopecks(total), 0n);
      const told = (of: 'all' | 'some' | 'page'): bigint =>
        BigInt((data?.[of].sums.total ?? '').replace('.', ''));
      expect([data?.all.nodes.length, data?.page.nodes.length]).toEqual([300, 3]);
      expect(added('some')).toBeGreaterThan(0n);
      expect([told('all'), told('some'), told('page')]).toEqual([
        added('all'),
        added('some'),
        added('all'),
      ]);
      expect(data?.none.sums.total).toBeNull();
    });

    it('takes null for an argument, an operator and its value that are not there', async () => {
      const lists = queries.filter(({ args }) => args.some(({ name }) => name === 'filter'));
      expect(lists.length).toBeGreaterThan(10);
      const asked = lists.flatMap((field) =>
        nullInputs(field).map((input) => `${field.name}(${input}) { totalCount }`),
      );
      for (let start = 0; start < asked.length; start += 100) {
        const { data, errors } = await boss.ask<Record<string, { totalCount: number }>>(
          `{ ${asked
            .slice(start, start + 100)
            .map((field, index) => `f${index}: ${field}`)
            .join(' ')} }`,
        );
        expect(errors).toBeUndefined();
        expect(
          Object.values(data ?? {}).every(({ totalCount }) => Number.isInteger(totalCount)),
        ).toBe(true);
      }
      const none = { filter: null, orderBy: null, first: null, after: null };
      const answer = await viewer.ask(
        'query ($filter: OrderFilter, $orderBy: [OrderOrderBy!], $first: Int, $after: Cursor) { orders(filter: $filter, orderBy: $orderBy, first: $first, after: $after) { totalCount nodes { id } } }',
        none,
      );
      expect(answer.data).toMatchObject({ orders: { totalCount: 300, nodes: { length: 50 } } });
    });

    it('goes on by cursor where the page before ended', async () => {
      const page = async (after: string | null) =>
        (
          await viewer.ask<{
            orders: {
              nodes: { id: number }[];
              pageInfo: { endCursor: string; hasNextPage: boolean };
            };
          }>(
            'query ($after: Cursor) { orders(first: 120, after: $after, orderBy: [PLACED_AT_DESC, ID_DESC]) { nodes { id } pageInfo { endCursor hasNextPage } } }',
            { after },
          )
        ).data!.orders;
      const first = await page(null);
      const second = await page(first.pageInfo.endCursor);
      const third = await page(second.pageInfo.endCursor);
      expect(
        [first, second, third].map(({ nodes, pageInfo }) => [nodes.length, pageInfo.hasNextPage]),
      ).toEqual([
        [120, true],
        [120, true],
        [60, false],
      ]);
      expect(
        new Set([first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id))).size,
      ).toBe(300);
    });
  });

  describe('search', () => {
    const find = async (search: string) =>
      (
        await boss.ask<{ warehouses: { nodes: { name: string }[] } }>(
          'query ($search: String) { warehouses(filter: { search: $search }) { nodes { name } } }',
          { search },
        )
      ).data!.warehouses.nodes.map(({ name }) => name);
    beforeAll(async () => {
      await boss.ask(
        'mutation { createWarehouse(input: { warehouse: { name: "Ёлочный, 100% ручной", city: "Орёл", address: "ул. Зелёная, 5", area: "10.5" } }) { warehouse { id } } }',
      );
    });

    it('finds ё by е and е by ё, in either case', async () => {
      for (const words of ['елочный', 'ЁЛОЧНЫЙ', 'орел', 'ЗЕЛЕНАЯ'])
        expect(await find(words)).toEqual(['Ёлочный, 100% ручной']);
    });

    it('finds letters without their accents and stress marks, and й by й alone', async () => {
      await boss.ask(
        'mutation { createWarehouse(input: { warehouse: { name: "Café «Łódź», за́мок Йод", city: "Córdoba", address: "Plaza Ñ" , area: "1" } }) { warehouse { id } } }',
      );
      for (const words of ['cafe', 'CAFÉ', 'lodz', 'замок', 'йод', 'cordoba ñ', 'plaza n'])
        expect(await find(words)).toEqual(['Café «Łódź», за́мок Йод']);
      expect(await find('иод')).toEqual([]);
    });

    it('wants every word, each in any column', async () => {
      expect(await find('орёл ручной')).toEqual(['Ёлочный, 100% ручной']);
      expect(await find('орёл молоток')).toEqual([]);
    });

    it('takes signs of patterns as they are', async () => {
      expect(await find('100%')).toEqual(['Ёлочный, 100% ручной']);
      expect(await find('1_0')).toEqual([]);
      expect(await find(String.raw`\ `)).toEqual([]);
    });

    it('finds a record by its number', async () => {
      expect(
        (
          await viewer.ask(
            '{ customers(filter: { search: "17" }, orderBy: [ID_ASC]) { nodes { id } } }',
          )
        ).data?.customers,
      ).toMatchObject({ nodes: expect.arrayContaining([{ id: 17 }]) });
      const { payments } = (
        await viewer.ask<{ payments: { nodes: { id: string }[] } }>(
          '{ payments(first: 1) { nodes { id } } }',
        )
      ).data!;
      expect(
        (
          await viewer.ask(
            'query ($id: UUID!, $text: String) { payment(id: $id) { id } orders(filter: { search: $text }) { totalCount } }',
            { id: payments.nodes[0]!.id, text: payments.nodes[0]!.id },
          )
        ).data,
      ).toEqual({ payment: payments.nodes[0], orders: { totalCount: 0 } });
    });
  });

  describe('a value', () => {
    it('comes back as it was sent, of every kind', async () => {
      const [category, supplier] = [2, 1];
      const product = {
        sku: 'TST-1',
        name: 'Проба',
        categoryId: category,
        supplierId: supplier,
        price: '1234567890.10',
        barcode: '4600000009999',
        weight: 5,
        warranty: { years: 1, months: 2, days: 3, hours: 4, minutes: 5, seconds: 6.5 },
        tags: ['а', 'б "в"'],
        attributes: { цвет: ['белый', null], вложено: { n: 1 } },
        description: 'Две\nстроки',
        imageHash: 'AAECAw==',
        active: false,
      };
      const created = await editor.ask(
        'mutation ($product: ProductInput!) { createProduct(input: { product: $product }) { product { sku name categoryId supplierId price barcode weight warranty { years months days hours minutes seconds } tags attributes description imageHash active } } }',
        { product },
      );
      expect(created.errors).toBeUndefined();
      expect(created.data).toEqual({ createProduct: { product } });
    });

    it('of time keeps what it is: an instant, a date, a time of day, a local time, a period', async () => {
      const promotion = {
        code: 'PROBE',
        title: 'Проба',
        discount: '5.0',
        period: {
          start: { value: '2026-12-01', inclusive: true },
          end: { value: '2027-01-10', inclusive: false },
        },
        quantity: { start: { value: 2, inclusive: true }, end: null },
      };
      const created = await editor.ask(
        'mutation ($promotion: PromotionInput!) { createPromotion(input: { promotion: $promotion }) { promotion { code title discount period { start { value inclusive } end { value inclusive } } quantity { start { value inclusive } end { value inclusive } } } } }',
        { promotion },
      );
      expect(created.data).toEqual({ createPromotion: { promotion } });
      const stock = (
        await viewer.ask<{ stocks: { nodes: { productId: number; warehouseId: number }[] } }>(
          '{ stocks(first: 1) { nodes { productId warehouseId } } }',
        )
      ).data!.stocks;
      const counted = await editor.ask(
        'mutation ($key: UpdateStockInput!) { updateStock(input: $key) { stock { countedAt } } }',
        { key: { ...stock.nodes[0], patch: { countedAt: '2026-03-29T02:30:00' } } },
      );
      expect(counted.data).toEqual({
        updateStock: { stock: { countedAt: '2026-03-29T02:30:00' } },
      });
      const warehouse = await editor.ask(
        'mutation { updateWarehouse(input: { id: 1, patch: { opensAt: "07:30" } }) { warehouse { opensAt } } }',
      );
      expect(warehouse.data).toEqual({ updateWarehouse: { warehouse: { opensAt: '07:30:00' } } });
      const customer = await editor.ask<{
        updateCustomer: { customer: { birthDate: string; registeredAt: string } };
      }>(
        'mutation { updateCustomer(input: { id: 1, patch: { birthDate: "1980-02-29", registeredAt: "2024-05-01T10:00:00+03:00" } }) { customer { birthDate registeredAt } } }',
      );
      const { birthDate, registeredAt } = customer.data!.updateCustomer.customer;
      expect([birthDate, new Date(registeredAt).toISOString()]).toEqual([
        '1980-02-29',
        '2024-05-01T07:00:00.000Z',
      ]);
    });
  });

  describe('a refusal', () => {
    const cases: readonly (readonly [string, string, Record<string, unknown>])[] = [
      [
        'of a value that is taken',
        'createSupplier(input: { supplier: { name: "x", inn: "7701234577", city: "x", contactName: "x", phone: "+78120000000", email: "x" } })',
        {
          code: 'UNIQUE_VIOLATION',
          constraint: 'suppliers_inn_key',
          table: 'suppliers',
          columns: ['inn'],
        },
      ],
      [
        'of an account that exists, by an index on an expression',
        'createAccount(input: { account: { email: "OWNER@shop.example", name: "x" } })',
        {
          code: 'UNIQUE_VIOLATION',
          constraint: 'accounts_email_key',
          table: 'accounts',
          columns: ['email'],
        },
      ],
      [
        'of a record that others point to',
        'deleteCustomer(input: { id: 1 })',
        {
          code: 'FOREIGN_KEY_VIOLATION',
          constraint: 'orders_customer_id_fkey',
          table: 'orders',
          columns: [],
          isReferenced: true,
        },
      ],
      [
        'of a category with categories in it',
        'deleteCategory(input: { id: 1 })',
        { code: 'FOREIGN_KEY_VIOLATION', table: 'categories', columns: [], isReferenced: true },
      ],
      [
        'of a pointer to nothing',
        'updateOrder(input: { id: 1, patch: { customerId: 999999 } })',
        {
          code: 'FOREIGN_KEY_VIOLATION',
          constraint: 'orders_customer_id_fkey',
          table: 'orders',
          columns: ['customerId'],
        },
      ],
      [
        'of a value that breaks a rule',
        'updateCustomer(input: { id: 1, patch: { discount: "51" } })',
        {
          code: 'CHECK_VIOLATION',
          constraint: 'customers_discount_check',
          table: 'customers',
          columns: ['discount'],
        },
      ],
      [
        'of values that break a rule together',
        'updateWarehouse(input: { id: 1, patch: { opensAt: "23:00" } })',
        {
          code: 'CHECK_VIOLATION',
          constraint: 'warehouses_hours',
          table: 'warehouses',
          columns: ['opensAt', 'closesAt'],
        },
      ],
      [
        'of an empty value where there must be one',
        'updateCustomer(input: { id: 1, patch: { fullName: null } })',
        { code: 'NOT_NULL_VIOLATION', table: 'customers', columns: ['fullName'] },
      ],
      [
        'of a text too long for an index',
        'updateCustomer(input: { id: 1, patch: { fullName: $long } })',
        { code: 'VALUE_TOO_LONG', table: 'customers', columns: ['fullName'] },
      ],
      [
        'of a number beyond its column',
        'updateCustomer(input: { id: 1, patch: { discount: "12345678" } })',
        { code: 'VALUE_OUT_OF_RANGE' },
      ],
      [
        'of an escape that JSON may have and the database not',
        'updateProduct(input: { id: 1, patch: { attributes: $nothing } })',
        { code: 'BAD_USER_INPUT' },
      ],
      [
        'of a change to a record that is gone',
        'updateCustomer(input: { id: 999999, patch: { note: "x" } })',
        { code: 'NOT_FOUND' },
      ],
      [
        'of the deletion of a record that is gone',
        'deleteCustomer(input: { id: 999999 })',
        { code: 'NOT_FOUND' },
      ],
      [
        'of a change to a record of two keys that is gone',
        'updateStock(input: { productId: 999999, warehouseId: 1, patch: { quantity: 1 } })',
        { code: 'NOT_FOUND' },
      ],
      [
        'of a number that is none',
        'updateCustomer(input: { id: 1, patch: { discount: "many" } })',
        { code: 'BAD_USER_INPUT', columns: [] },
      ],
    ];
    it.each(cases)('%s names its code and its fields', async (_what, call, extensions) => {
      const declared = call.includes('$long')
        ? '($long: String!)'
        : call.includes('$nothing')
          ? '($nothing: JSON!)'
          : '';
      // Random, since what can be compressed still fits.
      const answer = await boss.ask(`mutation ${declared} { ${call} { clientMutationId } }`, {
        long: randomBytes(2_500).toString('hex'),
        nothing: { text: '\u0000' },
      });
      expect(answer.status).toBe(200);
      expect(answer.errors?.[0]?.extensions).toMatchObject(extensions);
    });

    it('of a letter that no text may hold is no fault of the server', async () => {
      expect(
        codeOf(
          await viewer.ask(
            'query ($search: String) { reviews(filter: { search: $search }) { totalCount } }',
            { search: '\u0000' },
          ),
        ),
      ).toBe('BAD_USER_INPUT');
    });
  });

  describe('a request', () => {
    const body = (query: string): string => JSON.stringify({ query });
    const json = { 'content-type': 'application/json', accept: 'application/json' };

    it('by GET may read, and never write', async () => {
      const get = (query: string) =>
        viewer.send(
          { headers: { accept: 'application/json' } },
          `${viewer.url}?query=${encodeURIComponent(query)}`,
        );
      expect((await get('{ orders(first: 1) { totalCount } }')).data).toEqual({
        orders: { totalCount: 300 },
      });
      const written = await get(
        'mutation { updateCustomer(input: { id: 1, patch: { note: "by GET" } }) { customer { id } } }',
      );
      expect([written.status, written.data]).toEqual([405, undefined]);
    });

    it('that a page of another site can send without being asked is refused', async () => {
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
      ]) {
        const answer = await boss.send({
          method: 'POST',
          headers: { 'content-type': type },
          body: body('mutation { signOut(input: {}) { viewer { id } } }'),
        });
        expect([type, answer.status]).toEqual([type, 415]);
      }
      for (const [name, value] of [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
        ['origin', 'https://elsewhere.example'],
        ['origin', 'http://localhost:1'],
        ['origin', 'null'],
      ] as const) {
        const written = await boss.send({
          method: 'POST',
          headers: { ...json, [name]: value },
          body: body('{ viewer { id } }'),
        });
        expect([value, written.status]).toEqual([value, 403]);
      }
      expect(
        (
          await boss.send({
            method: 'OPTIONS',
            headers: {
              origin: 'https://elsewhere.example',
              'access-control-request-method': 'POST',
            },
          })
        ).headers.get('access-control-allow-origin'),
      ).toBeNull();
    });

    it('that is too long, too deep, too broad or for too many records is refused', async () => {
      const long = await viewer.send({
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          query: '{ viewer { id } }',
          variables: { text: 'x'.repeat(1_100_000) },
        }),
      });
      expect(long.status).toBe(413);
      expect(
        (
          await viewer.send({
            method: 'POST',
            headers: json,
            body: body(`{ viewer { id } }${' '.repeat(110_000)}`),
          })
        ).status,
      ).toBe(413);
      const deep = `{ orders { nodes { ${'customer { orders { nodes { '.repeat(5)} id ${'} } }'.repeat(5)} } } }`;
      const broad = `{ ${Array.from({ length: 5001 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
      const many = '{ customers(first: 500) { nodes { orders(first: 500) { nodes { id } } } } }';
      for (const query of [deep, broad, many])
        expect((await viewer.ask(query)).errors?.[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
          reason: 'TOO_EXPENSIVE',
        });
      const hidden = await viewer.ask(
        'query ($n: Int) { customers(first: $n) { nodes { orders(first: $n) { nodes { id } } } } }',
        { n: 500 },
      );
      expect(hidden.errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        reason: 'TOO_EXPENSIVE',
      });
    });

    it('for the schema itself is refused', async () => {
      const answer = await boss.ask('{ __schema { types { name } } }');
      expect(answer.data).toBeUndefined();
      expect(answer.errors?.[0]?.message).toMatch(/introspection has been disabled/);
      expect((await fetch(new URL('/graphiql', admin.server.url))).status).toBe(404);
    });

    it('gets an answer that is compressed where it is long and the client can read it', async () => {
      const ask = async (first: number, encoding: string) => {
        const query = `{ orders(first: ${first}) { nodes { id number status total } } }`;
        const request = httpRequest(viewer.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'accept-encoding': encoding,
            cookie: viewer.cookie,
          },
        });
        request.end(JSON.stringify({ query }));
        const response = await new Promise<IncomingMessage>((resolve) =>
          request.once('response', resolve),
        );
        const body = Buffer.concat(await response.toArray());
        const plain = decode(body, response.headers['content-encoding']);
        expect(Number(response.headers['content-length'])).toBe(body.length);
        expect(response.headers.vary).toBe('Accept-Encoding');
        expect(JSON.parse(plain.toString())).toMatchObject({
          data: { orders: { nodes: { length: first } } },
        });
        return [response.headers['content-encoding'], body.length < plain.length / 3];
      };
      expect(await ask(300, 'gzip, deflate, br')).toEqual(['br', true]);
      expect(await ask(300, 'gzip')).toEqual(['gzip', true]);
      expect(await ask(300, 'br;q=0, gzip;q=0.5')).toEqual(['gzip', true]);
      expect(await ask(300, 'identity')).toEqual([undefined, false]);
      expect(await ask(2, 'gzip, br')).toEqual([undefined, false]);
    });

    it('gets headers that keep browsers from mischief', async () => {
      const { headers } = await viewer.ask('{ viewer { id } }');
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'self'.*frame-ancestors 'none'/,
      );
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
        'nosniff',
        'no-store',
      ]);
    });
  });
});

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Each argument of a list, each field of its inputs and each operator of those, given as null. */
function nullInputs({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
    return [
      `${name}: null`,
      ...fields.flatMap((field) => {
        const operators = getNamedType(field.type);
        const named =
          isInputObjectType(operators) && operators !== input
            ? Object.keys(operators.getFields())
            : [];
        return [
          `${name}: { ${field.name}: null }`,
          ...named.map((operator) => `${name}: { ${field.name}: { ${operator}: null } }`),
        ];
      }),
    ];
  });
}

it('has a test for what the schema has: lists, records, and a mutation of each kind', () => {
  expect(isObjectType(schema.getType('Order'))).toBe(true);
  expect([
    queries.length > 30,
    mutations.filter(({ name }) => name.startsWith('create')).length,
  ]).toEqual([true, 16]);
});
