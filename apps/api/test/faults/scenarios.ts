import type { AdminProcess } from './admin-process.ts';
import { Load, missingOf, type Outcome } from './load.ts';

/** How much is done in a scenario; the full campaign takes more of each. */
export interface Size {
  /** Clients that ask at the same time. */
  readonly clients: number;
  /** Times that the fault happens. */
  readonly rounds: number;
  /** Requests that must have succeeded before each fault, and again after it. */
  readonly requests: number;
  /** Accounts beside a greedy one. */
  readonly others: number;
}

export interface Report {
  /** Requests by how they ended. */
  readonly outcomes: ReadonlyMap<Outcome, number>;
  /** Answers that are neither data nor one typed error with its HTTP status. */
  readonly faults: readonly string[];
  /** Writes that the server said are done, and those of them that are not there. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Exit status, or the signal that ended it, of each process that ended. */
  readonly exits: readonly (number | NodeJS.Signals | null)[];
  /** HTTP statuses of `/healthz` while the fault was there. */
  readonly health: ReadonlySet<number>;
  /** Longest time, in milliseconds, from the end of the fault until `/readyz` answered 200. */
  readonly recovery: number;
  /** Milliseconds of the request that took longest. */
  readonly longest: number;
}

export type Strike = (load: Load) => Promise<void>;

/** A fault below a server that goes on: `strike` brings it about, and resolves when it is over. */
export async function survives(admin: AdminProcess, size: Size, strike: Strike): Promise<Report> {
  const load = new Load(await admin.signedIn(), size.clients);
  const health = new Set<number>();
  const watch = setInterval(
    () =>
      void admin.statusOf('/healthz').then(
        (status) => health.add(status),
        () => health.add(0),
      ),
    25,
  );
  let recovery = 0;
  try {
    for (let round = 0; round < size.rounds; round += 1) {
      await load.until('data', size.requests);
      await strike(load);
      recovery = Math.max(recovery, await admin.untilReady());
      await load.until('data', size.requests);
    }
  } finally {
    clearInterval(watch);
    await load.stop();
  }
  return reportOf(admin, [load], { health, recovery });
}

/**
 * A signal ends the process under load, and another process takes over. What is slow is written
 * while it comes.
 */
export async function restartsAfter(
  signal: 'SIGKILL' | 'SIGTERM',
  admin: AdminProcess,
  size: Size,
  slowSeconds: number,
): Promise<Report & { readonly uncertain: readonly string[] }> {
  const loads: Load[] = [];
  const exits: (number | NodeJS.Signals | null)[] = [];
  const uncertain: string[] = [];
  let recovery = 0;
  for (let round = 0; round < size.rounds; round += 1) {
    const load = new Load(await admin.signedIn(), size.clients);
    loads.push(load);
    await load.until('data', size.requests);
    const slug = `slow-${slowSeconds}-${crypto.randomUUID()}`;
    const slow = load.write(slug);
    // The slow one has arrived when another that was sent after it, and does not wait for the
    // database, is answered.
    await admin.statusOf('/healthz');
    exits.push(await admin.end(signal));
    if ((await slow) !== 'data') uncertain.push(slug);
    await load.stop();
    await admin.start();
    recovery = Math.max(recovery, await admin.untilReady());
  }
  return { ...(await reportOf(admin, loads, { exits, recovery })), uncertain };
}

export async function reportOf(
  admin: AdminProcess,
  loads: readonly Load[],
  more: Partial<Report>,
): Promise<Report> {
  const outcomes = new Map<Outcome, number>();
  for (const load of loads)
    for (const [outcome, count] of load.outcomes)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
  const acknowledged = loads.flatMap((load) => [...load.acknowledged]);
  return {
    outcomes,
    faults: loads.flatMap(({ faults }) => faults),
    acknowledged: acknowledged.length,
    lost: await missingOf(await admin.signedIn(), acknowledged),
    exits: [],
    health: new Set(),
    recovery: 0,
    longest: Math.max(...loads.map(({ longest }) => longest)),
    ...more,
  };
}
