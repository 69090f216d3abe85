import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface CopyOptions {
  /**
   * With our tests, and what runs and measures them: half of what `npm run check` reads. What they
   * say of other schemas than ours is the same for each of these.
   *
   * @defaultValue `false`
   */
  readonly tests?: boolean;
  /** Folder that the copy stands in. @defaultValue that of temporary files */
  readonly within?: string;
}

const ofTests =
  /(?:^|\/)test\/|\.test(?:-d)?\.tsx?$|^(?:e2e|bench|docs)\/|^packages\/[a-z-]+\/(?:bench|fixtures|scripts)\/|^scripts\/(?:mutants|packages|projects|properties|screenshots)\b|^vitest\.config\.ts$/;

/**
 * Copies the files that git tracks, as they are in the work tree, into a temporary folder and gives
 * it the installed packages: what a user has after `npm ci`. Our own workspaces resolve to the
 * copy.
 */
export function copyCheckout({ tests = false, within = tmpdir() }: CopyOptions = {}): string {
  const copy = mkdtempSync(join(within, 'admin-checkout-'));
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  for (const file of files
    .split('\0')
    .filter((name) => name !== '' && existsSync(name) && (tests || !ofTests.test(name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  linkPackages('node_modules', copy);
  for (const workspace of [
    'packages/codegen',
    'packages/gql',
    'packages/ui',
    'apps/web',
    'apps/api',
    'e2e/servers',
  ])
    linkPackages(join(workspace, 'node_modules'), copy);
  return copy;
}

/**
 * Journeys that are about something else than names find things by the names of the schema,
 * whatever the dictionary learns.
 */
export function keepNamesOfSchema(checkout: string): void {
  const file = join(checkout, 'codegen.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/texts: '[^']*'/, 'texts: false');
  if (changed === text) throw new Error(`${file} names no file of texts.`);
  writeFileSync(file, changed);
}

function linkPackages(folder: string, copy: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.vite')) continue;
    if (name === '@admin') {
      mkdirSync(join(copy, folder, name));
      // Relative links of npm to the workspaces: they mean the copy's workspaces when they stand in
      // the copy.
      for (const workspace of readdirSync(join(folder, name)))
        symlinkSync(
          readlinkSync(join(folder, name, workspace)),
          join(copy, folder, name, workspace),
          'dir',
        );
    } else if (name === '.bin') {
      cpSync(join(folder, name), join(copy, folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else {
      symlinkSync(
        resolve(folder, name),
        join(copy, folder, name),
        lstatSync(join(folder, name)).isDirectory() ? 'dir' : 'file',
      );
    }
  }
}
