import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createBulkRun, type BulkRunOptions } from './bulk-run.ts';
import type { BulkWork } from './bulk-work.ts';
import type { Outcome, RowState } from './row-state.ts';

const atOnce: BulkRunOptions<unknown>['wait'] = async () => undefined;
const fates = {
  NETWORK: 'lost',
  TIMEOUT: 'lost',
  SERVER_STATUS: 'lost',
  SERVER_FAULT: 'failed',
  UNAUTHENTICATED: 'shut',
  TOO_MANY_REQUESTS: 'busy',
  FORBIDDEN: 'refused',
} as const;
type Code = keyof typeof fates;

class Failure extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

const judged = {
  fateOf: (error: unknown) => (error instanceof Failure ? fates[error.code] : 'refused'),
  reasonOf: (error: unknown) => String(error),
} as const;

/**
 * What happens to one request. `lost`: after it was carried out; `dropped`: before; `late`: it is
 * carried out when nobody waits for it any more.
 */
const events = [
  'ok',
  'lost',
  'dropped',
  'late',
  'unavailable',
  'unavailableAfter',
  'faultAfter',
  'faultBefore',
  'busy',
  'expired',
  'theirs',
] as const;
type Event = (typeof events)[number];

/** What the server thinks of the change of a row, and what happens to the requests that carry it. */
interface Plan {
  readonly verdict: 'takes' | 'refuses' | 'forbids';
  readonly events: readonly Event[];
}

interface Stored {
  value: string;
  version: number;
}

/**
 * A server that compares versions, with faults on the way: those of a row in their order, none
 * behind them.
 */
class FaultyServer {
  readonly table: Map<number, Stored>;
  readonly plans: ReadonlyMap<number, Plan>;
  /** How often a row was written by us. */
  readonly written = new Map<number, number>();
  mostTogether = 0;
  #together = 0;
  #late: (() => void)[] = [];
  readonly #requests = new Map<number, number>();

  constructor(count: number, plans: ReadonlyMap<number, Plan>) {
    this.table = new Map(
      Array.from({ length: count }, (_, id) => [id, { value: 'before', version: 1 }]),
    );
    this.plans = plans;
  }

  readonly work: BulkWork<number> = {
    ...judged,
    write: async (id) => {
      this.#together += 1;
      this.mostTogether = Math.max(this.mostTogether, this.#together);
      await Promise.resolve();
      try {
        const sent = this.#requests.get(id) ?? 0;
        this.#requests.set(id, sent + 1);
        return this.#answer(id, this.plans.get(id)?.events[sent] ?? 'ok');
      } finally {
        this.#together -= 1;
      }
    },
    settle: async (id) => {
      await Promise.resolve();
      const { value } = this.#row(id);
      // Somebody else's value, too, is not ours to write over.
      return value === 'after'
        ? { status: 'done' }
        : value === 'theirs'
          ? { status: 'refused', reason: 'changed' }
          : null;
    },
  };

  /** What the network had kept arrives. */
  arrive(): void {
    for (const carryOut of this.#late.splice(0)) {
      try {
        carryOut();
      } catch {
        // Nobody hears of it.
      }
    }
  }

  #row(id: number): Stored {
    const row = this.table.get(id);
    if (!row) throw new Error(`No row ${id}`);
    return row;
  }

  /** Only on the state that it was chosen in. */
  #set(id: number): Outcome {
    const row = this.#row(id);
    const { verdict = 'takes' } = this.plans.get(id) ?? {};
    if (verdict === 'forbids') throw new Failure('FORBIDDEN');
    if (verdict === 'refuses') return { status: 'refused', reason: 'check' };
    if (row.version !== 1)
      return row.value === 'after' ? { status: 'done' } : { status: 'refused', reason: 'changed' };
    this.table.set(id, { value: 'after', version: 2 });
    this.written.set(id, (this.written.get(id) ?? 0) + 1);
    return { status: 'done' };
  }

  #answer(id: number, event: Event): Outcome {
    switch (event) {
      case 'ok':
        return this.#set(id);
      case 'lost':
        this.#set(id);
        throw new Failure('TIMEOUT');
      case 'dropped':
        throw new Failure('NETWORK');
      case 'late':
        this.#late.push(() => void this.#set(id));
        throw new Failure('TIMEOUT');
      case 'unavailable':
        throw new Failure('SERVER_STATUS');
      case 'unavailableAfter':
        this.#set(id);
        throw new Failure('SERVER_STATUS');
      case 'faultAfter':
        this.#set(id);
        throw new Failure('SERVER_FAULT');
      case 'faultBefore':
        throw new Failure('SERVER_FAULT');
      case 'busy':
        throw new Failure('TOO_MANY_REQUESTS');
      case 'expired':
        throw new Failure('UNAUTHENTICATED');
      case 'theirs':
      default:
        if (this.#row(id).version === 1) this.table.set(id, { value: 'theirs', version: 3 });
        return this.#set(id);
    }
  }
}

/** Goes on as often as it halts, as a person does who presses «Продолжить». */
async function runToTheEnd(run: ReturnType<typeof createBulkRun>): Promise<void> {
  for (let times = 0; run.state().status !== 'ended' && times < 5000; times += 1) await run.start();
}

function expectTruth(server: FaultyServer, rows: readonly RowState[]): void {
  const told = rows.map(({ status }) => status === 'done');
  const real = rows.map((_, id) => server.table.get(id)?.value === 'after');
  expect(told).toEqual(real);
  expect(rows.filter(({ status }) => status !== 'done' && status !== 'refused')).toEqual([]);
  expect([...server.written.values()].every((times) => times === 1)).toBe(true);
}

const plan: fc.Arbitrary<Plan> = fc.record({
  verdict: fc.constantFrom('takes', 'takes', 'takes', 'refuses', 'forbids'),
  events: fc.array(fc.constantFrom(...events), { maxLength: 4 }),
});
const planned = (plans: readonly Plan[]) => new Map(plans.entries());
const fateful = (...each: Event[]): Plan => ({ verdict: 'takes', events: each });

describe('a bulk run', () => {
  it('reports of every row what the server has, whatever happens to requests and answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 8 }),
        async (plans, concurrency) => {
          const server = new FaultyServer(plans.length, planned(plans));
          const run = createBulkRun({
            rows: plans.map((_, id) => id),
            work: server.work,
            concurrency,
            wait: atOnce,
          });
          await runToTheEnd(run);
          server.arrive();
          expectTruth(server, run.rows());
          expect(server.mostTogether).toBeLessThanOrEqual(concurrency);
        },
      ),
    );
  });

  it('of 10,000 rows, a third of them with faults, too', async () => {
    const count = 10_000;
    const plans = new Map(
      fc
        .sample(plan, {
          numRuns: Math.floor(count / 3),
          seed: Number(process.env['PROPERTY_SEED'] ?? 1),
        })
        .map((each, at) => [at * 3, each]),
    );
    const server = new FaultyServer(count, plans);
    const run = createBulkRun({
      rows: Array.from({ length: count }, (_, id) => id),
      work: server.work,
      wait: atOnce,
    });
    await runToTheEnd(run);
    server.arrive();
    expectTruth(server, run.rows());
    expect(run.state().counts).toMatchObject({ total: count, open: 0, unknown: 0 });
  });

  it('goes on after it was cut off anywhere, by what was kept, and writes no row twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 1, maxLength: 30 }),
        fc.nat(60),
        async (plans, lives) => {
          const server = new FaultyServer(plans.length, planned(plans));
          const kept: RowState[] = [];
          const rows = plans.map((_, id) => id);
          let left = lives;
          // The tab is closed: nothing happens in it any more.
          const keep = async (at: number, state: RowState) => {
            if (left <= 0) await new Promise(() => undefined);
            left -= 1;
            kept[at] = state;
          };
          const first = createBulkRun({ rows, work: server.work, wait: atOnce, keep });
          void first.start();
          for (let turns = 0; turns < 500; turns += 1) await Promise.resolve();
          left = 0;
          const second = createBulkRun({ rows, states: kept, work: server.work, wait: atOnce });
          await runToTheEnd(second);
          server.arrive();
          expectTruth(server, second.rows());
          expect(second.state().status).toBe('ended');
        },
      ),
    );
  });

  it('reads what an earlier run has sent before it sends anything, and sends what was written no second time', async () => {
    const order: string[] = [];
    const run = createBulkRun({
      rows: ['new', 'written', 'lost'],
      states: [{ status: 'waiting' }, { status: 'sent' }, { status: 'sent' }],
      concurrency: 1,
      work: {
        ...judged,
        write: async (row) => (order.push(`write ${row}`), { status: 'done' }),
        settle: async (row) => (
          order.push(`read ${row}`),
          row === 'written' ? { status: 'done' } : null
        ),
      },
    });
    await run.start();
    expect(order).toEqual(['read written', 'read lost', 'write lost', 'write new']);
    expect(run.state().counts.done).toBe(3);
  });

  it('believes no refusal of what an attempt before it may have done', async () => {
    const answers: (Outcome | null)[] = [null, { status: 'done' }];
    const run = createBulkRun({
      rows: ['late'],
      states: [{ status: 'sent' }],
      work: {
        ...judged,
        // What was on its way has arrived between the reading and the write.
        write: async () => ({ status: 'refused', reason: 'changed' }),
        settle: async () => answers.shift() ?? null,
      },
    });
    await run.start();
    expect([run.rows(), answers]).toEqual([[{ status: 'done' }], []]);
  });

  it('keeps that a row is sent before it is sent', async () => {
    const order: string[] = [];
    const run = createBulkRun({
      rows: ['a'],
      work: { ...judged, write: async (row) => (order.push(`write ${row}`), { status: 'done' }) },
      keep: async (_, { status }) => {
        await Promise.resolve();
        order.push(status);
      },
    });
    await run.start();
    expect(order).toEqual(['sent', 'write a', 'done']);
  });

  it('begins with no further row while it is paused, and goes on with the next', async () => {
    const sent: number[] = [];
    const run: ReturnType<typeof createBulkRun> = createBulkRun({
      rows: [1, 2, 3, 4],
      concurrency: 1,
      work: {
        ...judged,
        write: async (row) => {
          sent.push(row);
          if (row === 2) void run.pause();
          return { status: 'done' };
        },
      },
    });
    await run.start();
    expect([run.state().status, sent, run.state().counts.open]).toEqual(['paused', [1, 2], 2]);
    await run.start();
    expect([run.state().status, sent]).toEqual(['ended', [1, 2, 3, 4]]);
  });

  it('leaves what was not begun with as it is when it is given up', async () => {
    const server = new FaultyServer(
      3,
      new Map([
        [0, fateful('lost')],
        [1, fateful('dropped')],
      ]),
    );
    const run: ReturnType<typeof createBulkRun> = createBulkRun({
      rows: [0, 1, 2],
      work: server.work,
      concurrency: 1,
      wait: async () => void run.cancel(),
    });
    await run.start();
    await run.cancel();
    expect(run.state()).toMatchObject({
      status: 'ended',
      counts: { done: 1, unknown: 1, open: 1 },
    });
    expect([...server.table.values()].map(({ value }) => value)).toEqual([
      'after',
      'before',
      'before',
    ]);
  });

  it('halts where the next row would fare no better, says why, and has sent nothing that it does not know of', async () => {
    const server = new FaultyServer(9, new Map([[1, fateful('expired')]]));
    const run = createBulkRun({
      rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      work: server.work,
      concurrency: 1,
      wait: atOnce,
    });
    await run.start();
    expect(run.state()).toMatchObject({
      status: 'halted',
      counts: { done: 1, open: 8 },
      error: { code: 'UNAUTHENTICATED' },
    });
    await run.start();
    expect(run.state()).toMatchObject({ status: 'ended', counts: { done: 9 } });
  });

  it('sends what nothing can tell of once, says that it is not known, and halts', async () => {
    const sent: number[] = [];
    const run = createBulkRun({
      rows: [1, 2],
      concurrency: 1,
      wait: atOnce,
      work: {
        ...judged,
        write: async (row) => {
          sent.push(row);
          throw new Failure('NETWORK');
        },
      },
    });
    await run.start();
    expect([run.state().status, run.rows()[0], sent]).toEqual([
      'halted',
      { status: 'unknown' },
      [1],
    ]);
    await run.start();
    expect([run.state().status, sent]).toEqual(['ended', [1, 2]]);
  });

  it('sends rows together where they can go so, after what was sent before, and knows of a call without an answer only that of its rows nobody knows', async () => {
    const calls: (readonly number[])[] = [];
    const answers = ['busy', 'ok', 'lost', 'ok'];
    const run = createBulkRun({
      rows: [1, 2, 3, 4, 5, 6, 7],
      concurrency: 1,
      wait: atOnce,
      states: [{ status: 'done' }, { status: 'sent' }],
      work: {
        ...judged,
        write: async () => ({ status: 'refused', reason: 'alone' }),
        together: {
          most: 2,
          write: async (rows) => {
            calls.push(rows);
            const answer = answers.shift();
            if (answer !== 'ok')
              throw new Failure(answer === 'lost' ? 'NETWORK' : 'TOO_MANY_REQUESTS');
            return rows.map((row): Outcome =>
              row === 4 ? { status: 'refused', reason: 'no' } : { status: 'done' },
            );
          },
        },
      },
    });
    await run.start();
    expect([run.state().status, calls]).toEqual([
      'halted',
      [
        [3, 4],
        [3, 4],
        [5, 6],
      ],
    ]);
    await run.start();
    expect([run.state().status, calls.at(-1)]).toEqual(['ended', [7]]);
    expect(run.rows()).toEqual([
      { status: 'done' },
      { status: 'unknown' },
      { status: 'done' },
      { status: 'refused', reason: 'no' },
      { status: 'unknown' },
      { status: 'unknown' },
      { status: 'done' },
    ]);
  });

  it('waits longer after each attempt, and as long as the server asks', async () => {
    const waits: number[] = [];
    const server = new FaultyServer(
      1,
      new Map([[0, fateful('dropped', 'dropped', 'busy', 'dropped')]]),
    );
    const work = {
      ...server.work,
      waitOf: (error: unknown) =>
        error instanceof Failure && error.code === 'TOO_MANY_REQUESTS' ? 9000 : 0,
    };
    const run = createBulkRun({
      rows: [0],
      work,
      random: () => 1,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    await run.start();
    expect(waits).toEqual([500, 1000, 9000, 4000]);
    expect(run.state().counts.done).toBe(1);
  });
});
