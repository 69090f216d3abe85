import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { expect, it } from 'vitest';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly publishConfig?: { readonly exports?: Manifest['exports'] };
}

const repository = join(import.meta.dirname, '../../..');
const source = join(repository, 'apps/web/src');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

/** Entries that others can import: of generated code under the name of their own client package. */
const entriesOf = (folder: string): readonly RegExp[] => {
  const { exports, publishConfig }: Manifest = JSON.parse(read(`${folder}/package.json`));
  const open = Object.entries({ ...exports, ...publishConfig?.exports }).filter(
    ([, target]) =>
      typeof target === 'string' ||
      Object.keys(target).some((condition) => condition !== '@admin/source'),
  );
  return open.map(
    ([entry]) =>
      new RegExp(
        `^${entry
          .slice(1)
          .replaceAll('.', String.raw`\.`)
          .replace('*', '.+')}$`,
      ),
  );
};
const ours: Readonly<Record<string, readonly RegExp[]>> = {
  '@admin/gql': entriesOf('packages/gql'),
  '@admin/ui': entriesOf('packages/ui'),
};
const { dependencies: installed }: { readonly dependencies: Readonly<Record<string, string>> } =
  JSON.parse(read('packages/create-admin/templates/base/apps/web/package.json'));

function canImport(from: string, name: string): boolean {
  if (name.startsWith('.')) return !relative(source, resolve(from, '..', name)).startsWith('..');
  const [scope = '', rest = '', ...entry] = name.split('/');
  const [owner, path] = scope.startsWith('@')
    ? [`${scope}/${rest}`, entry]
    : [scope, [rest, ...entry].filter(Boolean)];
  const entries = ours[owner];
  return entries
    ? entries.some((each) => each.test(path.length > 0 ? `/${path.join('/')}` : ''))
    : owner in installed;
}

it('the application imports nothing that a created project cannot', () => {
  const imports = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const path = join(source, file);
    return [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|^import )'([^']+)'/gm)].map(
      ([, name = '']) => ({ file, name, path }),
    );
  });
  expect(imports.length).toBeGreaterThan(50);
  expect(
    imports
      .filter(({ name, path }) => !canImport(path, name))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
  expect(canImport(join(source, 'root.tsx'), '@admin/ui/testing')).toBe(false);
});
