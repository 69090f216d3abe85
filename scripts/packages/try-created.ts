import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { run } from './run.ts';
import { answerTo, served, servesApplication } from './served.ts';

/** Packages that a created project needs in addition to the fresh one. */
export const packagesOfCreated = [
  '@testing-library/dom',
  '@vitejs/plugin-react',
  'vitest',
] as const;

export interface CreatedProjectOptions {
  /**
   * Of the fresh project, whose packages and schema the created one takes: its own installation is
   * what `npm run projects` pays for.
   */
  readonly fresh: string;
  /** `create-admin` as it is published. */
  readonly creator: string;
  readonly node: string;
}

/**
 * Tries a project that `create-admin` writes over an SDL file: it generates, compiles, is built,
 * and serves itself and a list of sample records. A feature is a single file: the compiler accepts
 * it, and its tests run.
 */
export async function tryCreatedProject({
  fresh,
  creator,
  node,
}: CreatedProjectOptions): Promise<void> {
  const folder = join(fresh, 'created');
  await run(
    node,
    [join(creator, 'bin/create-admin.js'), 'created', '--schema', 'schema.graphql', '--yes'],
    fresh,
  );
  const packages = join(fresh, 'node_modules');
  symlinkSync(packages, join(folder, 'node_modules'));
  // As npm links a workspace.
  mkdirSync(join(packages, '@created'));
  symlinkSync(join(folder, 'packages/gql'), join(packages, '@created/gql'));
  await run(node, [join(packages, '@admin/codegen/bin/admin-codegen.js'), 'generate'], folder);
  // The one of this repository: its forty packages would be installed for three tests.
  symlinkSync(
    dirname(
      createRequire(join(import.meta.dirname, '../../packages/ui/')).resolve('jsdom/package.json'),
    ),
    join(packages, 'jsdom'),
  );
  addFeature(join(folder, 'apps/web'));
  await Promise.all([
    run(node, [join(packages, 'typescript/bin/tsc')], folder),
    run(node, [join(packages, 'vitest/vitest.mjs'), 'run'], join(folder, 'apps/web')),
    run(
      node,
      [join(packages, 'vite/bin/vite.js'), 'build', '--logLevel', 'error'],
      join(folder, 'apps/web'),
    ),
  ]);
  await served({ node, args: ['start.ts'], folder }, async (url) => {
    await servesApplication(url);
    const answer = JSON.stringify(await answerTo('{ doctors(limit: 1) { __typename } }', url));
    if (!answer.startsWith('{"data":{"doctors":[{"__typename":"Doctor"}'))
      throw new Error(`The created project answers ${answer}`);
  });
}

/** A feature as a team adds it: its file, and its name in the configuration. */
function addFeature(web: string): void {
  const own = join(import.meta.dirname, 'created-feature');
  cpSync(join(own, 'clinic-map.tsx'), join(web, 'src/clinic-map.tsx'));
  cpSync(join(own, 'clinic-map.test.ts'), join(web, 'test/clinic-map.test.ts'));
  const config = join(web, 'src/admin.config.ts');
  const text = readFileSync(config, 'utf8')
    .replace('import { auth }', "import { clinicMap } from './clinic-map.tsx';\nimport { auth }")
    .replace('  Root,\n', '  Root,\n  features: [clinicMap],\n');
  if (!text.includes('features: [clinicMap]'))
    throw new Error(`No place for a feature in ${config}:\n${text}`);
  writeFileSync(config, text);
}
