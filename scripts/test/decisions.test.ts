import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, it } from 'vitest';

import { faultsOfIndex, faultsOfMentions, faultsOfPage } from '../decisions/faults-of-decisions.ts';
import { subjectsOf } from '../decisions/index-of-decisions.ts';

const repository = join(import.meta.dirname, '../..');
const folder = join(repository, 'docs/decisions');
const pages = new Map(
  readdirSync(folder)
    .filter((file) => file !== 'index.md')
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
const index = readFileSync(join(folder, 'index.md'), 'utf8');

it('has decisions in one form', () => {
  expect([...pages].flatMap(([file, text]) => faultsOfPage(file, text))).toEqual([]);
});

it('gives each decision a number of its own', () => {
  const numbers = [...pages.keys()].map((file) => file.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

it('lists every decision in the index, by its title', () => {
  expect(faultsOfIndex(index, pages)).toEqual([]);
});

it('marks some thirty decisions for newcomers', () => {
  const marked = index.match(/^- ★/gm)?.length ?? 0;
  expect(marked).toBeGreaterThanOrEqual(25);
  expect(marked).toBeLessThanOrEqual(35);
});

it('leads to decisions that exist, from docs, READMEs and comments', () => {
  const faults = textsOf(repository).flatMap((file) =>
    faultsOfMentions(relative(repository, file), readFileSync(file, 'utf8'), pages.keys()),
  );
  expect(faults).toEqual([]);
});

/** What is installed, built or written by a run is no text of the repository. */
const apart = /^(node_modules|dist|package|coverage|test-results|schemas|\..*)$/;

function textsOf(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((found) => {
    const path = join(directory, found.name);
    if (found.isDirectory()) return apart.test(found.name) ? [] : textsOf(path);
    return /\.(md|tsx?|m?js)$/.test(found.name) && path !== import.meta.filename ? [path] : [];
  });
}

const page = `# 0401. A list is one table

## Context

Rows.

## Decision

A table.

## Rejected

Cards.

## Consequences

None.
`;

it('refuses another title, file name or heading, and a heading without text', () => {
  expect(faultsOfPage('0401-a-list-is-a-table.md', page)).toHaveLength(1);
  expect(faultsOfPage('0402-a-list-is-one-table.md', page)).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', page.replace('one table', 'one table.'))).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', page.replace('Rejected', 'Options'))).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', `${page}\n## Measured\n\n5 ms.\n`)).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', page.replace('\nCards.\n', ''))).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', page.replace('\nNone.\n', ''))).toHaveLength(1);
  expect(faultsOfPage('0401-a-table.md', page)).toEqual([]);
});

it('refuses an index that leaves a page out, repeats it, invents one or retitles it', () => {
  const files = new Map([['0401-a-table.md', page]]);
  const line = '- [0401. A list is\n  one table](0401-a-table.md)';
  expect(faultsOfIndex(`## Lists\n\n${line}\n`, files)).toEqual([]);
  expect(faultsOfIndex('## Lists\n', files)).toHaveLength(1);
  expect(faultsOfIndex(`## Lists\n\n${line}\n${line}\n`, files)).toHaveLength(1);
  expect(faultsOfIndex(`## Lists\n\n${line}\n- [0402. B](0402-b.md)\n`, files)).toHaveLength(1);
  expect(faultsOfIndex(`## Lists\n\n- [0401. A table](0401-a-table.md)\n`, files)).toHaveLength(1);
  expect(subjectsOf(`Text\n\n## Lists\n\n${line}\n\n## Numbers\n\nNone.\n`)).toEqual([
    { title: 'Lists', entries: [{ file: '0401-a-table.md', title: '0401. A list is one table' }] },
  ]);
});

it('refuses mentions of decisions that are gone', () => {
  const faultsIn = (text: string) => faultsOfMentions('README.md', text, ['0401-a-table.md']);
  expect(faultsIn('[0401](docs/decisions/0401-a-table.md#context), decision 0401')).toEqual([]);
  expect(faultsIn('[why](decisions/0401-rows.md)')).toHaveLength(1);
  expect(faultsIn('[0402](0401-a-table.md)')).toHaveLength(1);
  expect(faultsIn('/** See decision 0402. */')).toHaveLength(1);
  expect(faultsIn('a link of the site: /decisions/0401-rows')).toHaveLength(1);
});
