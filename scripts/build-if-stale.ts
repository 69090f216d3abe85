import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

import { filesUnder } from './files-under.ts';

const output = 'apps/web/dist';
const stamp = `${output}/.inputs`;
const inputs = ['apps/web', 'packages/gql/src', 'packages/ui/src'];

/**
 * Builds the web application unless the last build had the same inputs: sources, generated code,
 * dependencies, `VITE_` variables. Returns whether it built. Throws when the build fails.
 */
export function buildIfStale(): boolean {
  if (readStamp() === hashInputs()) return false;
  build();
  return true;
}

/**
 * Builds the web application anew, and notes of what, so that nobody builds the same again. Throws
 * when the build fails.
 */
export function build(): void {
  const hash = hashInputs();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The web application does not build:\n${stdout}${stderr}`);
  writeFileSync(stamp, hash);
}

function hashInputs(): string {
  const hash = createHash('sha256');
  const sources = inputs
    .flatMap(filesUnder)
    .filter((file) => !/[\\/](dist|node_modules|test|\.vite)[\\/]|\.test\.tsx?$/.test(file));
  for (const file of ['package-lock.json', ...sources])
    hash.update(file).update('\0').update(readFileSync(file));
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .toSorted())
    hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
