/**
 * Installs the packed package into a fresh project and uses it there: TypeScript on Node with `nodenext` and with `bundler`, Vite with React, and a
 * bundle without React, which must hold none of it. Also `publint` and `attw`. `npm run pack-check -w @admin/gql`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const repository = join(root, '../..');
const bin = (name: string) => join(repository, 'node_modules/.bin', name);
const run = (command: string, args: readonly string[], cwd: string) => {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stdout' in error) console.error(String(error.stdout), 'stderr' in error ? String(error.stderr) : '');
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`, { cause: error });
  }
};
const versions: Record<string, string> = { ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies };
const rootVersions: Record<string, string> = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).devDependencies;

const project = mkdtempSync(join(tmpdir(), 'admin-gql-'));
try {
  run(process.execPath, [join(root, 'scripts/build.ts')], root);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', project], root));
  const tarball = join(project, filename);
  run(bin('publint'), [tarball, '--strict'], root);
  console.log('publint: clean');
  run(bin('attw'), [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './package.json'], root);
  console.log('attw: clean');

  cpSync(join(root, 'scripts/pack-check'), project, { recursive: true });
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@admin/gql': `file:${filename}`, '@apollo/client': versions['@apollo/client'], graphql: versions['graphql'], rxjs: versions['rxjs'], react: '19.3.1', 'react-dom': '19.3.1' },
      devDependencies: { typescript: rootVersions['typescript'], vite: rootVersions['vite'], '@types/react': '19.3.0', '@types/react-dom': '19.3.0', '@types/node': rootVersions['@types/node'] },
    }),
  );
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], project);
  console.log('npm install: done');
  const local = (name: string) => join(project, 'node_modules/.bin', name);
  for (const mode of ['nodenext', 'bundler']) {
    run(local('tsc'), ['-p', `tsconfig.${mode}.json`], project);
    console.log(`TypeScript, moduleResolution ${mode}: compiles`);
  }
  console.log(`Node: ${run(process.execPath, ['node.ts'], project).trim()}`);
  run(local('vite'), ['build', '--logLevel', 'error'], project);
  console.log('Vite and React: builds');
  run(local('vite'), ['build', '--logLevel', 'error', '--config', 'vite.plain.config.js'], project);
  const plain = readdirSync(join(project, 'dist-plain')).map((file) => readFileSync(join(project, 'dist-plain', file), 'utf8')).join('');
  if (/react\.(element|transitional|memo)|__SECRET_INTERNALS|useSyncExternalStore/i.test(plain)) throw new Error('A bundle without React holds React.');
  console.log(`A bundle without React: holds none (${plain.length.toLocaleString('en')} bytes)`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
