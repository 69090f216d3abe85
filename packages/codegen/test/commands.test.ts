import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSchema, graphql, introspectionFromSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../bin/admin-codegen.js', import.meta.url));
const sdl = `
  type Query { orders(first: Int, offset: Int, filter: OrderFilter): OrderConnection!, order(id: ID!): Order }
  type Mutation { updateOrder(id: ID!, patch: OrderPatch!): Order }
  type OrderConnection { nodes: [Order!]!, totalCount: Int! }
  type Order { id: ID!, number: String!, note: String }
  input OrderFilter { number: String } input OrderPatch { number: String, note: String }
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-codegen-'));
  await writeFile(join(folder, 'schema.graphql'), sdl);
  await writeFile(
    join(folder, 'schema.json'),
    JSON.stringify({ data: introspectionFromSchema(buildSchema(sdl)) }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as a user does, in the folder with the schemas. */
function run(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const orders = {
  resources: [
    {
      type: 'Order',
      list: 'orders',
      one: 'order',
      count: 'connection.totalCount',
      paging: 'offset',
      create: null,
      update: 'updateOrder',
      delete: null,
    },
  ],
  actions: { updateOrder: { place: 'crud', type: 'Order', key: 'id', values: 'patch' } },
  queries: {},
};

describe('infer', () => {
  it('prints the resources in the form of expected answers, from SDL, an introspection result or a glob', async () => {
    for (const schema of ['schema.graphql', 'schema.json', '*.graphql']) {
      const { out, status } = await run('infer', schema, '--json');
      expect([status, JSON.parse(out)]).toEqual([0, { ...orders, signIn: null }]);
    }
  });

  it('answers a schema that does not parse with file, line, column and cause, and status 1', async () => {
    await writeFile(join(folder, 'broken.txt'), 'type Query {\n  orders: [Order\n}');
    expect(await run('infer', 'broken.txt')).toEqual({
      status: 1,
      out: '',
      err: 'broken.txt:3:1: Syntax Error: Expected "]", found "}".\n',
    });
  });

  it('says where a type is used that nothing defines', async () => {
    await writeFile(join(folder, 'unknown.txt'), 'type Query {\n  orders: [Order]\n}');
    const { status, err } = await run('infer', 'unknown.txt');
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^unknown\.txt:2:12: the type `Order` is used and not defined\./),
    ]);
  });

  it('says what a file is instead of a schema', async () => {
    await writeFile(join(folder, 'query.txt'), '# a comment\nquery Orders { orders { id } }');
    await writeFile(join(folder, 'other.json'), '{"a": 1}');
    expect((await run('infer', 'query.txt')).err).toBe(
      'query.txt:2:1: this is an operation or a fragment, not a schema.\n',
    );
    expect((await run('infer', 'other.json')).err).toMatch(
      /^other\.json:1:1: this JSON holds no introspection result/,
    );
    expect((await run('infer', 'none.graphql')).err).toBe(
      'Cannot read none.graphql: there is no such file.\n',
    );
    expect((await run('infer', 'none-*.graphql')).err).toBe('No file matches none-*.graphql.\n');
  });

  it('accepts what real schemas get wrong and can be understood: a field defined twice, an extension of nothing', async () => {
    await writeFile(
      join(folder, 'loose.txt'),
      `extend type Query { orders: [Order!]! }\n type Order { id: ID!, number: String, number: String } type Empty`,
    );
    expect(JSON.parse((await run('infer', 'loose.txt', '--json')).out)).toMatchObject({
      resources: [{ type: 'Order', list: 'orders' }],
    });
  });
});

describe('explain', () => {
  it('says which rule, which evidence and what was rejected', async () => {
    const { out } = await run('explain', 'schema.graphql', 'Order');
    expect(out).toContain('Order is the resource orders.');
    expect(out).toMatch(
      /list: orders {2}\(rule list-shape, \d+ %\)\n {2}`orders` returns `OrderConnection`, whose `nodes` holds `Order`\./,
    );
    expect(out).toMatch(/update: updateOrder {2}\(rule write-name/);
  });

  it('offers the nearest name for one that is not there', async () => {
    expect(await run('explain', 'schema.graphql', 'Ordre')).toMatchObject({
      status: 1,
      err: expect.stringContaining('Did you mean Order'),
    });
  });
});

it('infer and check report no operation that printing leaves out, and say why it does', async () => {
  await writeFile(
    join(folder, 'uncallable.txt'),
    `
    type Query { orders(first: Int): [Order!]! order(id: ID!, stamp: Stamp!): Order stores(stamp: [Stamp!]!): [Store!]! store(id: ID!, stamp: Stamp!): Store }
    type Mutation { createOrder(order: OrderValues!, stamps: [Stamp!]!): Order }
    input OrderValues { number: String! }
    input Stamp { at: String! } type Order { id: ID! number: String! } type Store { id: ID! }
  `,
  );
  expect(JSON.parse((await run('infer', 'uncallable.txt', '--json')).out)).toMatchObject({
    resources: [{ type: 'Order', list: 'orders', one: null, create: null }],
  });
  const { out } = await run('infer', 'uncallable.txt');
  expect(out).toContain('Left out\n  orders, one: order requires stamp: Stamp!');
  expect(out).not.toContain('createOrder(');
  expect((await run('check', 'uncallable.txt')).out).toContain(
    'Resources without an operation:\n- orders: no field fetches one record',
  );
});

it('check lists what cannot be administered and what would make it so', async () => {
  await writeFile(
    join(folder, 'gaps.txt'),
    'type Query { a: [Total!]!, orders(shop: ID!): [Order!]!, parts(choose: [Choice!]!): [Part!]! } input Choice { of: ID } type Total { sum: Int } type Order { id: ID! } type Part { id: ID! }',
  );
  const { out, status } = await run('check', 'gaps.txt');
  expect(status).toBe(0);
  expect(out).toContain(
    'Total: `a` lists it and is not taken for a resource. No field of `Total` identifies a record.\n  Give `Total` an identifier such as `id: ID!`',
  );
  expect(out).toContain(
    'Lists that ask first:\n- orders: `orders` needs shop. Its screen asks for it; a value in `admin.resources.Order.arguments` answers for good.',
  );
  expect(out).toContain(
    'Part: `parts` lists it and is not taken for a resource. It requires `choose`.',
  );
});

it('check names every list that it left out, and explain says of none that it is not there', async () => {
  await writeFile(
    join(folder, 'left-out.txt'),
    `
    type Query { orders(first: Int): [Order!]!, topOrders: [Rank!]!, latestRanks: [Rank!]! }
    type Order { id: ID!, number: String!, lines: [Line!]! } type Line { id: ID! } type Rank { id: ID! }
  `,
  );
  const { out } = await run('check', 'left-out.txt');
  expect(out).toContain(
    'Rank: `latestRanks` and `topOrders` list it and it is not taken for a resource. It offers a choice of records, not all of them.\n  Name `Rank` in `admin.include`',
  );
  expect((await run('explain', 'left-out.txt', 'Rank')).out).toContain(
    'Rank is not a resource.\n\nRank: `latestRanks` and `topOrders` list it',
  );
  expect((await run('explain', 'left-out.txt', 'Line')).out).toContain(
    'Line is not a resource.\n\nNo query field is read as a list of it. What `orders` returns holds it.',
  );
  await writeFile(
    join(folder, 'excluding.ts'),
    `export default { schema: 'left-out.txt', generates: { 'out/': { preset: {}, presetConfig: { exclude: ['Order'] } } } };`,
  );
  expect((await run('explain', 'left-out.txt', 'Order', '--config', 'excluding.ts')).out).toContain(
    'Order is not a resource.\n\n`admin.exclude` names it.',
  );
});

it('names the actions whose key the tools ask for, and no others', async () => {
  await writeFile(
    join(folder, 'homeless.txt'),
    `
    type Query { orders(first: Int, offset: Int): [Order!]!, order(id: ID!): Order, settings: Settings }
    type Mutation { archiveNote(id: ID!): Note, createNote(text: String!): Note, closeOrder(id: ID!): Order, updateSettings(text: String!): Settings }
    type Order { id: ID!, number: String! } type Note { id: ID!, text: String! } type Settings { text: String! }
    `,
  );
  const { out } = await run('check', 'homeless.txt');
  const [, section = ''] = out.split('Actions on records that have no page:\n');
  expect(section.match(/^- \w+/gm)).toEqual(['- archiveNote']);
  expect(section).toContain('`Note` has no list, so its key is asked for where the tools are.');
});

describe('diff', () => {
  it('finds nothing between a schema and itself', async () => {
    expect(await run('diff', 'schema.graphql', 'schema.json')).toEqual({
      status: 0,
      out: 'Nothing breaks.\n',
      err: '',
    });
  });

  it('says which documents and screens a change breaks, with status 1', async () => {
    await writeFile(
      join(folder, 'next.txt'),
      sdl
        .replace('note: String }\n  input', 'remark: String }\n  input')
        .replace(
          'input OrderPatch { number: String, note: String }',
          'input OrderPatch { number: String!, note: String }',
        ),
    );
    await writeFile(join(folder, 'order.gql'), 'fragment OrderRow on Order { id number note }');
    const { out, status } = await run('diff', 'schema.graphql', 'next.txt', '--documents', '*.gql');
    expect(status).toBe(1);
    expect(out).toContain('order.gql:1: Cannot query field "note" on type "Order".');
    expect(out).toMatch(/OrderShow: Cannot query field "note" on type "Order"\./);
    expect(out).toContain('orders, list and show: the field `note` is gone.');
    expect(out).toContain('orders, edit: `number` is now required.');
  });

  it('says of a field and of an input that it has become a list', async () => {
    await writeFile(
      join(folder, 'lists.txt'),
      sdl
        .replace('number: String!, note: String }', 'number: String!, note: [String!] }')
        .replace(
          'OrderPatch { number: String, note: String }',
          'OrderPatch { number: String, note: [String!] }',
        ),
    );
    const { out, status } = await run('diff', 'schema.graphql', 'lists.txt');
    expect(status).toBe(1);
    expect(out).toContain('orders, list and show: `note` was text and is a list of text.');
    expect(out).toContain('orders, edit: `note` took text and takes a list of text.');
  });

  it('says in one sentence which of the two is no schema', async () => {
    await writeFile(join(folder, 'empty.txt'), '');
    expect(await run('diff', 'schema.graphql', 'none.graphql')).toEqual({
      status: 1,
      out: '',
      err: 'Cannot read none.graphql: there is no such file.\n',
    });
    expect(await run('diff', 'empty.txt', 'schema.graphql')).toEqual({
      status: 1,
      out: '',
      err: expect.stringMatching(/^empty\.txt: the file is empty\.[^\n]*\n$/),
    });
  });
});

/** Calls `ask` with the address of an endpoint that answers so. */
async function withEndpoint(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  ask: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  try {
    await ask(
      `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`,
    );
  } finally {
    server.close();
  }
}

describe('pull', () => {
  it('writes the schema of an endpoint by names of types, each in its own order, and sends the headers it was given', async () => {
    const schema = buildSchema(
      'type Query { b(z: Int, a: Int): [B!]!, a: Int } type B { id: ID! state: A } enum A { NEW DONE CANCELLED }',
    );
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      if (request.headers.authorization !== 'Bearer x') {
        response.writeHead(401).end('no');
        return;
      }
      // The body is what the command sent: a query of introspection.
      const { query }: { query: string } = JSON.parse(body);
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(await graphql({ schema, source: query })));
    };
    let left = '';
    await withEndpoint(
      (request, response) => void answer(request, response),
      async (url) => {
        left = url;
        expect(await run('pull', url)).toMatchObject({
          status: 1,
          err: `${url} does not tell its schema: status 401, and no header was sent. Give credentials with --header "authorization: …", or, for the endpoint of the project, with ADMIN_ENDPOINT_HEADERS={"authorization":"…"} in .env.\n`,
        });
        expect(
          await run(
            'pull',
            url,
            '--header',
            'Authorization: Bearer x',
            '--out',
            'schema/pulled.graphql',
          ),
        ).toMatchObject({ status: 0 });
        expect(await readFile(join(folder, 'schema/pulled.graphql'), 'utf8')).toBe(
          'enum A {\n  NEW\n  DONE\n  CANCELLED\n}\n\ntype B {\n  id: ID!\n  state: A\n}\n\ntype Query {\n  b(z: Int, a: Int): [B!]!\n  a: Int\n}\n',
        );
        // Below a file there is no folder: refused to every user, root included.
        const { status, err } = await run(
          'pull',
          url,
          '--header',
          'Authorization: Bearer x',
          '--out',
          'schema.graphql/pulled.graphql',
        );
        expect([status, err]).toEqual([
          1,
          expect.stringMatching(
            /^schema\.graphql\/pulled\.graphql cannot be written: [^\n]+ Name another file with --out[^\n]+\n$/,
          ),
        ]);
      },
    );
    expect(await run('pull', left)).toMatchObject({
      status: 1,
      err: expect.stringMatching(
        /^[^\n]+ cannot be reached: [^\n]*ECONNREFUSED[^\n]* Check the address, and that the server runs\.\n$/,
      ),
    });
  });

  it('writes no schema of somebody who may see nothing', async () => {
    // As Directus and others answer those who are not signed in.
    const nothing = buildSchema(
      'type Query { _empty: Void, me: User } scalar Void type User { id: ID! }',
    );
    const introspection = introspectionFromSchema(nothing);
    await withEndpoint(
      (_request, response) =>
        void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ data: introspection })),
      async (url) => {
        expect(await run('pull', url, '--out', 'nothing.graphql')).toEqual({
          status: 1,
          out: '',
          err: `${url} lists no records: this is what nobody signed in may see. Give credentials with --header "authorization: …", or, for the endpoint of the project, with ADMIN_ENDPOINT_HEADERS={"authorization":"…"} in .env. Nothing was written.\n`,
        });
        expect(await run('pull', url, '--header', 'Authorization: Bearer x')).toEqual({
          status: 1,
          out: '',
          err: `${url} lists no records: this is what may be seen with the header authorization. Give the credentials of somebody who may see more. Nothing was written.\n`,
        });
        await expect(readFile(join(folder, 'nothing.graphql'))).rejects.toThrow('ENOENT');
      },
    );
  });

  it('says what to do where an endpoint does not tell its schema', async () => {
    const refuse = (_request: IncomingMessage, response: ServerResponse): void => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ errors: [{ message: 'GraphQL introspection is not allowed.' }] }));
    };
    await withEndpoint(refuse, async (url) => {
      const err = `${url} does not tell its schema: GraphQL introspection is not allowed. Switch introspection on there, or give the schema as an SDL file.\n`;
      expect(await run('pull', url)).toEqual({ status: 1, out: '', err });
      expect(await run('infer', url)).toEqual({ status: 1, out: '', err });
    });
  });
});

describe('configuration', () => {
  const config = (
    schema: string,
  ) => `export default { schema: '${schema}', generates: { 'out/': { preset: {}, presetConfig: {
    scalars: { Money: { minorUnits: true, currency: 'EUR' } }, resources: { Good: { name: 'wares', key: ['number'] } } } } } };`;
  const goods =
    'type Query { goods(first: Int, offset: Int): [Good!]! good(number: Int!): Good } type Good { id: ID! number: Int! price: Money } "As specified by IEEE 754" scalar Money';

  beforeAll(async () => {
    await mkdir(join(folder, 'goods'));
    await writeFile(join(folder, 'goods.graphql'), goods);
    await writeFile(join(folder, 'goods/goods.graphql'), goods);
    await writeFile(join(folder, 'goods.config.ts'), config('goods.graphql'));
    await writeFile(join(folder, 'broken.config.ts'), 'export default {');
  });

  it('is what infer, explain and check show', async () => {
    const { out } = await run('infer', 'goods.graphql', '--config', 'goods.config.ts');
    expect(out).toContain('wares: Good\n  key      number (integer)');
    expect(out).toContain('Money    decimal, sent as a number, money in minor units, currency EUR');
    expect(
      (await run('explain', 'goods.graphql', 'wares', '--config', 'goods.config.ts')).out,
    ).toContain('Good is the resource wares.');
    expect((await run('check', 'goods.graphql', '--config', 'goods.config.ts')).out).toContain(
      'wares: ',
    );
  });

  it('is shown in all that it says of a schema', async () => {
    await writeFile(
      join(folder, 'said.txt'),
      `type Query { orders(first: Int, offset: Int, sort: String, locale: String): [Order!]!, order(id: ID!, locale: String): Order, notes(first: Int): [Note!]! }
       type Order { id: ID!, number: String!, serial: String! } type Note { id: ID!, text: String! }`,
    );
    await writeFile(
      join(folder, 'said.config.ts'),
      `export default { schema: 'said.txt', generates: { 'out/': { preset: {}, presetConfig: {
        texts: 'texts.json', exclude: ['Note'], textOrder: ['up:{field}', 'down:{field}'],
        dimensions: { locale: ['ru', 'en'] }, secrets: { 'Order.number': true } } } } };`,
    );
    const [alone, configured] = await Promise.all([
      run('check', 'said.txt'),
      run('check', 'said.txt', '--config', 'said.config.ts'),
    ]);
    expect(alone.out).toContain('2 resources in said.txt.');
    expect(alone.out).toContain('Say in `admin.textOrder` what it looks like');
    expect(configured.out).toContain('1 resources in said.txt.');
    expect(configured.out).not.toContain('admin.textOrder');
    const { out } = await run('infer', 'said.txt', '--config', 'said.config.ts');
    expect(out).toMatch(/^ {2}sort {5}serial, id$/m);
  });

  it('is that of the working folder where it is about the schema', async () => {
    await writeFile(join(folder, 'codegen.ts'), config('./goods.graphql'));
    expect((await run('infer', 'goods.graphql')).out).toContain('wares: Good');
    expect((await run('infer', 'goods/goods.graphql')).out).toContain('goods: Good');
    await rm(join(folder, 'codegen.ts'));
  });

  it.each([
    [
      'none.ts',
      /^There is no none\.ts in .+: run the command where it is, or name the configuration with --config\.\n$/,
    ],
    ['broken.config.ts', /^broken\.config\.ts cannot be loaded: [^\n]+\n$/],
  ])('that is missing or broken is told in one sentence: %s', async (file, sentence) => {
    const { status, err } = await run('infer', 'goods.graphql', '--config', file);
    expect([status, err]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('texts', () => {
  const strange = `
    type Query { parcels(first: Int, offset: Int): [Parcel!]!, parcel(id: ID!): Parcel }
    type Mutation { sendParcel(id: ID!): Parcel, frobnicateParcel(id: ID!): Parcel }
    type Parcel { id: ID!, weight: Int, gizmo: String, state: ParcelState, deliveryAddressPostalCodeNumber: String }
    enum ParcelState { SENT BLARGH }
  `;

  it('says how much is called in Russian, and asks for the rest in the file of a person', async () => {
    await writeFile(join(folder, 'strange.txt'), strange);
    const { out, status } = await run('texts', 'strange.txt', '--out', 'texts.ru.json');
    expect([status, out.split('\n')[1]?.split(/ {2,}/)]).toEqual([
      0,
      ['strange', '1/1 100 %', '4/5 80 %', '1/2 50 %', '1/2 50 %', '–', '7/10 70 %'],
    ]);
    expect(out).toContain(
      'texts.ru.json: 3 names wait for a text, 1 for a look; they begin with a question mark, and count when it is gone. 0 of yours kept.',
    );
    expect(JSON.parse(await readFile(join(folder, 'texts.ru.json'), 'utf8'))).toEqual({
      parcels: {
        fields: {
          gizmo: '? Gizmo',
          deliveryAddressPostalCodeNumber: '? Номер почтового индекса адреса доставки',
        },
        values: { BLARGH: '? Blargh' },
        actions: { frobnicateParcel: '? Frobnicate parcel' },
      },
    });
  });

  it('keeps what a person wrote, whatever else the schema has now', async () => {
    await writeFile(join(folder, 'strange.txt'), strange);
    const own = {
      parcels: {
        title: 'Отправления',
        fields: { gizmo: 'Прибамбас', gone: 'Было раньше' },
        values: { BLARGH: '? Blargh' },
      },
    };
    await writeFile(join(folder, 'kept.json'), JSON.stringify(own));
    const { out } = await run('texts', 'strange.txt', '--out', 'kept.json');
    expect(out).toContain(
      'kept.json: 2 names wait for a text, 1 for a look; they begin with a question mark, and count when it is gone. 3 of yours kept.',
    );
    const filled: unknown = JSON.parse(await readFile(join(folder, 'kept.json'), 'utf8'));
    expect(filled).toMatchObject({
      parcels: {
        title: 'Отправления',
        fields: { gizmo: 'Прибамбас', gone: 'Было раньше' },
        values: { BLARGH: '? Blargh' },
      },
    });
    const once = await readFile(join(folder, 'kept.json'), 'utf8');
    await run('texts', 'strange.txt', '--out', 'kept.json');
    expect(await readFile(join(folder, 'kept.json'), 'utf8')).toBe(once);
  });

  it('writes no file where nothing is to be written, and refuses one for several schemas or with something else in it', async () => {
    await writeFile(
      join(folder, 'plain.txt'),
      'type Query { parcels: [Parcel!]!, parcel(id: ID!): Parcel } type Parcel { id: ID!, weight: Int }',
    );
    expect((await run('texts', 'plain.txt', '--out', 'none.json')).out).toContain(
      'none.json: nothing is left to write. 0 of yours kept.',
    );
    await expect(readFile(join(folder, 'none.json'))).rejects.toThrow('ENOENT');
    expect(await run('texts', 'plain.txt', 'schema.graphql', '--out', 'none.json')).toEqual({
      status: 1,
      out: '',
      err: 'A file holds the names of one schema: name one.\n',
    });
    await writeFile(join(folder, 'odd.json'), '{ "parcels": { "fields": ["weight"] } }');
    expect((await run('texts', 'plain.txt', '--out', 'odd.json')).err).toMatch(
      /^odd\.json has to hold names by resource/,
    );
  });

  it('writes a file for a look alone, where no name waits for a text', async () => {
    await writeFile(
      join(folder, 'look.txt'),
      'type Query { parcels: [Parcel!]!, parcel(id: ID!): Parcel } type Parcel { id: ID!, weight: Int, orderProcessingStartDate: String }',
    );
    expect((await run('texts', 'look.txt', '--out', 'look.json')).out).toContain(
      'look.json: 0 names wait for a text, 1 for a look;',
    );
    expect(JSON.parse(await readFile(join(folder, 'look.json'), 'utf8'))).toEqual({
      parcels: { fields: { orderProcessingStartDate: expect.stringMatching(/^\? [А-Я]/) } },
    });
  });

  it('draws the same names for a seed', async () => {
    const drawn = async (seed: string) =>
      (await run('texts', 'schema.graphql', '--sample', '3', '--seed', seed)).out;
    const first = await drawn('7');
    expect(first).toMatch(/seed 7, 3 of \d+ names in Russian\n\n\| schema .*\n.*\n\| schema \| /);
    expect(await drawn('7')).toBe(first);
    expect(await drawn('8')).not.toBe(first);
  });
});
