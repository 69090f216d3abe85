import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readDrawn, readManifest } from './manifest.ts';
import { readPackageSchema } from './package-text.ts';

const sdl = 'type Query {\n  orders: [Order!]!\n}\n\ntype Order {\n  id: ID!\n}';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-text-'));
  mkdirSync(join(folder, 'types/order'), { recursive: true });
  const files = {
    'schema.graphql': sdl,
    'schema.json': JSON.stringify(introspectionFromSchema(buildSchema(sdl))),
    'types/query.js':
      'export default [`type Query { orders: [Order!]! }`]; const text = `no ${definition}`;',
    'types/order/order.js': 'export default [`\n  type Order { id: ID! }\n`];',
    'types/readme.md': '`type Order { id: ID! }`',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['schema.graphql', 'schema.json'])('reads %s', (path) => {
  expect(readPackageSchema(folder, path)).toBe(sdl);
});

it('joins the definitions that modules of a folder have, by their names', () => {
  expect(readPackageSchema(folder, 'types/')).toBe(
    'type Order {\n  id: ID!\n}\n\ntype Query {\n  orders: [Order!]!\n}',
  );
});

it('knows of each drawn schema the package, its version and the hash of what is read', () => {
  const drawn = readDrawn();
  expect(drawn).toHaveLength(20);
  expect(new Set(drawn.map((each) => each.package)).size).toBe(20);
  const known = new Set(readManifest().map(({ name }) => name));
  expect(drawn.filter(({ name }) => known.has(name))).toEqual([]);
  for (const { package: name, version, sha256, path } of drawn)
    expect(`${name} ${version} ${sha256} ${path}`).toMatch(
      /^(?:@[\w-]+\/)?[\w-]+ \d+\.\d+\.\d+\S* [0-9a-f]{64} .+/,
    );
});
