import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './run.ts';
import { tryApi } from './try-api.ts';
import { tryCreatedProject } from './try-created.ts';

export interface FreshProjectOptions {
  readonly folder: string;
  /** Tarballs by package, `@admin/gql`. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** Versions of a project's other dependencies, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** Folder of `create-admin` as it is published. */
  readonly creator: string;
  /** The Node that everything runs on. @defaultValue this one */
  readonly node?: string;
}

/**
 * Project of another team, over a different schema: installs, generates, compiles, runs, and
 * bundles.
 */
export async function tryFreshProject({
  folder,
  tarballs,
  versions,
  creator,
  node = process.execPath,
}: FreshProjectOptions): Promise<void> {
  const told = (what: string, start: number): void =>
    console.log(`${what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    told(
      typeof result === 'string' && result.trim() !== ''
        ? `${what}: ${result.trim().replaceAll('\n', '; ')}`
        : what,
      start,
    );
    return result;
  };
  const bundled = (path: string): string =>
    readdirSync(join(folder, path))
      .map((file) => readFileSync(join(folder, path, file), 'utf8'))
      .join('');
  const local = (name: string, ...args: string[]): Promise<string> =>
    run(node, [join(folder, 'node_modules', name), ...args], folder);

  cpSync(join(import.meta.dirname, 'fresh'), folder, { recursive: true });
  const dependencies = {
    ...Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`])),
    ...versions,
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }, null, 2),
  );
  await step('npm install', () =>
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], folder),
  );
  await step('admin-codegen generate', () =>
    local('@admin/codegen/bin/admin-codegen.js', 'generate'),
  );
  await step('admin-codegen generate --check', () =>
    local('@admin/codegen/bin/admin-codegen.js', 'generate', '--check'),
  );
  await step('graphql-codegen writes the same', async () => {
    await local('@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts');
    return local('@admin/codegen/bin/admin-codegen.js', 'generate', '--check');
  });
  await Promise.all([
    step('TypeScript, nodenext', () => local('typescript/bin/tsc')).then(() =>
      step('Node', async () => {
        const said = await run(node, ['dist/src/main.js'], folder);
        const expected =
          'document: 1500.10\nresource: Анна, 2026-11-22T10:00:00Z\nrefused: MUTATION_REJECTED\n';
        if (said !== expected) throw new Error(`The query in Node said:\n${said}`);
        return said;
      }),
    ),
    step('TypeScript, bundler', () => local('typescript/bin/tsc', '-p', 'tsconfig.web.json')),
    step('Vite with React and the screens', async () => {
      await local('vite/bin/vite.js', 'build', '--logLevel', 'error');
      if (bundled('dist-web/assets').includes('query FirstDoctors'))
        throw new Error('The plugin for Vite left the text of a document in the bundle.');
    }),
    step('Vite without React', async () => {
      await local(
        'vite/bin/vite.js',
        'build',
        '--logLevel',
        'error',
        '--config',
        'vite.plain.config.ts',
      );
      if (
        /react\.(element|transitional|memo)|__SECRET_INTERNALS|useSyncExternalStore/i.test(
          bundled('dist-plain'),
        )
      )
        throw new Error('A bundle without React holds React.');
    }),
  ]);
  await step('a field is called otherwise, and the compiler names the lines', () =>
    renameField(folder, local),
  );
  if (!tarballs.has('@admin/api')) return;
  await step('admin-api start', () => tryApi(folder, node));
  await step('create-admin', () => tryCreatedProject({ fresh: folder, creator, node }));
}

/**
 * After a change of the schema, every line that still has the old name of a field is named, and no
 * other.
 */
async function renameField(
  folder: string,
  local: (name: string, ...args: string[]) => Promise<string>,
): Promise<string> {
  const [schema, defined] = [join(folder, 'schema.graphql'), 'web/visits.tsx'];
  const sdl = readFileSync(schema, 'utf8');
  writeFileSync(
    schema,
    sdl.replace('startsAt: DateTime!\n  status', 'beginsAt: DateTime!\n  status'),
  );
  await local('@admin/codegen/bin/admin-codegen.js', 'generate');
  const said = await local('typescript/bin/tsc', '-p', 'tsconfig.web.json').catch(String);
  writeFileSync(schema, sdl);
  await local('@admin/codegen/bin/admin-codegen.js', 'generate');
  const lines = [...said.matchAll(/^web\/visits\.tsx\((\d+),/gm)].map(([, line]) => Number(line));
  const expected = readFileSync(join(folder, defined), 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.includes('startsAt') ? [at + 1] : []));
  if (lines.join() !== expected.join())
    throw new Error(
      `Lines ${expected.join(', ')} of ${defined} have the old name, and the compiler says:\n${said}`,
    );
  return `${defined}: ${lines.join(', ')}`;
}
