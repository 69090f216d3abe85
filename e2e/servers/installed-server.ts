import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { introspect, type RunningServer } from './running-server.ts';

/**
 * Starts `server.mjs` of a folder beside this file that has packages of its own, installed by its
 * lock file where they are absent or older. The first address that it prints is where it answers.
 * Throws with its output when it ends before.
 */
export async function startInstalledServer(
  name: string,
  args: readonly string[] = [],
): Promise<RunningServer> {
  const folder = join(import.meta.dirname, name);
  await install(folder);
  const child = spawn(process.execPath, ['server.mjs', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also when the tests are ended before they are done.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit');

  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^http:\/\/\S+$/m.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() =>
      reject(new Error(`${name} ended with ${child.exitCode ?? child.signalCode}:\n${output}`)),
    );
  });
  return {
    url,
    sdl: () => introspect(url),
    async stop() {
      process.off('exit', end);
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * As `npm ci` does in that folder. The repository's own packages stay as they are: the folder is no
 * workspace.
 */
async function install(folder: string): Promise<void> {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  )
    return;
  await promisify(execFile)('npm', ['ci'], { cwd: folder });
}
