import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { operated } from './operated.ts';

const workspace = join(import.meta.dirname, '..');
const text = readFileSync(join(workspace, 'README.md'), 'utf8');
const walk = text.slice(text.indexOf('### One schema, file by file'), text.indexOf('### Glossary'));

it('walks through a schema by the files that read it', async () => {
  const [, sdl = ''] = /```graphql\n([\s\S]+?)```/.exec(walk) ?? [];
  const { resources, problems } = await operated(sdl);
  const houses = resources.find(({ name }) => name === 'houses');
  const read = (houses?.decisions ?? [])
    .filter(({ confidence }) => confidence === undefined)
    .map(({ rule }) => rule);
  expect(read).toEqual([
    'key/identifier',
    'label/name',
    'paging/offset',
    'sort/key-per-field',
    'filter/list-arguments',
    'count/total',
    'payload/one-error',
  ]);
  expect(houses?.list?.filter?.fields).toMatchObject([
    { name: 'price', operators: [{ operator: 'lte' }, { operator: 'gte' }] },
  ]);
  expect(problems).toEqual([]);
});

it('names files that are there', () => {
  const decides = text.slice(text.indexOf('## How it decides'), text.indexOf('### Glossary'));
  // What is printed of a schema lies in `resources/`.
  const files = [...decides.matchAll(/`([\w/-]+\.ts)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('resources/'));
  expect(files.length).toBeGreaterThan(10);
  const known = globSync('src/**/*.ts', { cwd: workspace });
  expect(
    files.filter(
      (file) =>
        !known.some((each) => each.endsWith(`/${file}`)) && !existsSync(join(workspace, file)),
    ),
  ).toEqual([]);
});
