import { buildSchema, type GraphQLSchema, isInputObjectType, isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { printAdminSchema } from '../src/print-schema.ts';
import { type Answer, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { openCopy } from './copy-embedded.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop, query } from './shop-database.ts';

const refusal = (answer: Answer): unknown => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, ...error.extensions };
};

/** Functions as databases have them, made by people who have never heard of this API. */
const tables = `
  create table notes (id int primary key generated always as identity, title text not null check (title <> ''), done boolean not null default false, weight int);
  create table log (id int primary key generated always as identity, note_id int references notes, text text);
  insert into notes (title, weight) values ('one', 1), ('two', 2), ('three', 3);

  create function finish_note(note_id int, remark text default null) returns notes language plpgsql as $$
  declare found notes;
  begin
    update notes set done = true where id = finish_note.note_id and not done returning * into found;
    if found.id is null then raise exception 'Уже сделано' using column = 'note_id'; end if;
    insert into log (note_id, text) values (found.id, remark);
    if remark = 'fail' then raise exception 'Так нельзя' using column = 'remark'; end if;
    return found;
  end $$;
  comment on function finish_note is E'@argument remark Замечание\\nСделано';
  create function need_note(note_id int) returns notes language plpgsql as $$
  declare found notes; begin select * into strict found from notes where id = need_note.note_id; return found; end $$;
  create function rename_note(note_id int, title text) returns void language sql as 'update notes set title = rename_note.title where id = note_id';
  create function add_weight(weight int, note_ids int[]) returns int language sql as 'with done as (update notes set weight = notes.weight + add_weight.weight where id = any (note_ids) returning 1) select count(*)::int from done';
  create function finish_all() returns setof notes language sql as 'update notes set done = true where not done returning *';
  create function look_around() returns int language plpgsql as 'begin return 7; end';
  create function ring() returns int language plpgsql as 'begin return 8; end';

  create domain stars as int check (value between 1 and 5);
  create function rate(note_id int, stars stars) returns stars language plpgsql as 'begin update notes set weight = rate.stars where id = note_id; return rate.stars; end';
  create function count_far() returns setof int language plpgsql as 'begin return query select * from generate_series(1, 1000); end';
  create function copy_notes() returns setof notes language sql as 'insert into notes (title) select ''copy'' from generate_series(1, 600) returning *';

  create function hidden_by_comment() returns void language sql as 'delete from log';
  comment on function hidden_by_comment is E'@behavior -mutationField';
  create function for_nobody() returns void language sql as 'delete from log';
  revoke execute on function for_nobody from public;
  create function as_owner_for_all() returns void language sql security definer as 'delete from log';
  create function as_owner() returns int language sql security definer as 'select count(*)::int from log';
  revoke execute on function as_owner from public;
  create function takes_a_row(note notes) returns void language sql as 'delete from notes where id = (note).id';
  create function on_change() returns trigger language plpgsql as 'begin return new; end';
  create function reads(note_id int) returns text language sql stable as 'select title from notes where id = note_id';
`;

describe('functions of any database', () => {
  let postgres: TestPostgres;
  let url: string;
  let schema: GraphQLSchema;
  let admin: TestAdmin;
  let editor: Visitor;
  let viewer: Visitor;

  beforeAll(async () => {
    postgres = await startPostgres();
    url = await createOwnDatabase(postgres.url, 'notes');
    await query(url, tables);
    // The roles of the administration are there from its first look on.
    await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
    await query(
      url,
      'grant execute on function as_owner to admin_editor; grant execute on function look_around to admin_viewer',
    );
    schema = buildSchema((await printAdminSchema({ databaseUrl: url, schemas: ['public'] })).sdl);
    admin = await startAdmin({ DATABASE_URL: url });
    editor = await admin.signedIn('editor');
    viewer = await admin.signedIn('viewer');
  });
  afterAll(async () => {
    await admin?.server.close();
    await postgres?.stop();
  });

  const fieldsOf = (name: string): Record<string, string> => {
    const type = schema.getType(name);
    return isObjectType(type) || isInputObjectType(type)
      ? Object.fromEntries(
          Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
        )
      : {};
  };

  it('are mutations where they write and somebody may execute them', () => {
    const own = Object.keys(schema.getMutationType()!.getFields()).filter(
      (name) => !/^(create|update|delete)|^sign|^importRecords$|Password$|SavedView$/.test(name),
    );
    expect(own.toSorted()).toEqual([
      'addWeight',
      'asOwner',
      'copyNotes',
      'countFar',
      'finishAll',
      'finishNote',
      'lookAround',
      'needNote',
      'rate',
      'renameNote',
      'ring',
    ]);
    expect(Object.keys(schema.getQueryType()!.getFields())).toContain('reads');
  });

  it('require what has no default, and say by type and comment what they take and return', () => {
    expect(fieldsOf('FinishNoteInput')).toEqual({
      clientMutationId: 'String',
      noteId: 'Int!',
      remark: 'String',
    });
    expect([
      fieldsOf('FinishNotePayload')['note'],
      fieldsOf('FinishAllPayload')['notes'],
      fieldsOf('AddWeightPayload')['result'],
      Object.keys(fieldsOf('RenameNotePayload')),
    ]).toEqual(['Note', '[Note]', 'Int', ['clientMutationId']]);
    expect(schema.getMutationType()?.getFields()['finishNote']?.description).toBe('Сделано');
    const input = schema.getType('FinishNoteInput');
    expect(isInputObjectType(input) && input.getFields()['remark']?.description).toBe('Замечание');
  });

  it('answer with the record as it is by then, whose revision the next update may send', async () => {
    const done = await editor.ask<{ finishNote: { note: { revision: string } } }>(
      'mutation { finishNote(input: { noteId: 1, remark: "ready" }) { note { id done revision logs(first: 5) { nodes { text } } } } }',
    );
    expect(done.errors).toBeUndefined();
    expect(done.data).toMatchObject({
      finishNote: { note: { id: 1, done: true, logs: { nodes: [{ text: 'ready' }] } } },
    });
    const update =
      'mutation ($revision: String!) { updateNote(input: { id: 1, revision: $revision, patch: { weight: 5 } }) { note { weight } } }';
    expect(
      (await editor.ask(update, { revision: done.data!.finishNote.note.revision })).data,
    ).toEqual({ updateNote: { note: { weight: 5 } } });
    expect(
      refusal(await editor.ask(update, { revision: done.data!.finishNote.note.revision })),
    ).toMatchObject({ code: 'CONFLICT' });
  });

  it('are refused at the argument that they name, and leave nothing half done', async () => {
    expect(
      refusal(await editor.ask('mutation { finishNote(input: { noteId: 1 }) { note { id } } }')),
    ).toMatchObject({ message: 'Уже сделано', code: 'CHECK_VIOLATION', columns: ['noteId'] });
    expect(
      refusal(
        await editor.ask(
          'mutation { finishNote(input: { noteId: 2, remark: "fail" }) { note { id } } }',
        ),
      ),
    ).toMatchObject({ message: 'Так нельзя', columns: ['remark'] });
    expect(
      await query(
        url,
        'select done, (select count(*)::int from log where note_id = 2) as logs from notes where id = 2',
      ),
    ).toEqual([{ done: false, logs: 0 }]);
    expect(
      refusal(
        await editor.ask(
          'mutation { renameNote(input: { noteId: 2, title: "" }) { clientMutationId } }',
        ),
      ),
    ).toMatchObject({
      code: 'CHECK_VIOLATION',
      constraint: 'notes_title_check',
      columns: ['title'],
    });
    expect(
      refusal(await editor.ask('mutation { needNote(input: { noteId: 99 }) { note { id } } }')),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      refusal(await editor.ask('mutation { finishNote(input: {}) { note { id } } }')),
    ).toMatchObject({ message: expect.stringContaining('noteId') });
  });

  it('answer with nothing, a value, or several records', async () => {
    expect(
      (
        await editor.ask(
          'mutation { renameNote(input: { noteId: 2, title: "second", clientMutationId: "a" }) { clientMutationId } }',
        )
      ).data,
    ).toEqual({ renameNote: { clientMutationId: 'a' } });
    expect(
      (
        await editor.ask(
          'mutation { addWeight(input: { weight: 10, noteIds: [2, 3] }) { result } }',
        )
      ).data,
    ).toEqual({ addWeight: { result: 2 } });
    const all = await editor.ask(
      'mutation { finishAll(input: {}) { notes { title weight revision } } }',
    );
    expect(all.data).toEqual({
      finishAll: {
        notes: [
          { title: 'second', weight: 12, revision: expect.stringMatching(/^\d+$/) },
          { title: 'three', weight: 13, revision: expect.stringMatching(/^\d+$/) },
        ],
      },
    });
    expect(await query(url, 'select id from notes where not done')).toEqual([]);
  });

  it('take and give values of a domain as what it is made of, and are refused at the argument', async () => {
    expect([fieldsOf('RateInput')['stars'], fieldsOf('RatePayload')['result']]).toEqual([
      'Int!',
      'Int',
    ]);
    expect(
      (await editor.ask('mutation { rate(input: { noteId: 2, stars: 4 }) { result } }')).data,
    ).toEqual({ rate: { result: 4 } });
    expect(
      refusal(await editor.ask('mutation { rate(input: { noteId: 2, stars: 6 }) { result } }')),
    ).toMatchObject({ code: 'CHECK_VIOLATION', columns: ['stars'] });
  });

  it('answer with no more than a page holds, and are counted by the limits as one', async () => {
    const far = await editor.ask<{ countFar: { result: number[] } }>(
      'mutation { countFar(input: {}) { result } }',
    );
    expect(far.data?.countFar.result).toHaveLength(500);
    const copied = await editor.ask<{ copyNotes: { notes: unknown[] } }>(
      'mutation { copyNotes(input: {}) { notes { id } } }',
    );
    expect(copied.data?.copyNotes.notes).toHaveLength(500);
    expect(
      await query(
        url,
        "with gone as (delete from notes where title = 'copy' returning 1) select count(*)::int from gone",
      ),
    ).toEqual([{ count: 600 }]);
    expect(
      refusal(
        await editor.ask(
          'mutation { finishAll(input: {}) { notes { logs(first: 200) { nodes { id } } } } }',
        ),
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' });
  });

  it('run with the rights of the account: a viewer is refused, but for what was granted to viewers by name', async () => {
    await query(url, 'update notes set done = false');
    expect(
      refusal(await viewer.ask('mutation { finishNote(input: { noteId: 3 }) { note { id } } }')),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      refusal(
        await viewer.ask('mutation { addWeight(input: { weight: 1, noteIds: [] }) { result } }'),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusal(await viewer.ask('mutation { asOwner(input: {}) { result } }'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await query(url, 'select id from notes where done')).toEqual([]);
    expect(refusal(await viewer.ask('mutation { ring(input: {}) { result } }'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await editor.ask('mutation { ring(input: {}) { result } }')).data).toEqual({
      ring: { result: 8 },
    });
    expect((await viewer.ask('mutation { lookAround(input: {}) { result } }')).data).toEqual({
      lookAround: { result: 7 },
    });
    expect((await editor.ask('mutation { asOwner(input: {}) { result } }')).data).toEqual({
      asOwner: { result: 1 },
    });
    expect(
      refusal(await admin.visitor().ask('mutation { asOwner(input: {}) { result } }')),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
    await query(url, 'revoke execute on function as_owner from admin_editor');
    expect(refusal(await editor.ask('mutation { asOwner(input: {}) { result } }'))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

it('are added to a sample shop that was made before there were any', async () => {
  const database = await openCopy('shop');
  const start = () => prepareDatabase(database, readConfig({}), () => {});
  const count = async () =>
    (
      await database.pool.query(
        "select from pg_proc where proname in ('cancel_order', 'take_payment', 'ship_order', 'restock_product', 'apply_promotion', 'import_product_prices')",
      )
    ).rowCount;
  expect(await count()).toBe(6);
  await database.pool.query(
    'drop function cancel_order, take_payment, ship_order, restock_product, apply_promotion, import_product_prices',
  );
  await start();
  expect(await count()).toBe(6);
  // What is there stays as somebody has made it.
  await database.pool.query("comment on function cancel_order is 'Mine'");
  await start();
  expect(
    (await database.pool.query("select obj_description('cancel_order'::regproc) as comment")).rows,
  ).toEqual([{ comment: 'Mine' }]);
  await database.close();
});

describe.each(['embedded', 'served'] as const)('what is done in the sample shop, %s', (kind) => {
  let postgres: TestPostgres | undefined;
  let admin: TestAdmin;
  let editor: Visitor;

  beforeAll(async () => {
    if (kind === 'served') {
      postgres = await startPostgres();
      const url = await createOwnDatabase(postgres.url, 'shop');
      await fillWithShop(url, 50);
      admin = await startAdmin({ DATABASE_URL: url });
    } else admin = await startAdmin();
    editor = await admin.signedIn('editor');
  });
  afterAll(async () => {
    await admin?.server.close();
    await postgres?.stop();
  });

  /** A new order of two items for 300 in all, and nothing else. */
  const createOrder = async (number: string): Promise<number> => {
    const created = await editor.ask<{ createOrder: { order: { id: number } } }>(
      'mutation ($number: String!) { createOrder(input: { order: { number: $number, customerId: 1 } }) { order { id } } }',
      { number },
    );
    const { id } = created.data!.createOrder.order;
    await editor.ask(
      'mutation ($id: Int!) { createOrderItem(input: { orderItem: { orderId: $id, productId: 1, quantity: 2, price: "150.00" } }) { orderItem { id } } }',
      { id },
    );
    return id;
  };
  const run = (field: string, type: string, input: Record<string, unknown>, selection: string) =>
    editor.ask(`mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`, {
      input,
    });

  it('takes payments up to what is owed, ships once, and cancels no order that is on its way', async () => {
    const orderId = await createOrder('ACTION-1');
    const pay = (amount?: string) =>
      run(
        'takePayment',
        'TakePaymentInput',
        { orderId, method: 'card', ...(amount === undefined ? {} : { amount }) },
        'payment { amount status order { status total } }',
      );
    const ship = (input: Record<string, unknown>) =>
      run(
        'shipOrder',
        'ShipOrderInput',
        { orderId, ...input },
        'delivery { status trackingNumber warehouseId order { status } }',
      );
    expect(refusal(await ship({ trackingNumber: '12345678', warehouseId: 1 }))).toMatchObject({
      message: 'Сначала подтвердите заказ',
    });
    expect(refusal(await pay('300.01'))).toMatchObject({
      message: 'Сумма больше остатка: к оплате 300.00 ₽',
      columns: ['amount'],
    });
    expect((await pay('100')).data).toEqual({
      takePayment: {
        payment: {
          amount: '100.00',
          status: 'paid',
          order: { status: 'confirmed', total: '300.00' },
        },
      },
    });
    expect((await pay()).data).toMatchObject({ takePayment: { payment: { amount: '200.00' } } });
    expect(refusal(await pay())).toMatchObject({
      message: 'Заказ уже оплачен',
      code: 'CHECK_VIOLATION',
    });

    expect(refusal(await ship({ trackingNumber: '12' }))).toMatchObject({
      columns: ['trackingNumber'],
    });
    expect(refusal(await ship({ trackingNumber: '12345678901234' }))).toMatchObject({
      message: 'Укажите склад: доставка ещё не назначена',
      columns: ['warehouseId'],
    });
    expect((await ship({ trackingNumber: '12345678901234', warehouseId: 1 })).data).toEqual({
      shipOrder: {
        delivery: {
          status: 'in_transit',
          trackingNumber: '12345678901234',
          warehouseId: 1,
          order: { status: 'shipped' },
        },
      },
    });
    expect(refusal(await ship({ trackingNumber: '12345678901234' }))).toMatchObject({
      message: 'Заказ уже отправлен',
    });
    expect(
      refusal(
        await run(
          'cancelOrder',
          'CancelOrderInput',
          { orderId, reason: 'передумал' },
          'order { id }',
        ),
      ),
    ).toMatchObject({ message: 'Заказ уже отправлен, отменить его нельзя: оформите возврат' });
  });

  it('cancels an order with its reason, gives back what was paid, and says so once', async () => {
    const orderId = await createOrder('ACTION-2');
    const cancel = (reason: string, id = orderId) =>
      run(
        'cancelOrder',
        'CancelOrderInput',
        { orderId: id, reason },
        'order { status comment revision payments(first: 5) { nodes { status } } }',
      );
    await run('takePayment', 'TakePaymentInput', { orderId, method: 'cash' }, 'payment { id }');
    expect(refusal(await cancel('  '))).toMatchObject({
      message: 'Укажите причину',
      columns: ['reason'],
    });
    expect((await cancel('передумал')).data).toEqual({
      cancelOrder: {
        order: {
          status: 'cancelled',
          comment: 'Причина отмены: передумал',
          revision: expect.any(String),
          payments: { nodes: [{ status: 'refunded' }] },
        },
      },
    });
    expect(refusal(await cancel('снова'))).toMatchObject({ message: 'Заказ уже отменён' });
    expect(refusal(await cancel('нет такого', 2_000_000_000))).toMatchObject({
      message: 'Такого заказа нет',
      code: 'NOT_FOUND',
      columns: ['orderId'],
    });
  });

  it('adds to a stock, and begins one where it is told the shelf', async () => {
    const restock = (input: Record<string, unknown>) =>
      run(
        'restockProduct',
        'RestockProductInput',
        { warehouseId: 1, ...input },
        'stock { quantity shelf }',
      );
    const product = await editor.ask<{ createProduct: { product: { id: number } } }>(
      'mutation { createProduct(input: { product: { sku: "NEW-1", name: "Новинка", categoryId: 1, supplierId: 1, price: "10.00", barcode: "4600000000999" } }) { product { id } } }',
    );
    const productId = product.data!.createProduct.product.id;
    expect(refusal(await restock({ productId, quantity: 0 }))).toMatchObject({
      columns: ['quantity'],
    });
    expect(refusal(await restock({ productId, quantity: 5 }))).toMatchObject({
      message: 'Укажите полку: этого товара на складе ещё не было',
      columns: ['shelf'],
    });
    expect((await restock({ productId, quantity: 5, shelf: 'А-1' })).data).toEqual({
      restockProduct: { stock: { quantity: 5, shelf: 'А-1' } },
    });
    expect((await restock({ productId, quantity: 7 })).data).toEqual({
      restockProduct: { stock: { quantity: 12, shelf: 'А-1' } },
    });
    expect(
      refusal(await restock({ productId: 2_000_000_000, quantity: 7, shelf: 'А-1' })),
    ).toMatchObject({ code: 'FOREIGN_KEY_VIOLATION', columns: ['productId'] });
  });

  it('puts several products under a promotion, all or none', async () => {
    const created = await editor.ask<{ createPromotion: { promotion: { id: number } } }>(
      'mutation { createPromotion(input: { promotion: { code: "ACTION", title: "Акция", discount: "10", period: { start: { value: "2020-01-01", inclusive: true } } } }) { promotion { id } } }',
    );
    const promotionId = created.data!.createPromotion.promotion.id;
    const apply = (productIds: readonly number[]) =>
      run(
        'applyPromotion',
        'ApplyPromotionInput',
        { promotionId, productIds },
        'products { id promotionProducts(filter: { promotionId: { equalTo: PROMOTION } }) { totalCount } }'.replace(
          'PROMOTION',
          String(promotionId),
        ),
      );
    await editor.ask(
      `mutation { ${[2, 3, 4, 6].map((id) => `p${id}: updateProduct(input: { id: ${id}, patch: { active: true } }) { product { id } }`).join(' ')} }`,
    );
    expect(refusal(await apply([]))).toMatchObject({
      message: 'Выберите товары',
      columns: ['productIds'],
    });
    const linked = (id: number) => ({ id, promotionProducts: { totalCount: 1 } });
    expect((await apply([3, 2])).data).toEqual({
      applyPromotion: { products: [linked(2), linked(3)] },
    });
    // Again, with one more: what is there stays.
    expect((await apply([2, 3, 4])).data).toEqual({
      applyPromotion: { products: [linked(2), linked(3), linked(4)] },
    });
    await editor.ask(
      'mutation { updateProduct(input: { id: 5, patch: { active: false } }) { product { id } } }',
    );
    expect(refusal(await apply([5, 6]))).toMatchObject({
      message: expect.stringMatching(/^Сняты с продажи: /),
      columns: ['productIds'],
    });
    expect(
      (
        await editor.ask(
          'query ($id: Int!) { promotionProducts(filter: { promotionId: { equalTo: $id } }) { totalCount } }',
          { id: promotionId },
        )
      ).data,
    ).toEqual({ promotionProducts: { totalCount: 3 } });
  });

  it('takes new prices from a file, all or none, and says at which line it went wrong', async () => {
    const load = (text: string, encoding: BufferEncoding = 'utf8') =>
      run(
        'importProductPrices',
        'ImportProductPricesInput',
        { priceList: Buffer.from(text, encoding).toString('base64') },
        'products { sku price }',
      );
    const { data } = await editor.ask<{ products: { nodes: { sku: string }[] } }>(
      '{ products(first: 2, orderBy: ID_ASC) { nodes { sku } } }',
    );
    const [one, two] = data!.products.nodes.map(({ sku }) => sku);
    expect(
      (await load(`\uFEFFАртикул;Цена\r\n${one};1 234,50 ₽\r\n${two};"99.9"\r\n`)).data,
    ).toEqual({
      importProductPrices: {
        products: [
          { sku: one, price: '1234.50' },
          { sku: two, price: '99.90' },
        ],
      },
    });
    expect(refusal(await load(`${one};10\nНЕТ-1;20`))).toMatchObject({
      message: 'Строка 2: товара с артикулом «НЕТ-1» нет',
      columns: ['priceList'],
    });
    expect(refusal(await load(`${one};10\n${two};`))).toMatchObject({
      message: 'Строка 2: цена не указана или это не число',
      columns: ['priceList'],
    });
    expect(refusal(await load(`${one};1234,5`))).toMatchObject({
      message: 'Новых цен в файле нет',
    });
    expect(refusal(await load('\xd6\xe5\xed\xe0', 'latin1'))).toMatchObject({
      message: 'Это не текст в кодировке UTF-8: сохраните файл как CSV UTF-8',
      columns: ['priceList'],
    });
  });
});
