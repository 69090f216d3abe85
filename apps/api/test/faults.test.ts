import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminProcess } from './faults/admin-process.ts';
import { missingOf } from './faults/load.ts';
import { prepareShop } from './faults/prepare.ts';
import { outlastsSlowStatements, type Report, restartsAfter, type Size, survives } from './faults/scenarios.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const size: Size = { clients: 6, rounds: 2, requests: 15 };
const limits = { ADMIN_STATEMENT_TIMEOUT: '1500', ADMIN_SHUTDOWN_TIMEOUT: '700' };
/** Seconds: longer than either limit. */
const slow = 4;

let postgres: TestPostgres;
let directory: string;

beforeAll(async () => {
  postgres = await startPostgres();
  directory = mkdtempSync(join(tmpdir(), 'admin-faults-'));
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Nothing that was acknowledged is lost, and every client got data or one typed error. */
function expectTruth(report: Report, allowed: readonly string[]): void {
  expect(report.faults).toEqual([]);
  expect(report.lost).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(size.requests / 2);
  expect([...report.outcomes.keys()].filter((outcome) => !['data', ...allowed].includes(outcome))).toEqual([]);
}

describe.each(['embedded', 'served'])('with the %s database, the server', { timeout: 300_000 }, (kind) => {
  let admin: AdminProcess;
  let url = '';

  beforeAll(async () => {
    if (kind === 'served') url = await createOwnDatabase(postgres.url, 'faults');
    await prepareShop(kind === 'served' ? { url, dataDir: '' } : { dataDir: directory });
    admin = new AdminProcess({ ...limits, ...(kind === 'served' ? { DATABASE_URL: url } : { ADMIN_DATA_DIR: directory }) });
    await admin.start();
  }, 300_000);
  afterAll(async () => void (await admin?.end('SIGKILL')));

  it('lives through statements that take too long, and others are answered', async () => {
    const report = await outlastsSlowStatements(admin, size, slow);
    expectTruth(report, ['TIMEOUT', 'DATABASE_UNAVAILABLE']);
    expect((report.outcomes.get('TIMEOUT') ?? 0) + (report.outcomes.get('DATABASE_UNAVAILABLE') ?? 0)).toBeGreaterThanOrEqual(size.rounds * 2);
    expect([admin.isRunning, report.health]).toEqual([true, new Set([200])]);
  });

  it('has every write that it acknowledged after kill -9', async () => {
    const report = await restartsAfter('SIGKILL', admin, size, slow);
    expectTruth(report, ['no answer', 'TIMEOUT', 'DATABASE_UNAVAILABLE']);
    expect(report.exits).toEqual(Array.from({ length: size.rounds }, () => 'SIGKILL'));
  });

  it('told to stop, answers what is under way and rolls back what it cuts off', async () => {
    const report = await restartsAfter('SIGTERM', admin, size, slow);
    expectTruth(report, ['no answer', 'TIMEOUT', 'DATABASE_UNAVAILABLE']);
    expect(report.exits).toEqual(Array.from({ length: size.rounds }, () => 0));
    expect(report.uncertain).toHaveLength(size.rounds);
    expect(await missingOf(await admin.signedIn(), report.uncertain)).toEqual(report.uncertain);
  });

  it.runIf(kind === 'served')('lives through connections that are cut', async () => {
    const report = await survives(admin, size, async () => {
      await query(postgres.url, "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults'");
    });
    expectTruth(report, ['DATABASE_UNAVAILABLE']);
    expect([admin.isRunning, report.health]).toEqual([true, new Set([200])]);
  });

  it.runIf(kind === 'served')('lives through restarts of the database, and says meanwhile that it is not ready', async () => {
    const report = await survives(admin, size, async () => {
      await postgres.halt();
      expect(await admin.statusOf('/readyz')).toBe(503);
      await postgres.resume();
    });
    expectTruth(report, ['DATABASE_UNAVAILABLE']);
    expect(report.outcomes.get('DATABASE_UNAVAILABLE')).toBeGreaterThan(0);
    expect([admin.isRunning, report.health]).toEqual([true, new Set([200])]);
  });
});
