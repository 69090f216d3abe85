import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Visitor } from './admin.ts';
import { query } from './shop-database.ts';
import { startShop, type StartedShop } from './started-shop.ts';

interface Outcome {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly {
    readonly row: number;
    readonly code: string;
    readonly columns: readonly string[];
  }[];
}

const supplier = (at: number, more: Record<string, unknown> = {}) => ({
  name: `Импорт ${at}`,
  inn: String(5_000_000_000 + at),
  city: 'Тула',
  contactName: 'Анна',
  phone: '+79990000000',
  email: 'a@b.example',
  ...more,
});

let calls = 0;
const send = (visitor: Visitor, input: Record<string, unknown>) =>
  visitor.ask<{ importRecords: Outcome }>(
    'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created updated refused { row code columns } } }',
    {
      input: { id: `call ${(calls += 1)}`, type: 'Supplier', ...input },
    },
  );
const imported = async (visitor: Visitor, input: Record<string, unknown>): Promise<Outcome> => {
  const { data, errors } = await send(visitor, input);
  expect(errors).toBeUndefined();
  return data!.importRecords;
};
const named = async (visitor: Visitor, search: string) =>
  (
    await visitor.ask<{
      suppliers: { nodes: readonly { readonly name: string; readonly phone: string | null }[] };
    }>(
      'query ($search: String!) { suppliers(first: 500, filter: { search: $search }) { nodes { id name phone } } }',
      { search },
    )
  ).data!.suppliers.nodes;

describe.each(['embedded', 'served'] as const)('imports on the %s database', (kind) => {
  let shop: StartedShop;
  let editor: Visitor;
  let viewer: Visitor;

  beforeAll(async () => {
    shop = await startShop(kind);
    ({ editor, viewer } = shop);
  });
  afterAll(() => shop?.stop());

  it('say how many rows a call has, and what finds one record', async () => {
    const rules = (type: string) =>
      editor.ask<{ viewer: { importRules: unknown } }>(
        'query ($input: ImportRulesInput!) { viewer { importRules(input: $input) { mostRows keys takableKey } } }',
        { input: { type } },
      );
    expect((await rules('Product')).data?.viewer.importRules).toEqual({
      mostRows: 500,
      keys: expect.arrayContaining([['id'], ['sku']]),
      takableKey: 'id',
    });
    expect((await rules('Stock')).data?.viewer.importRules).toMatchObject({ takableKey: null });
    expect((await rules('Nothing')).data?.viewer.importRules).toBeNull();
  });

  it('write every row that the database takes, and say of each other row what is wrong with it', async () => {
    const rows = [
      supplier(1),
      supplier(2, { phone: '12' }),
      supplier(1, { name: 'Дважды' }),
      supplier(3, { website: null, paymentTerm: { days: 3 } }),
      supplier(4, { inn: 'одиннадцать' }),
      supplier(5, { name: undefined, email: null }),
      supplier(6, { nothing: 1 }),
      supplier(7),
    ];
    const outcome = await imported(editor, { rows });
    expect(outcome).toEqual({
      created: 3,
      updated: 0,
      refused: [
        { row: 1, code: 'CHECK_VIOLATION', columns: ['phone'] },
        { row: 2, code: 'UNIQUE_VIOLATION', columns: ['inn'] },
        { row: 4, code: 'BAD_USER_INPUT', columns: [] },
        { row: 5, code: 'BAD_USER_INPUT', columns: ['email'] },
        { row: 5, code: 'NOT_NULL_VIOLATION', columns: ['name'] },
        { row: 6, code: 'BAD_USER_INPUT', columns: ['nothing'] },
      ],
    });
    expect((await named(editor, 'Импорт')).map(({ name }) => name).toSorted()).toEqual([
      'Импорт 1',
      'Импорт 3',
      'Импорт 7',
    ]);
  });

  it('write nothing when that is only tried, and say the same', async () => {
    const rows = [
      supplier(21, { name: 'Проба' }),
      supplier(21, { name: 'Проба' }),
      supplier(22, { name: 'Проба', phone: '1' }),
    ];
    const tried = await imported(editor, { rows, dryRun: true });
    expect(tried).toMatchObject({
      created: 1,
      refused: [
        { row: 1, code: 'UNIQUE_VIOLATION', columns: ['inn'] },
        { row: 2, code: 'CHECK_VIOLATION' },
      ],
    });
    expect(await named(editor, 'Проба')).toEqual([]);
  });

  it('change the record that a key finds, make the others, and touch nothing that is not said', async () => {
    await imported(editor, { rows: [supplier(31, { name: 'Ключ' })] });
    const outcome = await imported(editor, {
      key: ['inn'],
      rows: [
        { inn: String(5_000_000_031), phone: '+70000000031' },
        supplier(32, { name: 'Ключ' }),
        { inn: String(5_000_000_033), phone: '+70000000033' },
      ],
    });
    expect(outcome).toMatchObject({
      created: 1,
      updated: 1,
      refused: [{ row: 2, code: 'NOT_NULL_VIOLATION' }],
    });
    expect((await named(editor, 'Ключ')).map(({ phone }) => String(phone)).toSorted()).toEqual([
      '+70000000031',
      '+79990000000',
    ]);
  });

  it('find records by a key that the database gives, which new ones cannot have', async () => {
    await imported(editor, { rows: [supplier(42, { name: 'Ключ базы' })] });
    const [first] = await named(editor, 'Ключ базы');
    const { id } = Object(first);
    expect(
      await imported(editor, {
        key: ['id'],
        rows: [
          { id, city: 'Орёл' },
          { id: 9_000_000, city: 'Орёл' },
        ],
      }),
    ).toMatchObject({
      created: 0,
      updated: 1,
      refused: [{ row: 1, code: 'NOT_FOUND', columns: ['id'] }],
    });
    expect(
      await imported(editor, { key: ['id'], rows: [supplier(41, { id: null })] }),
    ).toMatchObject({ created: 1, refused: [] });
  });

  it('give new records the keys of their rows on request, and count on behind the largest', async () => {
    const idsOf = async (name: string) =>
      (await named(editor, name))
        .map((record) => Number(Object(record).id))
        .toSorted((a, b) => a - b);
    const rows = [
      supplier(43, { name: 'Свой ключ', id: 70_000 }),
      supplier(44, { name: 'Свой ключ', id: 60_000 }),
      supplier(45, { name: 'Без ключа', id: null }),
      supplier(46, { name: 'Свой ключ', id: 70_000 }),
      supplier(47, { name: 'Свой ключ', id: 'x' }),
    ];
    expect(await imported(editor, { rows: rows.slice(0, 1) })).toMatchObject({
      created: 0,
      refused: [{ row: 0, code: 'BAD_USER_INPUT', columns: ['id'] }],
    });
    const outcome = {
      created: 3,
      updated: 0,
      refused: [
        { row: 3, code: 'UNIQUE_VIOLATION', columns: ['id'] },
        { row: 4, code: 'BAD_USER_INPUT', columns: ['id'] },
      ],
    };
    expect(await imported(editor, { takesKeys: true, rows, dryRun: true })).toEqual(outcome);
    expect(await imported(editor, { rows: [supplier(48, { name: 'После пробы' })] })).toMatchObject(
      { created: 1 },
    );
    expect((await idsOf('После пробы')).every((id) => id < 60_000)).toBe(true);
    expect(await imported(editor, { takesKeys: true, rows })).toEqual(outcome);
    expect(await idsOf('Свой ключ')).toEqual([60_000, 70_000]);
    expect(
      await imported(editor, {
        takesKeys: true,
        key: ['id'],
        rows: [
          supplier(43, { name: 'Свой ключ', id: 70_000, city: 'Омск' }),
          supplier(49, { name: 'Свой ключ', id: 65_000 }),
        ],
      }),
    ).toMatchObject({ created: 1, updated: 1, refused: [] });
    expect(await imported(editor, { rows: [supplier(50, { name: 'Следующий' })] })).toMatchObject({
      created: 1,
    });
    expect(await idsOf('Следующий')).toEqual([70_001]);
  });

  it('take no key behind which the keys of new records would come to an end', async () => {
    const rows = [
      supplier(52, { name: 'Большой ключ', id: 2_147_483_000 }),
      supplier(53, { name: 'Большой ключ', id: 1_900_000_000 }),
    ];
    expect(await imported(editor, { takesKeys: true, rows, dryRun: true })).toMatchObject({
      created: 1,
      refused: [{ row: 0, code: 'VALUE_OUT_OF_RANGE', columns: ['id'] }],
    });
  });

  it('give new records the drawn keys of their rows as well, and none to a table whose keys are entered', async () => {
    const { data } = await editor.ask<{ orders: { nodes: readonly { readonly id: number }[] } }>(
      '{ orders(first: 1) { nodes { id } } }',
    );
    const id = '00000000-0000-4000-8000-000000000001';
    const payment = { id, orderId: data!.orders.nodes[0]?.id, method: 'card', amount: '1.50' };
    expect(await imported(editor, { type: 'Payment', rows: [payment] })).toMatchObject({
      created: 0,
      refused: [{ row: 0, code: 'BAD_USER_INPUT', columns: ['id'] }],
    });
    expect(
      await imported(editor, { type: 'Payment', takesKeys: true, rows: [payment] }),
    ).toMatchObject({ created: 1, refused: [] });
    expect(
      (
        await editor.ask<{ payment: unknown }>(
          'query ($id: UUID!) { payment(id: $id) { id amount } }',
          { id },
        )
      ).data?.payment,
    ).toEqual({ id, amount: '1.50' });
    expect(codeOf(await send(editor, { type: 'Stock', takesKeys: true, rows: [{}] }))).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('find records by unique keys alone', async () => {
    for (const key of [['name'], ['id', 'inn'], ['nothing']])
      expect(codeOf(await send(editor, { key, rows: [supplier(55)] }))).toBe('BAD_USER_INPUT');
  });

  it('of two rows that the database takes for one by their key, write the first', async () => {
    await imported(editor, { rows: [supplier(71, { name: 'Дважды по ключу' })] });
    const inn = 5_000_000_071;
    const outcome = await imported(editor, {
      key: ['inn'],
      rows: [
        { inn: `${inn}`, city: 'Омск' },
        { inn: `0${inn}`, city: 'Чита' },
        supplier(72, { name: 'Дважды по ключу' }),
        supplier(72, { name: 'Дважды по ключу' }),
      ],
    });
    expect(outcome).toMatchObject({
      created: 1,
      updated: 1,
      refused: [
        { row: 1, code: 'REPEATED_KEY', columns: ['inn'] },
        { row: 3, code: 'REPEATED_KEY', columns: ['inn'] },
      ],
    });
    expect(await named(editor, 'Дважды по ключу')).toHaveLength(2);
  });

  it('carry out a call once, however often and at how many places at once it is sent', async () => {
    const call = {
      id: 'the same',
      rows: [supplier(51, { name: 'Однажды' }), supplier(51, { name: 'Однажды' })],
    };
    const [first, ...others] = await Promise.all([
      imported(editor, call),
      imported(editor, call),
      imported(editor, call),
    ]);
    expect(first).toMatchObject({ created: 1, refused: [{ row: 1, code: 'UNIQUE_VIOLATION' }] });
    expect(others).toEqual([first, first]);
    expect(await named(editor, 'Однажды')).toHaveLength(1);
    // The name is the account's own.
    expect(
      await imported(shop.boss, { ...call, rows: [supplier(52, { name: 'Другой' })] }),
    ).toMatchObject({ created: 1 });
  });

  it('take no other rows, and no other way to write them, for a call that was carried out', async () => {
    const call = { id: 'other rows', rows: [supplier(54, { name: 'Под именем' })] };
    const first = await imported(editor, call);
    expect(first).toMatchObject({ created: 1 });
    for (const other of [
      { rows: [supplier(55, { name: 'Под именем' })] },
      { rows: [...call.rows, supplier(55, { name: 'Под именем' })] },
      { key: ['inn'] },
      { takesKeys: true },
      { type: 'Category' },
    ]) {
      const answer = await send(editor, { ...call, ...other });
      expect([other, codeOf(answer)]).toEqual([other, 'BAD_USER_INPUT']);
    }
    expect(await named(editor, 'Под именем')).toHaveLength(1);
    // The order of the fields of a row says nothing, and what is absent is as `null`.
    const [row = {}] = call.rows;
    const turned = Object.fromEntries(Object.entries(row).toReversed());
    expect(await imported(editor, { ...call, rows: [turned], key: null })).toEqual(first);
  });

  it('of two people at once that bring the same new records make each of them once', async () => {
    const rows = (from: number) =>
      Array.from({ length: 200 }, (_, at) => supplier(1_000 + at, { name: `Двое ${from} ${at}` }));
    const both = await Promise.all([
      imported(editor, { key: ['inn'], rows: rows(1_000) }),
      imported(shop.boss, { key: ['inn'], rows: rows(2_000) }),
    ]);
    expect(
      both
        .map(({ created, updated, refused }) => [created, updated, refused.length])
        .toSorted((a, b) => (b[0] ?? 0) - (a[0] ?? 0)),
    ).toEqual([
      [200, 0, 0],
      [0, 200, 0],
    ]);
    expect(await named(editor, 'Двое')).toHaveLength(200);
  });

  it('keep the order of rows, so that one can refer to one before it', async () => {
    const rows = [
      { name: 'Верхняя', slug: 'upper-import' },
      { name: 'Нижняя', slug: 'lower-import', position: 2 },
      { name: 'Третья', slug: 'Wrong' },
    ];
    expect(await imported(editor, { type: 'Category', rows })).toMatchObject({
      created: 2,
      refused: [{ row: 2, code: 'CHECK_VIOLATION', columns: ['slug'] }],
    });
  });

  it('find a record that a row refers to in a row behind it, over several steps, and say which is in none', async () => {
    const at = (id: number, parentId?: number) => ({
      id: 80_000 + id,
      name: `Ветка ${id}`,
      slug: `branch-${id}`,
      ...(parentId !== undefined && { parentId: 80_000 + parentId }),
    });
    const rows = [at(4, 3), { ...at(3, 2), position: 3 }, at(6, 5), at(2, 1), at(1)];
    const outcome = {
      created: 4,
      updated: 0,
      refused: [{ row: 2, code: 'FOREIGN_KEY_VIOLATION', columns: ['parentId'] }],
    };
    expect(
      await imported(editor, { type: 'Category', takesKeys: true, rows, dryRun: true }),
    ).toEqual(outcome);
    expect(await imported(editor, { type: 'Category', takesKeys: true, rows })).toEqual(outcome);
  });

  it('of ranges of moments tell none from one without bounds', async () => {
    const { data } = await editor.ask<{
      deliveries: {
        nodes: readonly {
          readonly id: number;
          readonly method: string;
          readonly timeWindow: unknown;
        }[];
      };
    }>(
      '{ deliveries(first: 50) { nodes { id method timeWindow { start { value } end { value } } } } }',
    );
    const delivery = data!.deliveries.nodes.find(({ method }) => method === 'pickup');
    expect(delivery?.timeWindow).toBeNull();
    const windowOf = async (timeWindow: unknown) => {
      expect(
        await imported(editor, {
          type: 'Delivery',
          key: ['id'],
          rows: [{ id: delivery?.id, timeWindow }],
        }),
      ).toMatchObject({ updated: 1, refused: [] });
      return (
        await editor.ask<{ delivery: { timeWindow: unknown } }>(
          'query ($id: Int!) { delivery(id: $id) { timeWindow { start { value } end { value } } } }',
          { id: delivery?.id },
        )
      ).data?.delivery.timeWindow;
    };
    expect(await windowOf({ start: null, end: null })).toEqual({ start: null, end: null });
    expect(
      await windowOf({ start: { value: '2026-11-21T10:00:00Z', inclusive: true }, end: null }),
    ).toMatchObject({
      start: { value: expect.stringContaining('2026-11-21T10:00:00') },
      end: null,
    });
    expect(await windowOf(null)).toBeNull();
  });

  it('are made by editors alone, of types that have records to make', async () => {
    expect(codeOf(await send(viewer, { rows: [supplier(61)] }))).toBe('FORBIDDEN');
    expect(codeOf(await send(shop.admin.visitor(), { rows: [supplier(61)] }))).toBe(
      'UNAUTHENTICATED',
    );
    expect(
      codeOf(await send(editor, { type: 'Account', rows: [{ email: 'x@y.example', name: 'x' }] })),
    ).toBe('FORBIDDEN');
    for (const wrong of [
      { type: 'Nothing' },
      { rows: [] },
      { rows: Array.from({ length: 501 }, () => ({})) },
      { key: ['nothing'] },
      { id: '' },
    ]) {
      expect(codeOf(await send(editor, { rows: [supplier(61)], ...wrong }))).toBe('BAD_USER_INPUT');
    }
    expect(await named(editor, 'Импорт 61')).toEqual([]);
  });
});

// A served one: nobody but the API reaches the embedded database, and it makes no triggers.
it('imports say of a row that the database leaves as it is, without an error, that it was not written', async () => {
  const { editor, databaseUrl: url = '', stop } = await startShop('served');
  await imported(editor, {
    rows: [supplier(81, { name: 'Не тронуть' }), supplier(82, { name: 'Тронуть' })],
  });
  try {
    await query(
      url,
      "create function keep_supplier() returns trigger language plpgsql as $$ begin return case when new.name = 'Не тронуть' then null else new end; end $$",
    );
    await query(
      url,
      'create trigger keep_supplier before insert or update on suppliers for each row execute function keep_supplier()',
    );
    const rows = [
      supplier(81, { name: 'Не тронуть', city: 'Омск' }),
      supplier(82, { name: 'Тронуть', city: 'Омск' }),
      supplier(83, { name: 'Не тронуть' }),
    ];
    expect(await imported(editor, { key: ['inn'], rows })).toMatchObject({
      created: 0,
      updated: 1,
      refused: [
        { row: 0, code: 'NOT_WRITTEN' },
        { row: 2, code: 'NOT_WRITTEN' },
      ],
    });
  } finally {
    await stop();
  }
});

it('imports take no keys where the server may not count on behind them, and say what it lacks', async () => {
  const { editor, databaseUrl: url = '', stop } = await startShop('served');
  try {
    await query(url, 'revoke update on sequence suppliers_id_seq from current_user');
    const rows = [supplier(91, { id: 90_000 })];
    expect(codeOf(await send(editor, { takesKeys: true, rows, dryRun: true }))).toBe('FORBIDDEN');
  } finally {
    await stop();
  }
});
