import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { readSources } from '../architecture/read-imports.ts';
import { floorsOf, houseOf, knotsOf, pairsOf, upwardArrows } from '../architecture/rooms.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'architecture-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function house(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return houseOf(folder, readSources(folder));
}

it('finds folders that import each other, by types, by re-exports and by import()', () => {
  const found = pairsOf(
    house({
      'a/one.ts': `import type { Two } from '../b/two.ts';`,
      'b/two.ts': `export type Two = 1; export const open = () => import('../c/three.ts');`,
      'b/back.ts': `export { one } from '../a/one.ts';`,
      'c/three.ts': `import { two } from '../b/two.ts';`,
      'd/alone.ts': `import { three } from '../c/three.ts';`,
    }),
  );
  expect(found.map(([there]) => [there.from, there.to])).toEqual([
    ['a/', 'b/'],
    ['b/', 'c/'],
  ]);
  expect(found[0]?.map(({ via }) => relative(folder, via.from))).toEqual(['a/one.ts', 'b/back.ts']);
});

it('counts floors from what imports nothing; a knot of three, which has no pair, shares one', () => {
  const knot = house({
    'a/a.ts': `import '../b/b.ts';`,
    'b/b.ts': `import '../c/c.ts';`,
    'c/c.ts': `import '../a/a.ts'; import '../foot/foot.ts';`,
    'foot/foot.ts': 'export const foot = 1;',
    'top.ts': `import './a/a.ts';`,
  });
  expect(pairsOf(knot)).toEqual([]);
  expect(knotsOf(knot)).toEqual([['a/', 'b/', 'c/']]);
  expect(Object.fromEntries(floorsOf(knot))).toEqual({
    'foot/': 1,
    'a/': 2,
    'b/': 2,
    'c/': 2,
    'top.ts': 3,
  });
});

it('names imports against the order of rooms, and those of a room that the order does not have', () => {
  const found = upwardArrows(
    house({
      'low/low.ts': `import '../high/high.ts';`,
      'high/high.ts': `import '../low/low.ts';`,
      'new/new.ts': `import '../low/low.ts';`,
      'index.ts': `import './high/high.ts';`,
    }),
    ['low', 'high'],
  );
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ['low/', 'high/'],
    ['new/', 'low/'],
  ]);
});

it('leaves out tests, generated files and packages', () => {
  expect(
    house({
      'a/a.test.ts': `import '../b/b.ts';`,
      'a/generated/x.ts': `import '../../b/b.ts';`,
      'b/b.ts': `import { parse } from 'graphql';`,
    }),
  ).toEqual({ rooms: ['b/'], arrows: [] });
});
