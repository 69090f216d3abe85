import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this user may mount a disk of its own: root on Linux. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A small disk in memory, that can be filled and freed. */
export interface SmallDisk {
  readonly path: string;
  /** Takes all that is free. */
  fill(): void;
  free(): void;
  unmount(): void;
}

export function mountDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'admin-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], {
    stdio: 'pipe',
  });
  const unmount = (): void => {
    process.off('exit', unmount);
    execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
    rmSync(path, { recursive: true, force: true });
  };
  // Also when the tests are ended before they are done.
  process.once('exit', unmount);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const size of [2 ** 20, 4_096]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount,
  };
}

function writeUntilFull(file: number, block: Buffer): void {
  for (;;) {
    try {
      writeSync(file, block);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}
