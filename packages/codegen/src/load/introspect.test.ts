import { createServer, type Server } from 'node:http';

import { buildSchema, graphqlSync, printSchema } from 'graphql';
import { afterEach, expect, it } from 'vitest';

import { introspect } from './introspect.ts';

const schema = buildSchema('type Query { orders: [String!]! }');

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Answer {
  readonly status?: number;
  readonly body: string;
}

/** The address of an endpoint that answers each query so, and the headers of what it was sent. */
async function endpoint(answer: (query: string) => Answer | undefined) {
  const sent: Readonly<Record<string, unknown>>[] = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      sent.push(request.headers);
      // The body is what `introspect` sends: a query of introspection.
      const { query }: { query: string } = JSON.parse(text);
      const answered = answer(query);
      if (answered) response.writeHead(answered.status ?? 200).end(answered.body);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/graphql`, sent };
}

const told = (query: string): Answer => ({
  body: JSON.stringify(graphqlSync({ schema, source: query })),
});

it('reads the schema that an endpoint tells, sending the headers', async () => {
  const { url, sent } = await endpoint(told);
  const found = await introspect(url, { headers: { authorization: 'Bearer a' } });
  expect(printSchema(found)).toBe(printSchema(schema));
  expect(sent).toEqual([
    expect.objectContaining({ authorization: 'Bearer a', 'content-type': 'application/json' }),
  ]);
});

it('asks an older server again without what that does not know', async () => {
  const { url, sent } = await endpoint((query) =>
    query.includes('specifiedByURL')
      ? { body: '{"errors":[{"message":"Cannot query field specifiedByURL"}]}' }
      : told(query),
  );
  expect(printSchema(await introspect(url))).toBe(printSchema(schema));
  expect(sent).toHaveLength(2);
});

it.each<readonly [string, Answer, string]>([
  [
    'refuses to tell it',
    { body: '{"errors":[{"message":"Introspection is off."},{"message":"Ask us."},7]}' },
    'Introspection is off.; Ask us. Switch introspection on there, or give the schema as an SDL file.',
  ],
  ['answers with a text', { body: 'Hello' }, 'status 200, and the answer is no JSON. Give'],
  ['answers null', { body: 'null' }, 'status 200, and the answer holds no `__schema`. Give'],
  ['answers a text', { body: '"no"' }, 'status 200, and the answer holds no `__schema`. Give'],
  [
    'answers errors that are no list',
    { body: '{"errors":"no"}' },
    'status 200, and the answer holds no `__schema`. Give',
  ],
  ['is broken', { status: 502, body: '' }, 'status 502: the server cannot answer for now. Try'],
  [
    'forbids it',
    { status: 403, body: '{"errors":[{"message":"no"}]}' },
    'status 403, with the header x-key. Give credentials with --header',
  ],
])('says what an endpoint does that %s', async (_, answer, problem) => {
  const { url } = await endpoint(() => answer);
  const failure: unknown = await introspect(url, { headers: { 'x-key': 'a' } }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ name: 'SchemaError' });
  expect(String(failure)).toContain(`${url} does not tell its schema: ${problem}`);
});

it('says why nothing answers', async () => {
  const { url } = await endpoint(() => undefined);
  await expect(introspect(url, { timeout: 50 })).rejects.toThrow(`${url} cannot be reached: `);
  server?.closeAllConnections();
  server?.close();
  await expect(introspect(url)).rejects.toThrow(
    /cannot be reached: connect ECONNREFUSED .*\. Check the address, and that the server runs\./,
  );
});
