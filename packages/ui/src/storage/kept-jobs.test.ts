import { indexedDB } from 'fake-indexeddb';
import { createStore, keys } from 'idb-keyval';
import { ExactNumber } from '@admin/gql/scalars';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLocks } from '../../test/locks.ts';
import { createBulkRun } from '../session-core/bulk/bulk-run.ts';
import type { Fate } from '../session-core/bulk/bulk-work.ts';
import type { RowState } from '../session-core/bulk/row-state.ts';
import {
  dropAllJobs,
  keepJob,
  takeJob,
  unfinishedJobs,
  watchJobs,
  type NewJob,
} from './kept-jobs.ts';

let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  locks = createLocks();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(async () => {
  await dropAllJobs();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

const records = Array.from({ length: 250 }, (_, at) => ({ id: String(at) }));
const job: NewJob = {
  application: '',
  resource: 'orders',
  viewer: '7',
  operation: { kind: 'edit', changes: { note: 'x' } },
  records,
};
const judged = { fateOf: (): Fate => 'refused', reasonOf: String };

describe('a run that is kept', () => {
  it('has the numbers of JSON as they were, in what it writes and in its records', async () => {
    const attributes = { id: new ExactNumber('9007199254740993') };
    await keepJob({
      ...job,
      operation: { kind: 'edit', changes: { attributes } },
      records: [{ id: '1', attributes }],
    });
    locks.leave();
    const [unfinished] = await unfinishedJobs('orders', '7', '');
    const taken = await takeJob('orders', unfinished?.id ?? '', '');
    expect(JSON.stringify([taken?.operation, taken?.records])).toBe(
      '[{"kind":"edit","changes":{"attributes":{"id":9007199254740993}}},[{"id":"1","attributes":{"id":9007199254740993}}]]',
    );
  });

  it('goes on in another tab once its own is closed, with what was sent and not answered first', async () => {
    const first = await keepJob(job);
    const sent: string[] = [];
    const states = (count: number) =>
      Array.from({ length: count }, (_, at): RowState => ({ status: at < 149 ? 'done' : 'sent' }));
    for (const [at, state] of states(150).entries()) await first?.keep(at, state);
    expect(await unfinishedJobs('orders', '7', '')).toEqual([]);
    locks.leave();
    const [unfinished, ...others] = await unfinishedJobs('orders', '7', '');
    expect([unfinished, others]).toMatchObject([{ kind: 'edit', total: 250 }, []]);
    const taken = await takeJob('orders', unfinished?.id ?? '', '');
    if (!taken) throw new Error('It can be taken over.');
    expect(taken).toMatchObject({ operation: job.operation, records });
    const run = createBulkRun({
      rows: taken.records,
      states: taken.states,
      concurrency: 1,
      keep: taken.keep,
      work: {
        ...judged,
        write: async ({ id }) => (sent.push(String(id)), { status: 'done' }),
        settle: async ({ id }) => (sent.push(`read ${String(id)}`), { status: 'done' }),
      },
    });
    await run.start();
    expect(sent).toEqual(['read 149', ...records.slice(150).map(({ id }) => id)]);
    expect(await keys(createStore('admin.bulk', 'jobs'))).not.toEqual([]);
    await taken.drop();
    expect(await unfinishedJobs('orders', '7', '')).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(await keys(createStore('admin.bulk', 'jobs'))).toEqual([]);
  });

  it('is carried out by one tab at a time', async () => {
    const first = await keepJob(job);
    first?.release();
    const id = await vi.waitFor(async () => {
      const [unfinished] = await unfinishedJobs('orders', '7', '');
      if (!unfinished) throw new Error('Not yet.');
      return unfinished.id;
    });
    const [one, other] = await Promise.all([takeJob('orders', id, ''), takeJob('orders', id, '')]);
    expect([one, other].filter((taken) => taken !== null)).toHaveLength(1);
  });

  it('is offered to nobody else, nor for another list, and not after a sign-out', async () => {
    await keepJob(job);
    locks.leave();
    expect(await unfinishedJobs('orders', '8', '')).toEqual([]);
    expect(await unfinishedJobs('order', '7', '')).toEqual([]);
    const [{ id } = { id: '' }] = await unfinishedJobs('orders', '7', '');
    await dropAllJobs();
    expect(await unfinishedJobs('orders', '7', '')).toEqual([]);
    expect(await takeJob('orders', id, '')).toBeNull();
  });

  it('is none where the browser has no locks, or cannot store what is written', async () => {
    expect(
      await keepJob({ ...job, operation: { kind: 'edit', changes: { note: () => 'no data' } } }),
    ).toBeNull();
    Reflect.deleteProperty(navigator, 'locks');
    expect(await keepJob(job)).toBeNull();
    expect(await unfinishedJobs('orders', '7', '')).toEqual([]);
  });

  it('tells lists of its end, of other tabs and of a sign-out, until they are closed', async () => {
    const heard = vi.fn<() => void>();
    const end = watchJobs(heard);
    const first = await keepJob(job);
    expect(heard).toHaveBeenCalledTimes(0);
    first?.release();
    expect(heard).toHaveBeenCalledTimes(1);
    const second = await keepJob(job);
    await second?.drop();
    expect(heard).toHaveBeenCalledTimes(2);
    for (const event of ['storage', 'focus']) dispatchEvent(new Event(event));
    expect(heard).toHaveBeenCalledTimes(4);
    await dropAllJobs();
    expect(heard).toHaveBeenCalledTimes(5);
    end();
    for (const event of ['storage', 'focus']) dispatchEvent(new Event(event));
    await keepJob(job);
    await dropAllJobs();
    expect(heard).toHaveBeenCalledTimes(5);
  });

  it('says which action it carries out', async () => {
    await keepJob({ ...job, operation: { kind: 'action', name: 'ship', values: {} } });
    locks.leave();
    expect(await unfinishedJobs('orders', '7', '')).toMatchObject([
      { kind: 'action', action: 'ship', total: 250 },
    ]);
  });

  it('keeps the state of every row, whichever hundred it stands in', async () => {
    const first = await keepJob(job);
    for (const row of [0, 99, 100, 249]) await first?.keep(row, { status: 'sent' });
    locks.leave();
    const [unfinished] = await unfinishedJobs('orders', '7', '');
    const taken = await takeJob('orders', unfinished?.id ?? '', '');
    expect(taken?.states).toHaveLength(250);
    expect(
      [...(taken?.states.entries() ?? [])].flatMap(([row, { status }]) =>
        status === 'waiting' ? [] : [row],
      ),
    ).toEqual([0, 99, 100, 249]);
  });

  it('is forgotten where its records are gone, so that another tab is not offered it', async () => {
    localStorage.setItem('admin.bulk.orders/7', '{"kind":"edit","total":1,"viewer":"7"}');
    expect(await unfinishedJobs('orders', '7', '')).toHaveLength(1);
    expect(await takeJob('orders', '7', '')).toBeNull();
    expect(localStorage).toHaveLength(0);
    await vi.waitFor(async () => expect((await locks.query()).held).toEqual([]));
  });

  it.each([
    'null',
    '7',
    '{}',
    '{"kind":"other","total":1,"viewer":"7"}',
    '{"kind":"action","action":7,"total":1,"viewer":"7"}',
    '{"kind":"edit","total":"1","viewer":"7"}',
    '{"kind":"edit","total":1,"viewer":7}',
    '{"kind":"edit","total":1}',
  ])('is not what %s says', async (stored) => {
    localStorage.setItem('admin.bulk.orders/7', stored);
    expect(await unfinishedJobs('orders', '7', '')).toEqual([]);
  });
});
