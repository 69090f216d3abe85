import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSchema, executeSync, parse } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';

import { readSchemaSource } from './schema-source.ts';

const schema = buildSchema(
  'type Query { orders: [Order!]! } type Order { id: ID! state: State } enum State { NEW DONE CANCELLED }',
);

/** An endpoint that answers whatever it is asked. */
async function endpoint(
  answer: (
    query: string,
    tenant: string | undefined,
  ) => { readonly status?: number; readonly body: string },
): Promise<string> {
  const server = createServer((request, response) => {
    let text = '';
    request
      .setEncoding('utf8')
      .on('data', (part: string) => (text += part))
      .on('end', () => {
        const { query }: { query: string } = JSON.parse(text);
        const { status = 200, body } = answer(query, request.headers['x-tenant']?.toString());
        response.writeHead(status).end(body);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`;
}

it('asks an endpoint for its schema, with the headers that it wants', async () => {
  const url = await endpoint((query, tenant) =>
    tenant === '7'
      ? { body: JSON.stringify(executeSync({ schema, document: parse(query) })) }
      : { status: 401, body: '' },
  );
  expect(await readSchemaSource(url, { 'x-tenant': '7' })).toEqual({
    kind: 'endpoint',
    url,
    headers: { 'x-tenant': '7' },
    sdl: 'type Order {\n  id: ID!\n  state: State\n}\n\ntype Query {\n  orders: [Order!]!\n}\n\nenum State {\n  NEW\n  DONE\n  CANCELLED\n}\n',
  });
  await expect(readSchemaSource(url, {})).rejects.toThrow(
    `${url} does not let you in (status 401). Say what it wants to know with --header`,
  );
});

it('says what an endpoint answers in place of its schema', async () => {
  const refusing = await endpoint(() => ({
    body: '{"errors":[{"message":"GraphQL introspection is not allowed"}]}',
  }));
  await expect(readSchemaSource(refusing, {})).rejects.toThrow(
    'does not tell its schema: GraphQL introspection is not allowed. Say',
  );
  const page = await endpoint(() => ({ status: 404, body: '<html>' }));
  await expect(readSchemaSource(page, {})).rejects.toThrow(
    'answers no JSON (status 404). Is that the address of the GraphQL endpoint itself?',
  );
});

it('says why an endpoint cannot be reached', async () => {
  await expect(readSchemaSource('http://127.0.0.1:1/graphql', {})).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/graphql cannot be reached: .+\. Check the address/,
  );
});

it('takes an SDL file as it stands, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [good, bad] = [join(folder, 'good.graphql'), join(folder, 'bad.graphql')];
  writeFileSync(good, '# ours\ntype Query { a: Int }\n');
  writeFileSync(bad, 'type Query { a: Money }');
  expect(await readSchemaSource(good, {})).toEqual({
    kind: 'file',
    sdl: '# ours\ntype Query { a: Int }\n',
  });
  await expect(readSchemaSource(bad, {})).rejects.toThrow('Unknown type "Money"');
  await expect(readSchemaSource(join(folder, 'none.graphql'), {})).rejects.toThrow(
    'There is no file',
  );
});

it('never repeats the address of a database', async () => {
  expect(await readSchemaSource('postgres://me:secret@db/shop', {})).toEqual({
    kind: 'database',
    url: 'postgres://me:secret@db/shop',
  });
  const refused = readSchemaSource('postgres://me:sec@ret:x@db:y/shop', {});
  await expect(refused).rejects.toThrow('The address of the database is none');
  await expect(refused).rejects.not.toThrow('ret');
});
