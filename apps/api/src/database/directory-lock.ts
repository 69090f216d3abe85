import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

interface Holder {
  readonly pid: number;
  /** Tells two processes with the same number apart; absent where the system does not say. */
  readonly startedAt?: string;
}

/** Keeps a second process out of a data directory: two would corrupt it without a word. Returns the release. */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'lock.json');
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isFileExists(error)) throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder, own)) {
      throw new StartError(
        `The database in ${directory} is in use by another process (${holder.pid}).`,
        'Stop that one first, or give this one a directory of its own: ADMIN_DATA_DIR=./another-directory',
      );
    }
    rmSync(file, { force: true });
  }
}

function isAlive(holder: Holder, own: Holder): boolean {
  // Opened twice by this process is in use as well; same number after a restart of a container is not.
  if (holder.startedAt !== undefined) return startOf(holder.pid) === holder.startedAt;
  if (holder.pid === own.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Clock ticks from boot to the start of a process, and the boot: from Linux' /proc. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22; the second, a name in parentheses, may hold spaces.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    return `${boot}/${ticks}`;
  } catch {
    return undefined;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, 'utf8')); // written above
    return holder;
  } catch {
    return undefined;
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
