import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSchema, graphql } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../bin/admin-codegen.js', import.meta.url));
const foreign = join(dirname(fileURLToPath(import.meta.resolve('@graphql-codegen/cli'))), 'bin.js');
const presets = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const schema = buildSchema(
  'type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order } type Order { id: ID! number: String! }',
);

/** An endpoint that tells its schema to those who know the word. */
const server = createServer((request, response) => void answer(request, response));
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  if (request.headers['x-key'] !== 'good word') {
    response.writeHead(401).end('no');
    return;
  }
  // The body is what the command sent: a query of introspection.
  const { query }: { query: string } = JSON.parse(body);
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(await graphql({ schema, source: query })));
}
let url = '';
let folder = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endpoint-headers-'));
  await writeFile(
    join(folder, 'codegen.ts'),
    `import { adminPreset, defineConfig } from ${JSON.stringify(presets)};
    export default defineConfig({ schema: '${url}', generates: { 'out/': { preset: adminPreset, presetConfig: {} } } });`,
  );
  return () => rm(folder, { recursive: true });
});

interface Outcome {
  readonly status: number;
  readonly said: string;
}

/**
 * Runs a command as a user does, in the folder of the project. GraphQL Code Generator says nothing
 * in tests.
 */
function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, ...args],
      { cwd: folder, env: { ...process.env, NODE_ENV: 'development', ...env } },
      (error, out, err) => resolve({ status: error ? Number(error.code) : 0, said: out + err }),
    );
  });
}

const dotEnv = (text: string): Promise<void> => writeFile(join(folder, '.env'), `${text}\n`);
const generatedResource = (): Promise<string> =>
  readFile(join(folder, 'out/resources/orders.ts'), 'utf8');

describe('headers for the endpoint of the project', () => {
  it.each([
    ['admin-codegen generate', program, ['generate']],
    ['graphql-codegen', foreign, ['--config', 'codegen.ts']],
  ])('are sent by %s from .env', async (_name, command, args) => {
    const refused = await run(command, args);
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(
      `${url} does not tell its schema: status 401, and no header was sent. Give credentials with --header "authorization: …", or, for the endpoint of the project, with ADMIN_ENDPOINT_HEADERS={"authorization":"…"} in .env.`,
    );
    await dotEnv('ADMIN_ENDPOINT_HEADERS={"X-Key":"good word"}');
    expect(await run(command, args)).toMatchObject({ status: 0 });
    expect(await generatedResource()).toContain('OrderList');
  });

  it('are sent by pull, and before them those of the command line', async () => {
    await dotEnv(`ADMIN_ENDPOINT_HEADERS='{"x-key":"bad word"}'`);
    const { status, said } = await run(program, ['pull', url]);
    expect([status, said]).toEqual([
      1,
      expect.stringContaining('status 401, with the header x-key. Give credentials'),
    ]);
    expect(said).not.toContain('bad word');
    expect((await run(program, ['pull', url, '--header', 'X-Key: good word'])).said).toContain(
      'type Order {',
    );
    expect(await run(program, ['generate', '--header', 'X-Key: good word'])).toMatchObject({
      status: 0,
    });
    expect(
      (await run(program, ['pull', url], { ADMIN_ENDPOINT_HEADERS: '{"x-key":"good word"}' })).said,
    ).toContain('type Order {');
  });

  it('are told to that endpoint alone by commands that take any schema', async () => {
    await dotEnv('ADMIN_ENDPOINT_HEADERS={"x-key":"good word"}');
    expect(await run(program, ['infer', url])).toMatchObject({
      status: 0,
      said: expect.stringContaining('orders: Order'),
    });
    const { said } = await run(program, ['infer', `${url}?other`]);
    expect(said).toContain('status 401, and no header was sent');
  });

  it.each(['x-key: good word', '["good word"]'])(
    'that are written otherwise are named and not repeated: %s',
    async (text) => {
      await dotEnv(`ADMIN_ENDPOINT_HEADERS=${text}`);
      expect(await run(program, ['generate'])).toEqual({
        status: 1,
        said: 'ADMIN_ENDPOINT_HEADERS is no JSON object. Write it as {"name":"value"}, or leave it out.\n',
      });
    },
  );
});
