import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

let postgres: TestPostgres;
let admin: TestAdmin;
let editor: Visitor;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'own');
  await query(
    url,
    'create table things (id int generated always as identity primary key, data jsonb, name text); create table photos (id int generated always as identity primary key, data bytea)',
  );
  admin = await startAdmin({ DATABASE_URL: url });
  editor = await admin.signedIn('editor');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const list =
  'query ($filter: ThingFilter, $orderBy: [ThingOrderBy!]) { things(filter: $filter, orderBy: $orderBy) { nodes { id } } }';
const tooLarge = { code: 'BAD_USER_INPUT', reason: 'REQUEST_TOO_LARGE', statusCode: 413 };
const tooExpensive = { code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' };

it('counts filters and orders, by variables and in the text, before they cost anything', async () => {
  const orderBy = Array.from({ length: 20_000 }, () => 'ID_ASC');
  const deep = Array.from({ length: 1_500 }).reduce<object>((filter) => ({ or: [filter] }), {
    id: { equalTo: 1 },
  });
  const wide = { or: Array.from({ length: 3_000 }, () => ({ id: { equalTo: 1 } })) };
  for (const variables of [{ orderBy }, { filter: deep }, { filter: wide }]) {
    expect((await editor.ask(list, variables)).errors?.[0]?.extensions).toEqual(tooExpensive);
  }
  for (const text of [
    `{ things(orderBy: [${orderBy.slice(0, 9_000).join(' ')}]) { nodes { id } } }`,
    `{ things(orderBy: [${orderBy.slice(0, 12_000).join(' ')}]) { nodes { id } } }`,
    `{ things(filter: ${'{or:['.repeat(3_000)}${']}'.repeat(3_000)}) { nodes { id } } }`,
  ]) {
    expect((await editor.ask(text)).errors?.[0]?.extensions).toMatchObject(tooExpensive);
  }
  expect(
    codeOf(
      await editor.ask(list, {
        orderBy: ['ID_ASC', 'NAME_ASC'],
        filter: { or: [{ id: { in: Array.from({ length: 500 }, (_, id) => id) } }] },
      }),
    ),
  ).toBeUndefined();
});

it('refuses JSON that is too deep, naming the field, and keeps a record readable that has it', async () => {
  const create = (data: unknown) =>
    editor.ask<{ createThing: { thing: { id: number; data: unknown } } }>(
      'mutation ($thing: ThingInput!) { createThing(input: { thing: $thing }) { thing { id data } } }',
      { thing: { data } },
    );
  expect((await create(nested(3_000))).errors?.[0]).toMatchObject({
    message: 'data is nested more than 100 levels deep. Make its value flatter.',
    extensions: { code: 'BAD_USER_INPUT', columns: ['data'] },
  });
  expect((await create(nested(100))).data?.createThing.thing.data).toEqual(nested(100));
  await query(
    url,
    "insert into things (data) values ((repeat('[', 3000) || repeat(']', 3000))::jsonb)",
  );
  const { data } = await editor.ask<{ things: { nodes: { data: unknown }[] } }>(
    '{ things(orderBy: [ID_DESC], first: 1) { nodes { data } } }',
  );
  expect(data?.things.nodes).toEqual([{ data: '['.repeat(3_000) + ']'.repeat(3_000) }]);
});

it('says what is wrong with a negative number of records', async () => {
  for (const [call, message] of [
    ['things(first: -1) { nodes { id } }', 'first is -1; it is a whole number from 0 to 500.'],
    ['things(last: -1) { nodes { id } }', 'last is -1; it is a whole number from 0 to 500.'],
    ['things(offset: -1) { nodes { id } }', 'offset is -1; it is a whole number from 0.'],
    ['things { countUpTo(limit: -1) }', 'limit is -1; it is a whole number from 0.'],
  ]) {
    expect((await editor.ask(`{ ${call} }`)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
});

it('takes no records at all for a number of them', async () => {
  expect(
    (
      await editor.ask(
        '{ first: things(first: 0) { nodes { id } } last: things(last: 0) { nodes { id } } counted: things { countUpTo(limit: 0) } }',
      )
    ).data,
  ).toEqual({ first: { nodes: [] }, last: { nodes: [] }, counted: { countUpTo: 0 } });
});

it('looks at no document of somebody without a session but those of the sign-in', async () => {
  const visitor = admin.visitor();
  for (const text of [
    '{ things { nodes { nonsense } } }',
    '{ not a document',
    '{ viewer { id } things { totalCount } }',
    `{ viewer { id } } ${'#'.repeat(50_000)}`,
  ]) {
    expect(codeOf(await visitor.ask(text))).toBe('UNAUTHENTICATED');
  }
  expect((await visitor.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  expect(codeOf(await visitor.signIn('nobody@shop.example', 'not-the-password'))).toBe(
    'INVALID_CREDENTIALS',
  );
});

describe('of somebody without a session', () => {
  /**
   * What is answered to pieces of a body, which goes on after them where the headers say that it is
   * longer.
   */
  const answerTo = (
    headers: Readonly<Record<string, string | number>>,
    pieces: readonly string[],
    end = true,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(
        editor.url,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          json(response)
            .then(resolve, reject)
            .finally(() => sent.destroy());
        },
      );
      sent.on('error', reject);
      for (const piece of pieces) sent.write(piece);
      if (end) sent.end();
    });
  const beginning = `{"query":"mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }","variables":{"input":{"email":"${'x'.repeat(100_000)}`;

  it.each([
    ['a long body', { 'content-length': 900_000 }],
    ['a body of no said length', { 'transfer-encoding': 'chunked' }],
    [
      'a long body with a session that is none',
      { 'content-length': 900_000, cookie: `__Host-admin=${'x'.repeat(43)}` },
    ],
  ])('%s is refused before it has come', async (_what, headers) => {
    expect(await answerTo(headers, [beginning], false)).toMatchObject({
      errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('a long body costs the connection nothing: the next request is answered', async () => {
    const visitor = admin.visitor();
    expect(
      codeOf(await visitor.signIn(`${'x'.repeat(900_000)}@shop.example`, 'not-the-password')),
    ).toBe('UNAUTHENTICATED');
    expect(
      codeOf(await visitor.signIn(`${'x'.repeat(10_000)}@shop.example`, 'not-the-password')),
    ).toBe('INVALID_CREDENTIALS');
  });

  it('a sign-in that comes in pieces, as some proxies send it, is looked at', async () => {
    expect(
      await answerTo({ 'transfer-encoding': 'chunked' }, ['{"query":"{ viewer', ' { id } }"}']),
    ).toEqual({ data: { viewer: null } });
  });
});

it('refuses a body that is nested too deep before it is parsed', async () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const answer = await editor.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: `{"query":"{ viewer { id } }","variables":{"a":${nested}}}`,
  });
  expect(answer.status).toBe(400);
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'TOO_EXPENSIVE',
  });
});

it.each([
  ['{ viewer { id }', {}, 'GRAPHQL_PARSE_FAILED'],
  ['{ nonsense }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['query ($id: Int!) { thing(id: $id) { id } }', { id: 'x' }, 'BAD_USER_INPUT'],
  ['query ($id: Int!) { thing(id: $id) { id } }', {}, 'BAD_USER_INPUT'],
])('answers %s with %j by a code', async (query, variables, code) => {
  expect(codeOf(await editor.ask(query, variables))).toBe(code);
});

it.each(['[', '{"a":'])('refuses a megabyte of %s without parsing it', async (piece) => {
  const answer = await editor.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: piece.repeat(Math.floor(250_000 / piece.length)),
  });
  expect([answer.status, answer.errors?.[0]?.extensions]).toEqual([
    400,
    { ...tooExpensive, statusCode: 400 },
  ]);
  const longer = await editor.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: piece.repeat(Math.floor(1_000_000 / piece.length)),
  });
  expect([longer.status, longer.errors?.[0]?.extensions]).toEqual([413, tooLarge]);
});

describe('a long body', () => {
  const create =
    'mutation ($thing: ThingInput!) { createThing(input: { thing: $thing }) { thing { name } } }';
  const importing =
    'mutation M($input: ImportRecordsInput!) { importRecords(input: $input) { created refused { row } } }';
  let calls = 0;
  const rows = (length: number) => ({
    input: {
      type: 'Thing',
      id: `long ${(calls += 1)}`,
      rows: Array.from({ length: 100 }, () => ({ name: 'x'.repeat(length / 100) })),
    },
  });
  const post = (body: string) =>
    editor.send({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
    });
  const refusal = ({ status, errors }: Awaited<ReturnType<typeof post>>) => [
    status,
    errors?.[0]?.extensions,
  ];

  it('of one record is read up to 256 kB, and refused with a code above', async () => {
    const name = 'x'.repeat(200_000);
    const { data } = await editor.ask(create, { thing: { name } });
    expect(data).toEqual({ createThing: { thing: { name } } });
    const long = await editor.ask(create, { thing: { name: 'x'.repeat(260_000) } });
    expect(refusal(long)).toEqual([413, tooLarge]);
    expect(long.errors?.[0]?.message).toBe(
      'A request has at most 256000 bytes, and one that imports records or writes files 1000000.',
    );
  });

  it('of an import is read up to 1 MB, by its text and by its hash', async () => {
    const all = { data: { importRecords: { created: 100, refused: [] } } };
    expect(await editor.ask(importing, rows(900_000))).toMatchObject(all);
    const document = Object.entries<string>(
      JSON.parse(readFileSync(new URL('../../../schema/documents.json', import.meta.url), 'utf8')),
    ).find(([, text]) => text.includes('importRecords('));
    const [hash] = document!;
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const persisted = await post(JSON.stringify({ variables: rows(900_000), extensions }));
    expect([persisted.status, persisted.errors]).toEqual([200, undefined]);
    expect(refusal(await editor.ask(importing, rows(1_100_000)))).toEqual([413, tooLarge]);
  });

  it('of a write that takes files is read up to 1 MB', async () => {
    const data = Buffer.alloc(600_000, 1).toString('base64');
    const made = await editor.ask(
      'mutation ($photo: PhotoInput!) { createPhoto(input: { photo: $photo }) { photo { data } } }',
      { photo: { data } },
    );
    expect(made.data).toEqual({ createPhoto: { photo: { data } } });
  });

  it('is no import where it asks for something else as well, or under another name', async () => {
    const { input } = rows(300_000);
    const both =
      'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created } ...More } fragment More on Mutation { createThing(input: { thing: {} }) { thing { id } } }';
    for (const body of [
      JSON.stringify({ query: both, variables: { input } }),
      JSON.stringify({
        query: `query N { things { totalCount } } ${importing}`,
        operationName: 'N',
        variables: { input },
      }),
      `{"query":${JSON.stringify(importing)},"variables":${JSON.stringify({ input })},"qu\\u0065ry":${JSON.stringify(create)}}`,
      JSON.stringify([{ query: importing, variables: { input } }]),
      `{"variables":"${'x'.repeat(300_000)}"}`,
      'x'.repeat(300_000),
    ]) {
      expect(refusal(await post(body))).toEqual([413, tooLarge]);
    }
    expect(
      refusal(
        await post(
          JSON.stringify({
            query: `query N { things { totalCount } } ${importing}`,
            operationName: 'M',
            variables: { input },
          }),
        ),
      ),
    ).toEqual([200, undefined]);
  });
});
