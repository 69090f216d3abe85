import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Command } from 'commander';

import {
  addressOf,
  isThe,
  readDrawn,
  readManifest,
  toSdl,
  type DrawnSchema,
  type KnownSchema,
} from './manifest.ts';
import { readPackageSchema } from './package-text.ts';

interface Fetched {
  readonly name: string;
  /** Why it is not there; absent where it is. */
  readonly missing?: string;
}

/**
 * Puts a schema of the manifest into the folder, where it is not there and its origin still holds
 * the same.
 */
async function fetchSchema(schema: KnownSchema, folder: string, host: string): Promise<Fetched> {
  const { name, path, changed } = schema;
  const file = join(folder, `${name}.graphql`);
  if (existsSync(file)) return { name };
  if (changed !== undefined)
    return { name, missing: `not at its origin as it is read here: ${changed}` };
  try {
    const response = await fetch(addressOf(schema, host), { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) return { name, missing: `the origin answers ${response.status}` };
    const sdl = toSdl(await response.text(), path);
    if (!isThe(schema, sdl))
      return { name, missing: 'the origin has another text than the one that was labelled' };
    writeFileSync(file, sdl);
    return { name };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { name, missing: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Puts a schema of a package into the folder, by the client that installs packages. */
function fetchDrawn(drawn: DrawnSchema, folder: string): Fetched {
  const { name, version, path } = drawn;
  const file = join(folder, `${name}.graphql`);
  if (existsSync(file)) return { name };
  const work = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const spec = `${drawn.package}@${version}`;
    execFileSync('npm', ['pack', '--silent', '--ignore-scripts', spec], {
      cwd: work,
      stdio: 'ignore',
      timeout: 60_000,
    });
    const [archive = ''] = readdirSync(work);
    execFileSync('tar', ['xzf', archive], { cwd: work, stdio: 'ignore' });
    const sdl = readPackageSchema(join(work, 'package'), path);
    if (!isThe(drawn, sdl))
      return { name, missing: 'the package has another text than the one that was labelled' };
    writeFileSync(file, sdl);
    return { name };
  } catch (error) {
    return { name, missing: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const beside = fileURLToPath(new URL('../../../../../shared/schemas', import.meta.url));
const program = new Command('schemas')
  .description(
    'Fetches the schemas of the scoreboard that are not in the folder and can be reached, and names those that are still absent.',
  )
  .argument('[folder]', 'where `npm run scoreboard` finds them', beside)
  .option('--host <address>', 'where the repositories are', 'https://github.com')
  .option('--manifest <file>', 'another list of schemas than that of the project')
  .parse();
const folder = resolve(program.args[0] ?? beside);
const { host, manifest } = program.opts<{ readonly host: string; readonly manifest?: string }>();
mkdirSync(folder, { recursive: true });
const fetched = await Promise.all(
  readManifest(manifest).map((schema) => fetchSchema(schema, folder, host)),
);
report(fetched, folder);
// A list of other schemas stands for itself.
if (manifest === undefined) {
  const drawnFolder = fileURLToPath(new URL('../../labels/drawn/schemas', import.meta.url));
  mkdirSync(drawnFolder, { recursive: true });
  report(
    readDrawn().map((drawn) => fetchDrawn(drawn, drawnFolder)),
    drawnFolder,
  );
}

function report(results: readonly Fetched[], into: string): void {
  const missing = results.flatMap(({ name, missing: why }) =>
    why === undefined ? [] : [`${name}: ${why}`],
  );
  process.stdout.write(
    `${results.length - missing.length} of ${results.length} schemas are in ${into}.\n${missing.map((line) => `absent: ${line}\n`).join('')}`,
  );
}
