import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** `api-report.md` is compared with the built declarations by `npm test -- package`. */
const sections = new Map(read('api-report.md').split(/^## /m).slice(1).map((section) => [section.slice(0, section.indexOf('\n')), Number(/^(\d+) names\.$/m.exec(section)?.[1])]));

it('the root has no more names than one can look through', () => {
  const names = [...read('src/index.ts').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(',').filter((name) => name.trim()));
  expect(sections.get('@admin/gql')).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(60);
});

it('every entry that a person imports is in the report', () => {
  const entries = Object.entries<{ readonly types?: string }>(JSON.parse(read('package.json')).exports).filter(([entry, { types }]) => types && !types.includes('/generated/') && entry !== './runtime');
  expect([...sections].map(([entry, count]) => [entry, count > 0])).toEqual(entries.map(([entry]) => [`@admin/gql${entry.slice(1)}`, true]));
});
