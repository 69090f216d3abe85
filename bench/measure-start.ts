import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startAdmin } from '../scripts/running-admin.ts';

export interface Start {
  /**
   * Seconds from the command to the first answer: with an empty data directory, and again with the
   * data there.
   */
  readonly firstSeconds: number;
  readonly againSeconds: number;
  /** Resident memory ten seconds after the first answer; absent where the system has no /proc. */
  readonly restMegabytes?: number;
}

/** Start-up of the embedded database with the default sample. The web build is fresh before. */
export async function measureStart(): Promise<Start> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'admin-bench-'));
  const env = {
    ADMIN_DATA_DIR: dataDirectory,
    ADMIN_EMAIL: 'owner@example.ru',
    ADMIN_PASSWORD: 'Чистый-четверг-1948',
    DATABASE_URL: '',
  };
  const timed = async () => {
    const start = performance.now();
    const admin = await startAdmin({ env });
    return { admin, seconds: round((performance.now() - start) / 1000) };
  };
  try {
    const first = await timed();
    await first.admin.stop();
    const again = await timed();
    await delay(10_000);
    const restMegabytes = residentMegabytes(again.admin.pid);
    await again.admin.stop();
    return { firstSeconds: first.seconds, againSeconds: again.seconds, restMegabytes };
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
