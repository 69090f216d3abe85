import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock.ts';

const prefix = 'admin-memory-';
/** Milliseconds for which a folder is left alone: one that was just made may not be locked yet. */
const graceTime = 60_000;

/** A folder of a database, kept from others until it is released. */
export interface Directory {
  readonly path: string;
  release(): void;
}

/**
 * Creates a temporary folder for a database that is discarded at the end. It consists of files,
 * because the thread with the database may have to be terminated and restarted. Folders of killed
 * processes are removed first.
 */
export function openMemoryDirectory(parent: string = tmpdir()): Directory {
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix)) removeStaleDirectory(join(parent, name));
  const path = mkdtempSync(join(parent, prefix));
  const unlock = lockDirectory(path);
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    path,
    release() {
      process.off('exit', remove);
      unlock();
      remove();
    },
  };
}

/** Removes the folder unless its process lives, which its lock tells, or it is another user's. */
function removeStaleDirectory(path: string): void {
  try {
    if (Date.now() - statSync(path).mtimeMs < graceTime) return;
    const unlock = lockDirectory(path);
    rmSync(path, { recursive: true, force: true });
    unlock();
  } catch {
    // In use, not ours, or removed by another that starts.
  }
}
