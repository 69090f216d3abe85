import { expect, it, vi } from 'vitest';

import { createBulkSession, type BulkJob } from './bulk-session.ts';
import type { BulkWork } from './bulk-work.ts';
import type { RowOutcome } from './row-outcome.ts';

const records = [{ id: '1' }, { id: '2' }, { id: '3' }];
type Write = BulkWork<Readonly<Record<string, unknown>>>['write'];

/** A session of three records whose writes a test answers, and what it told of itself. */
function start(write: Write, kind: 'remove' | 'action' = 'remove') {
  const told: string[] = [];
  const ends: (readonly [RowOutcome, boolean])[] = [];
  const session = createBulkSession({
    idOf: ({ id }) => String(id),
    frame: 0,
  });
  session.onEnd((...end) => ends.push(end));
  session.subscribe(() => told.push(session.state().run?.status ?? 'none'));
  const job: BulkJob = {
    operation: kind === 'action' ? { kind, name: 'charge', values: {} } : { kind },
    records,
    work: { write, fateOf: () => 'lost', reasonOf: String },
    stored: {
      keep: async (row, { status }) => void told.push(`${row} ${status}`),
      release: () => told.push('release'),
      drop: async () => void told.push('drop'),
    },
    unknownReason: 'Ответа не было',
  };
  return { session, job, told, ends };
}

it('forgets the stored run before it reports the end, and reports it once', async () => {
  const { session, job, told, ends } = start(async ({ id }) =>
    id === '2' ? { status: 'refused', reason: 'Под замком' } : { status: 'done' },
  );
  expect(session.state().run).toBeNull();
  await session.begin(async () => job);
  await session.resume();
  await session.cancel();
  expect(ends).toEqual([
    [{ done: ['1', '3'], problems: new Map([['2', 'Под замком']]), unknown: new Set() }, false],
  ]);
  expect(told.filter((each) => each === 'drop')).toHaveLength(1);
  expect(told.at(0)).toBe('0 sent');
  expect(session.state()).toMatchObject({ run: { status: 'ended' }, isStored: true });
});

it('opens one job, however often it is begun', async () => {
  const { session, job } = start(async () => ({ status: 'done' }));
  const open = vi.fn<() => Promise<BulkJob>>(async () => job);
  await Promise.all([session.begin(open), session.begin(open)]);
  await session.begin(open);
  expect(open).toHaveBeenCalledTimes(1);
});

it('says of records whose answer was lost that nobody knows, and goes on with the others', async () => {
  const { session, job, ends } = start(async ({ id }) => {
    if (id === '1') throw new Error('No connection.');
    return { status: 'done' };
  }, 'action');
  await session.begin(async () => job);
  expect(session.state().run?.status).toBe('halted');
  expect(session.outcome().problems).toEqual(new Map([['1', 'Ответа не было']]));
  await session.resume();
  expect(ends).toMatchObject([[{ done: ['2', '3'], unknown: new Set(['1']) }, false]]);
});

it('sends the records of an action one after another, those of a change four at a time', async () => {
  const most = { remove: 0, action: 0 };
  for (const kind of ['remove', 'action'] as const) {
    let open = 0;
    const { session, job } = start(async () => {
      open += 1;
      most[kind] = Math.max(most[kind], open);
      await Promise.resolve();
      open -= 1;
      return { status: 'done' };
    }, kind);
    await session.begin(async () => job);
  }
  expect(most).toEqual({ remove: 3, action: 1 });
});

it('leaves what was not sent to another tab once nobody looks', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const { session, job, told, ends } = start(async () => {
    await answer;
    return { status: 'done' };
  }, 'action');
  const begun = session.begin(async () => job);
  await vi.waitFor(() => expect(told).toContain('0 sent'));
  const left = session.leave();
  expect(told).not.toContain('release');
  resolve();
  await Promise.all([left, begun]);
  expect(told.slice(-1)).toEqual(['release']);
  expect(told).not.toContain('1 sent');
  expect(told).not.toContain('drop');
  expect(ends).toEqual([]);
  expect(session.state().run?.status).toBe('paused');
});

it('says that no other tab could go on where nothing is stored', async () => {
  const { session, job } = start(async () => ({ status: 'done' }));
  await session.begin(async () => ({
    ...job,
    stored: null,
    records: records.slice(1),
    states: [],
  }));
  expect(session.state().isStored).toBe(false);
  expect(session.outcome().done).toEqual(['2', '3']);
});
