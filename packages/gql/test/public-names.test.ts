import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { referenceOf, untoldOptions } from '../../../scripts/packages/reference.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** `api-report.md` is compared with the built declarations by `npm test -- package`. */
const sections = new Map(
  read('api-report.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      Number(/^(\d+) names\.$/m.exec(section)?.[1]),
    ]),
);

it('the root has no more names than one can look through', () => {
  const names = [...read('src/index.ts').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, list = '']) => list.split(',').filter((name) => name.trim()),
  );
  expect(sections.get('@admin/gql')).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(60);
});

it('every entry that a person imports is in the report', () => {
  const entries = Object.entries<{ readonly types?: string }>(
    JSON.parse(read('package.json')).exports,
  ).filter(
    ([entry, { types }]) => types && !types.includes('/generated/') && entry !== './runtime',
  );
  expect([...sections].map(([entry, count]) => [entry, count > 0])).toEqual(
    entries.map(([entry]) => [`@admin/gql${entry.slice(1)}`, true]),
  );
});

describe('the reference', () => {
  const entries = referenceOf('gql');
  const nameCount = [...sections.values()].reduce((sum, count) => sum + count, 0);

  it('says of every name what it is', () => {
    expect(entries).toHaveLength(nameCount);
    expect(entries.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
  });

  it('says of every option what it does, and what holds without it', () => {
    const { all, untold } = untoldOptions(entries, /Options$/);
    expect(all).toBeGreaterThan(50);
    expect(untold).toEqual([]);
  });

  it('says of every function that throws what it throws', () => {
    // What a link throws is an `AdminError` when it comes out of the chain.
    const sources = globSync('src/**/*.ts', { cwd: new URL('..', import.meta.url) })
      .filter((file) => !file.includes('.test.'))
      .map(read);
    const thrown = entries
      .filter(
        ({ signature }) =>
          signature.startsWith('export declare function') && !/Link\(/.test(signature),
      )
      .flatMap(({ name, doc }) => {
        const code =
          sources
            .map(
              (source) =>
                new RegExp(`^export (?:async )?function ${name}\\b[^]*?^}`, 'm').exec(source)?.[0],
            )
            .find((text) => text !== undefined) ?? '';
        return [...code.matchAll(/throw new (\w+)/g)].map(([, error = '']) => ({
          name,
          error,
          told: doc.includes(error),
        }));
      });
    expect(thrown.length).toBeGreaterThan(3);
    expect(thrown.filter(({ told }) => !told)).toEqual([]);
  });
});
