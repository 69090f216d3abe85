import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Answer, Visitor } from '../admin.ts';
import { query } from '../shop-database.ts';
import { type Ground, type Kind, limits } from './ground.ts';
import { createAccount, type Durations, durationsOf } from './greedy.ts';
import { Load, missingOf, type Outcome } from './load.ts';
import {
  type Report,
  reportOf,
  restartsAfter,
  type Size,
  type Strike,
  survives,
} from './scenarios.ts';

/** What became of a scenario. */
export interface Result {
  readonly report: Report;
  /** Promises that were not kept, in words; none when all is well. */
  readonly broken: readonly string[];
  /** What else was measured. */
  readonly note?: string;
}

export interface Scenario {
  /** `connections are cut` */
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** Times that the fault happens, where that is not as many as the campaign's size says. */
  readonly rounds?: number;
  /** Why it cannot run here; undefined when it can. */
  lacks?(ground: Ground): string | undefined;
  run(ground: Ground, size: Size): Promise<Result>;
}

const both: readonly Kind[] = ['embedded', 'served'];
/** Seconds: longer than each limit. */
const slow = (limits.statement / 1_000) * 3;
const namespace = ['unshare', '--pid', '--fork', '--kill-child'];
const canUnshare = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0;

/** Notes what was promised and is not so. */
class Promises {
  readonly broken: string[] = [];
  keep(isKept: boolean, text: string): void {
    if (!isKept) this.broken.push(text);
  }
}

/**
 * What holds in every scenario: no acknowledged write is lost, and each request ends in data or one
 * of these errors.
 */
function kept(report: Report, allowed: readonly Outcome[]): Promises {
  const promises = new Promises();
  promises.keep(
    report.faults.length === 0,
    `answers that are neither data nor one typed error: ${report.faults.slice(0, 3).join('; ')}`,
  );
  promises.keep(
    report.lost.length === 0,
    `${report.lost.length} of ${report.acknowledged} acknowledged writes are lost`,
  );
  promises.keep(report.acknowledged > 0, 'nothing was written');
  const others = [...report.outcomes.keys()].filter(
    (outcome) => !['data', ...allowed].includes(outcome),
  );
  promises.keep(others.length === 0, `requests ended in ${others.join(', ')}`);
  return promises;
}

/** A scenario that the process has to outlive. */
async function outlives(
  { admin }: Ground,
  size: Size,
  allowed: readonly Outcome[],
  strike: Strike,
  promises = new Promises(),
): Promise<Result> {
  const report = await survives(admin, size, strike);
  const { broken } = kept(report, allowed);
  promises.keep(admin.isRunning, 'the process has ended');
  promises.keep(
    [...report.health].join() === '200',
    `/healthz answered ${[...report.health].join(', ')}`,
  );
  return { report, broken: [...broken, ...promises.broken] };
}

export const campaign: readonly Scenario[] = [
  {
    name: 'statements over their time limit',
    kinds: both,
    async run(ground, size) {
      const promises = new Promises();
      // Where three of them hold the one connection in turn, who waits for longer than the queue
      // lets is told so.
      return outlives(
        ground,
        size,
        ['TIMEOUT', 'DATABASE_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
        async (load) => {
          const visitor = await ground.admin.signedIn();
          const left = new AbortController();
          const body = JSON.stringify({ query: `{ spin(seconds: ${slow}) }` });
          const abandoned = visitor
            .send({
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
              signal: left.signal,
            })
            .catch(() => undefined);
          setTimeout(() => left.abort(), 200);
          const ended = await Promise.all([
            load.note(visitor.ask(`{ spin(seconds: ${slow}) }`)),
            load.write(`slow-${slow}-${crypto.randomUUID()}`),
          ]);
          await abandoned;
          promises.keep(
            ended.every((outcome) => outcome === 'TIMEOUT'),
            `what took too long ended in ${ended.join(' and ')}`,
          );
        },
        promises,
      );
    },
  },
  {
    name: 'a search with 500 alternatives',
    kinds: both,
    async run(ground, size) {
      const visitor = await createAccount(ground.admin, 'searcher', 'viewer');
      const or = Array.from({ length: 500 }, (_, index) => ({ search: `т ${index}` }));
      return outlives(
        ground,
        size,
        ['TIMEOUT', 'DATABASE_UNAVAILABLE', 'BAD_USER_INPUT'],
        async (load) => {
          await load.note(
            visitor.ask(
              'query ($filter: CustomerFilter) { customers(filter: $filter) { nodes { id } } }',
              { filter: { or } },
            ),
          );
        },
      );
    },
  },
  {
    name: '`kill -9` under load',
    kinds: both,
    async run({ admin }, size) {
      const report = await restartsAfter('SIGKILL', admin, size, slow);
      const promises = kept(report, ['no answer', 'TIMEOUT', 'DATABASE_UNAVAILABLE']);
      promises.keep(
        report.exits.every((exit) => exit === 'SIGKILL'),
        `the process ended with ${report.exits.join(', ')}`,
      );
      return { report, broken: promises.broken };
    },
  },
  {
    name: '`SIGTERM` under load',
    kinds: both,
    async run({ admin }, size) {
      const report = await restartsAfter('SIGTERM', admin, size, slow);
      const promises = kept(report, ['no answer', 'TIMEOUT', 'DATABASE_UNAVAILABLE']);
      promises.keep(
        report.exits.every((exit) => exit === 0),
        `the process ended with ${report.exits.join(', ')}`,
      );
      promises.keep(
        report.uncertain.length === size.rounds,
        'what could not be done in time was acknowledged',
      );
      const missing = await missingOf(await admin.signedIn(), report.uncertain);
      promises.keep(
        missing.length === report.uncertain.length,
        `${report.uncertain.length - missing.length} writes that were cut off are there all the same`,
      );
      return { report, broken: promises.broken };
    },
  },
  {
    name: 'the disk is full',
    kinds: both,
    lacks: ({ disk }) =>
      disk ? undefined : 'a disk of its own can be mounted by root on Linux only',
    async run(ground, size) {
      const { disk, admin, kind, served } = ground;
      if (!disk) throw new Error('Without a disk there is nothing to fill.');
      const promises = new Promises();
      // Large ones, so that files have to grow: as large as a request may be.
      const text = randomBytes(120_000).toString('hex');
      return outlives(
        ground,
        size,
        ['DATABASE_UNAVAILABLE', 'TIMEOUT'],
        async (load) => {
          disk.fill();
          const before = load.outcomes.get('DATABASE_UNAVAILABLE') ?? 0;
          // What is under way may still find room that was kept for it.
          while ((load.outcomes.get('DATABASE_UNAVAILABLE') ?? 0) === before)
            await load.write(undefined, text);
          if (kind === 'embedded')
            promises.keep(
              (await admin.statusOf('/readyz')) === 503,
              '/readyz said that all is well',
            );
          disk.free();
          // Where its log found no room, a server of PostgreSQL ends, and whoever keeps it starts
          // it again.
          await served?.postgres.resumeIfEnded();
        },
        promises,
      );
    },
  },
  {
    name: 'another server on the same folder',
    kinds: ['embedded'],
    async run(ground, size) {
      const promises = new Promises();
      return outlives(
        ground,
        size,
        [],
        async () => {
          for (const wrapper of canUnshare ? [[], namespace] : [[]]) {
            const other = ground.another(wrapper);
            other.launch();
            promises.keep(
              (await other.exited) === 1,
              'the second server did not end with status 1',
            );
            promises.keep(
              other.output.includes('is in use by another process'),
              `the second server said: ${other.output}`,
            );
          }
        },
        promises,
      );
    },
  },
  {
    name: 'two servers start in two PID namespaces, and the one that serves is killed',
    kinds: ['embedded'],
    lacks: () => (canUnshare ? undefined : 'namespaces can be made by root on Linux only'),
    async run(ground, size) {
      const { admin } = ground;
      const promises = new Promises();
      const loads: Load[] = [];
      let recovery = 0;
      await admin.end('SIGKILL');
      for (let round = 0; round < size.rounds; round += 1) {
        const pair = [ground.another(namespace), ground.another(namespace)];
        const started = await Promise.allSettled(pair.map((server) => server.start()));
        const serving = pair.filter((_, index) => started[index]?.status === 'fulfilled');
        promises.keep(serving.length === 1, `${serving.length} of two servers serve`);
        for (const server of serving) {
          const load = new Load(await server.signedIn(), size.clients);
          loads.push(load);
          await load.until('data', size.requests);
          await server.end('SIGKILL');
          await load.stop();
        }
        const from = Date.now();
        await admin.start();
        recovery = Math.max(recovery, Date.now() - from);
        if (round < size.rounds - 1) await admin.end('SIGKILL');
      }
      const report = await reportOf(admin, loads, { recovery });
      return {
        report,
        broken: [...kept(report, ['no answer', 'DATABASE_UNAVAILABLE']).broken, ...promises.broken],
      };
    },
  },
  {
    name: 'connections are cut',
    kinds: ['served'],
    run: (ground, size) =>
      outlives(ground, size, ['DATABASE_UNAVAILABLE'], async () => {
        await query(
          ground.served!.postgres.url,
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults'",
        );
      }),
  },
  {
    name: 'the database is restarted',
    kinds: ['served'],
    async run(ground, size) {
      const { postgres } = ground.served!;
      const promises = new Promises();
      return outlives(
        ground,
        size,
        ['DATABASE_UNAVAILABLE'],
        async (load) => {
          await postgres.halt();
          promises.keep(
            (await ground.admin.statusOf('/readyz')) === 503,
            '/readyz said that all is well',
          );
          await load.until('DATABASE_UNAVAILABLE', 1);
          await postgres.resume();
        },
        promises,
      );
    },
  },
  {
    name: 'the network swallows everything',
    kinds: ['served'],
    async run(ground, size) {
      const { network } = ground.served!;
      const promises = new Promises();
      const result = await outlives(
        ground,
        size,
        ['DATABASE_UNAVAILABLE', 'TIMEOUT', 'TOO_MANY_REQUESTS'],
        async (load) => {
          network.fallSilent();
          await load.until('DATABASE_UNAVAILABLE', size.clients);
          promises.keep(
            (await ground.admin.statusOf('/readyz')) === 503,
            '/readyz said that all is well',
          );
          network.speak();
        },
        promises,
      );
      // A statement and its margin, and before it the session with its own; twice that for a
      // machine that is busy.
      const isBounded = result.report.longest < (limits.statement + 5_000) * 4;
      return {
        ...result,
        broken: isBounded
          ? result.broken
          : [...result.broken, `a request took ${result.report.longest} ms`],
        note: `longest request ${Math.round(result.report.longest)} ms`,
      };
    },
  },
  {
    name: '200 requests for a locked table',
    kinds: both,
    rounds: 1,
    async run(ground, size) {
      const { admin, served } = ground;
      const crowd = await createAccount(admin, 'crowd', 'viewer');
      return outlives(
        ground,
        { ...size, rounds: 1 },
        ['TIMEOUT', 'TOO_MANY_REQUESTS', 'DATABASE_UNAVAILABLE'],
        async (load) => {
          // The embedded database has one connection, so that what stands for the lock is a
          // statement that holds it.
          const unlock = served ? await lockTable(served.url) : undefined;
          const holding = served ? undefined : load.note(crowd.ask(`{ spin(seconds: ${slow}) }`));
          const asked = Array.from({ length: 200 }, () =>
            load.note(crowd.ask('{ suppliers { nodes { id } } }')),
          );
          await load.until('TIMEOUT', 1);
          await unlock?.();
          await Promise.all([...asked, holding]);
        },
      );
    },
  },
  {
    name: 'one greedy viewer beside others',
    kinds: both,
    rounds: 1,
    async run(ground, size) {
      const greedy = await createAccount(ground.admin, 'greedy', 'viewer');
      const searches = `{ ${Array.from({ length: 12 }, (_, index) => `spin${index}: spin(seconds: ${0.5 + index / 1_000})`).join(' ')} }`;
      return besideOthers(ground, size, () => greedy.ask(searches));
    },
  },
  {
    name: 'one editor who imports refused rows beside others',
    kinds: both,
    rounds: 1,
    async run(ground, size) {
      const editor = await createAccount(ground.admin, 'importer', 'editor');
      const rows = Array.from({ length: 500 }, (_, at) => ({
        name: 'x',
        slug: `not a slug ${at}`,
      }));
      return besideOthers(ground, size, () =>
        editor.ask(
          'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created refused { row } } }',
          { input: { type: 'Category', id: crypto.randomUUID(), rows } },
        ),
      );
    },
  },
];

/** How long others wait while one account asks without pause, and how long they do without it. */
async function besideOthers(
  ground: Ground,
  size: Size,
  ask: () => Promise<Answer>,
): Promise<Result> {
  const others: Visitor[] = [];
  for (let index = 0; index < size.others; index += 1)
    others.push(await createAccount(ground.admin, `other-${index}`, 'viewer'));
  const loads = others.map((visitor) => new Load(visitor, 0));
  const measure = async (): Promise<Durations> => {
    const durations = await Promise.all(
      loads.map(async (load, index) => {
        const own: number[] = [];
        for (let request = 0; request < size.requests; request += 1) {
          const started = performance.now();
          await load.note(
            others[index]!.ask('{ orders(first: 25) { nodes { id customer { fullName } } } }'),
          );
          own.push(performance.now() - started);
        }
        return own;
      }),
    );
    return durationsOf(durations.flat());
  };
  let durations: readonly Durations[] = [];
  const result = await outlives(
    ground,
    { ...size, rounds: 1 },
    ['TIMEOUT', 'TOO_MANY_REQUESTS'],
    async (load) => {
      const alone = await measure();
      const over = new AbortController();
      const greed = (async () => {
        while (!over.signal.aborted) await load.note(ask());
      })();
      const beside = await measure();
      over.abort();
      await greed;
      durations = [alone, beside];
    },
  );
  const promises = new Promises();
  for (const load of loads)
    promises.keep(
      load.outcomes.size === 1 && load.outcomes.has('data'),
      `beside the greedy one others got ${[...load.outcomes.keys()].join(', ')}`,
    );
  const [alone, beside] = durations;
  const note = `others: ${inWords(alone)} without it, ${inWords(beside)} with it`;
  return { ...result, broken: [...result.broken, ...promises.broken], note };
}

function inWords(durations: Durations | undefined): string {
  return durations
    ? `median ${durations.median} ms, 95th percentile ${durations.p95} ms`
    : 'not measured';
}

/** Locks a table that the load does not ask for, as a migration would; returns what unlocks it. */
async function lockTable(url: string): Promise<() => Promise<void>> {
  const client = new Client(url);
  await client.connect();
  await client.query('begin; lock table suppliers in access exclusive mode');
  return () => client.end();
}
