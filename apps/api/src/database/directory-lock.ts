import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Kept in reach: a lock that nobody refers to any more would be closed by the garbage collector. */
const openLocks = new Set<DatabaseSync>();

/**
 * Keeps a second process out of a data directory: two would silently corrupt it. Returns the
 * release.
 *
 * The lock is the kernel's, on the file `lock`, acquired by SQLite, which comes with Node and knows
 * each system's locks. It exists as long as the process does, however that ends, and works between
 * containers that share a folder, where process numbers mean nothing.
 *
 * @throws StartError when another process has the lock, or when it cannot be acquired for certain.
 */
export function lockDirectory(directory: string): () => void {
  const lock = tryLock(directory);
  openLocks.add(lock);
  const note = join(directory, 'lock.json');
  writeFileSync(note, JSON.stringify({ pid: process.pid, host: hostname() }));
  return () => {
    rmSync(note, { force: true });
    openLocks.delete(lock);
    lock.close();
  };
}

function tryLock(directory: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
    // Nothing is written, so that a process that is ended leaves nothing to put right.
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (isLocked(error)) {
      throw new StartError(
        `The database in ${directory} is in use by another process${holderIn(directory)}.`,
        'Stop that one first, or give this one a directory of its own: ADMIN_DATA_DIR=./another-directory',
        { cause: error },
      );
    }
    throw new StartError(
      `The data directory ${directory} cannot be locked: ${error instanceof Error ? error.message : String(error)}.`,
      'Move it to a disk that knows file locks, and remove the file "lock" in it if it came from elsewhere.',
      { cause: error },
    );
  }
}

/** SQLITE_BUSY, also in its extended forms. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}

/** Last process that wrote its name as the owner of the lock; for messages, not for decisions. */
function holderIn(directory: string): string {
  try {
    const { pid, host }: { pid: number; host: string } = JSON.parse(
      readFileSync(join(directory, 'lock.json'), 'utf8'),
    ); // written above
    return host === hostname() ? ` (${pid})` : ` (${pid} on ${host})`;
  } catch {
    return '';
  }
}
