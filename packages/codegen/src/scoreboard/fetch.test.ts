import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildSchema, introspectionFromSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readManifest } from './manifest.ts';

const run = promisify(execFile);
const sdl = 'type Query {\n  orders: [String!]!\n}\n';
const origins: Readonly<Record<string, string>> = {
  '/shop/api/raw/0123456789ab/schema.graphql': sdl,
  '/shop/api/raw/0123456789ab/schema.json': JSON.stringify({
    data: introspectionFromSchema(buildSchema(sdl)),
  }),
  '/shop/moved/raw/0123456789ab/schema.graphql': 'type Query { other: String }',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entry = {
  family: 'hand-written',
  repository: 'shop/api',
  path: 'schema.graphql',
  commit: '0123456789ab',
  sha256: sha256(sdl),
};
const asked: string[] = [];
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schemas-'));
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url in origins ? 200 : 404).end(origins[url]);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('fetches what is not there and is still what was labelled, and names each that stays absent', async () => {
  const manifest = join(folder, 'manifest.json');
  const schemas = join(folder, 'schemas');
  const command = async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, 'fetch.ts'),
      schemas,
      '--manifest',
      manifest,
      '--host',
      `http://127.0.0.1:${port}`,
    ]);
    return stdout.trimEnd().split('\n');
  };
  await writeFile(
    manifest,
    JSON.stringify([
      { ...entry, name: 'found' },
      {
        ...entry,
        name: 'introspected',
        path: 'schema.json',
        sha256: sha256(printSchema(buildSchema(sdl))),
      },
      { ...entry, name: 'edited', repository: 'shop/moved' },
      { ...entry, name: 'deleted', repository: 'shop/gone' },
      { ...entry, name: 'rewritten', changed: 'names were shortened' },
    ]),
  );
  const absent = [
    'absent: edited: the origin has another text than the one that was labelled',
    'absent: deleted: the origin answers 404',
    'absent: rewritten: not at its origin as it is read here: names were shortened',
  ];
  expect(await command()).toEqual([`2 of 5 schemas are in ${schemas}.`, ...absent]);
  expect((await readdir(schemas)).sort()).toEqual(['found.graphql', 'introspected.graphql']);
  expect(await readFile(join(schemas, 'introspected.graphql'), 'utf8')).toBe(
    printSchema(buildSchema(sdl)),
  );
  const before = asked.length;
  expect(await command()).toEqual([`2 of 5 schemas are in ${schemas}.`, ...absent]);
  expect(asked.slice(before).sort()).toEqual([
    '/shop/gone/raw/0123456789ab/schema.graphql',
    '/shop/moved/raw/0123456789ab/schema.graphql',
  ]);
});

it('lists every schema that there are labels for, with its origin and its hash', async () => {
  const known = readManifest();
  const names = new Set(known.map(({ name }) => name));
  expect(names.size).toBe(known.length);
  for (const { repository, commit, path, sha256: hash } of known) {
    expect(`${repository} ${commit} ${hash} ${path}`).toMatch(
      /^[\w.-]+\/[\w.-]+ [0-9a-f]{12,40} [0-9a-f]{64} .+/,
    );
  }
  const labels = join(import.meta.dirname, '../../labels');
  const own = (await readdir(labels, { recursive: true }))
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.replace(/^.*\//, '').replace('.graphql', ''));
  const labelled = (await readdir(labels))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  expect(labelled.filter((name) => !names.has(name) && !own.includes(name))).toEqual([]);
});
