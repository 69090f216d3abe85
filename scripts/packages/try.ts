/**
 * The packages as other projects install them: built, staged and packed; what is in each tarball; a
 * fresh project that uses them over a schema that is not ours, and one that `create-admin` writes
 * over the same schema. `npm test -- package`, or `npm run packages -- --graphql 17.1.0 --node
 * /path/to/node`; `npm run packages -- --frameworks all`, or `vue,jest`, tries the client in
 * projects with Next.js, Vue, Vitest and Jest.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { tryFreshProject } from './fresh-project.ts';
import { packagesNamed, type PackageFolder } from './packages.ts';
import { projectVersions } from './project-versions.ts';
import { run } from './run.ts';
import { stagePackage } from './stage.ts';
import { tarballProblems } from './tarball-problems.ts';
import { packagesOfCreated } from './try-created.ts';

const { values } = parseArgs({
  options: {
    graphql: { type: 'string' },
    node: { type: 'string' },
    keep: { type: 'boolean', default: false },
    frameworks: { type: 'string' },
  },
});
const repository = join(import.meta.dirname, '../..');
const bin = (name: string): string => join(repository, 'node_modules/.bin', name);

await run(process.execPath, [join(import.meta.dirname, 'build.ts')], repository);
const temporary = mkdtempSync(join(tmpdir(), 'admin-packages-'));
try {
  // PostGraphile, which the API is made of, is for GraphQL 16.
  const packages = packagesNamed([]).filter(
    ({ name }) => name !== 'api' || !values.graphql?.startsWith('17'),
  );
  const tarballs = (await Promise.all(packages.map(pack))).filter(
    ([name]) => name !== 'create-admin',
  );
  const known = projectVersions();
  const wanted = [
    '@apollo/client',
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    '@mui/x-date-pickers',
    'graphql',
    'i18next',
    'react',
    'react-dom',
    'react-i18next',
    'rxjs',
    'wouter',
    'typescript',
    'vite',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    ...packagesOfCreated,
  ];
  const versions: Readonly<Record<string, string>> = {
    ...Object.fromEntries(wanted.map((name) => [name, known[name] ?? ''])),
    ...(values.graphql !== undefined && { graphql: values.graphql }),
  };
  if (values.frameworks !== undefined) {
    // It imports what has been built just now.
    const { tryFrameworks } = await import('./frameworks.ts');
    await tryFrameworks({
      names: values.frameworks === 'all' ? undefined : values.frameworks.split(','),
      folder: temporary,
      tarballs: new Map(tarballs),
      peers: Object.fromEntries(
        ['@apollo/client', 'graphql', 'rxjs'].map((name) => [name, versions[name] ?? '']),
      ),
    });
  } else
    await tryFreshProject({
      folder: join(temporary, 'project'),
      tarballs: new Map(tarballs),
      versions,
      creator: join(repository, 'packages/create-admin/package'),
      ...(values.node !== undefined && { node: values.node }),
    });
} finally {
  if (values.keep) console.log(temporary);
  else rmSync(temporary, { recursive: true, force: true });
}

/** Name and file of what `npm publish` would send. */
async function pack(source: PackageFolder): Promise<readonly [string, string]> {
  const staged = stagePackage(source);
  const problems = tarballProblems(staged);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const [packed]: readonly {
    readonly filename: string;
    readonly name: string;
    readonly size: number;
  }[] = JSON.parse(await run('npm', ['pack', '--json', '--pack-destination', temporary], staged));
  if (!packed) throw new Error(`npm packed nothing of ${staged}.`);
  const { filename, name, size } = packed;
  const file = join(temporary, filename);
  // A command alone has no types to ask about.
  const checks =
    source.name === 'create-admin'
      ? []
      : [
          run(
            bin('attw'),
            [file, '--profile', 'esm-only', '--exclude-entrypoints', './package.json'],
            staged,
          ),
        ];
  await Promise.all([run(bin('publint'), [file, '--strict'], staged), ...checks]);
  console.log(
    `${name}: ${Math.round(size / 1024)} kB; publint${checks.length > 0 ? ' and attw are' : ' is'} clean`,
  );
  return [name, file];
}
