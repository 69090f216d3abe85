/**
 * Builds `dist` of packages: one module per source module, with types and source maps, and the
 * files that they read. `npm run build -w @admin/gql`, or without names all of them, in the order
 * in which they need each other.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { packagesNamed } from './packages.ts';

const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

for (const { folder } of packagesNamed(process.argv.slice(2))) {
  const [source, dist] = [join(folder, 'src'), join(folder, 'dist')];
  rmSync(dist, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', join(folder, 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);

  // The compiler rewrites `./x.ts` to `./x.js` in code, but not in declarations.
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(
        /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g,
        '$1$2$3.js$2',
      ),
    );
  }
  // Bundlers import JSON without attributes, Node requires `with { type: 'json' }`.
  for (const file of globSync('**/*.js', { cwd: dist })) {
    const path = join(dist, file);
    const code = readFileSync(path, 'utf8');
    const explicit = code
      .replaceAll(/(from '\.[^']+\.json');$/gm, "$1 with { type: 'json' };")
      .replaceAll(/(import\('\.[^']+\.json')\)/g, "$1, { with: { type: 'json' } })");
    if (explicit !== code) writeFileSync(path, explicit);
  }
  for (const file of globSync(['**/*.{json,sql,txt}', 'session/*.graphql'], { cwd: source })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    copyFileSync(join(source, file), join(dist, file));
  }
}
