import { describe, expect, it } from 'vitest';

import type { OpenFile, RowCounts } from './import-machine.ts';
import {
  createImportSession,
  ElsewhereError,
  type ImportEffects,
  type ImportWork,
  type UnfinishedImport,
  type WriteWork,
} from './import-session.ts';

interface Kinds {
  readonly table: { readonly count: number };
  readonly plan: { readonly key: string };
  readonly target: string;
  readonly refused: string;
  readonly job: { readonly kept: { readonly id: string }; readonly rows: number };
}

const countsOf = (rows: number): RowCounts<Kinds> => ({
  rows,
  total: 4,
  created: rows,
  updated: 0,
  refused: [],
});
const file = new Blob(['a']);

/** Effects of a browser with a memory, which may be full, and a server that writes row by row. */
function start(options: { readonly storesNothing?: boolean } = {}) {
  const stored = new Map<string, Kinds['job']>();
  const locked = new Set<string>();
  const log: string[] = [];
  const reads: { readonly name: string; readonly open: (fails?: boolean) => void }[] = [];
  /** Called before each row. */
  let before: (row: number) => Promise<void> = async () => undefined;
  const opened = (name: string): OpenFile<Kinds> => ({
    file,
    fileName: name,
    table: { count: 4 },
    plan: { key: '' },
    target: 'api',
  });
  const rows = async (
    from: number,
    { signal, dispatch }: ImportWork<Kinds>,
    report: (row: number) => void,
  ) => {
    try {
      for (let row = from + 1; row <= 4; row += 1) {
        await before(row);
        if (signal.aborted) throw new Error('stopped');
        report(row);
      }
      dispatch({ type: 'done' });
    } catch (error) {
      dispatch({ type: 'ended', error: signal.aborted ? undefined : error });
    }
  };
  const effects: ImportEffects<Kinds> = {
    read: (_file, name) =>
      new Promise((resolve, reject) => {
        const open = (fails = false) =>
          fails ? reject(new Error(`cannot read ${name}`)) : resolve(opened(name));
        reads.push({ name, open });
      }),
    check: (_open, work) =>
      rows(0, work, (row) => work.dispatch({ type: 'checked', counts: countsOf(row) })),
    async write(open, { job, isStored, onProgress, ...work }: WriteWork<Kinds>) {
      const { id } = job.kept;
      log.push(`write ${open.fileName} from ${job.rows}`);
      const show = (row: number) =>
        work.dispatch({ type: 'written', id, isKept: isStored, open, counts: countsOf(row) });
      show(job.rows);
      await rows(job.rows, work, (row) => {
        onProgress({ ...job, rows: row });
        if (isStored) stored.set(id, { ...job, rows: row });
        show(row);
      });
    },
    jobOf: () => ({ kept: { id: 'new' }, rows: 0 }),
    async reopen({ kept }) {
      if (kept.id === 'broken') throw new Error('cannot be opened');
      return opened(`of ${kept.id}`);
    },
    jobs: {
      list: async () =>
        [...stored].map(([id, { rows: written }]): UnfinishedImport => ({
          id,
          fileName: '',
          rows: written,
          total: 4,
          begun: '',
          isElsewhere: locked.has(id),
        })),
      async begin(job) {
        if (options.storesNothing) throw new Error('full');
        stored.set(job.kept.id, job);
      },
      read: async (id) => {
        if (options.storesNothing) throw new Error('full');
        return stored.get(id);
      },
      forget: async (id) => void stored.delete(id),
      async alone(id, work) {
        if (locked.has(id)) return false;
        await work();
        return true;
      },
    },
  };
  const session = createImportSession(effects);
  /** Opens a file, up to the choice of its columns. */
  const open = async (name: string) => {
    const opening = session.open(file, name);
    reads.at(-1)?.open();
    await opening;
  };
  return {
    session,
    open,
    reads,
    stored,
    locked,
    log,
    effects,
    beforeRow: (then: typeof before) => (before = then),
  };
}

describe('an import', () => {
  it('goes from its file over the check to the last row, and shows each step', async () => {
    const { session, open, stored } = start();
    const shown: string[] = [];
    session.subscribe(() => {
      const { state } = session.state();
      shown.push(
        'status' in state ? `${state.step} ${state.status} ${state.counts.rows}` : state.step,
      );
    });
    await open('books.csv');
    session.change({ key: 'id' });
    expect(session.state().state).toMatchObject({ open: { plan: { key: 'id' }, target: 'api' } });
    await session.check();
    expect(session.state().state).toMatchObject({ step: 'check', status: 'done' });
    await session.run();
    expect(session.state().state).toMatchObject({ step: 'run', status: 'done', isKept: true });
    expect(stored.get('new')).toMatchObject({ rows: 4 });
    expect(shown).toEqual([
      'source',
      'columns',
      'columns',
      ...[0, 1, 2, 3, 4].map((row) => `check running ${row}`),
      'check done 4',
      ...[0, 1, 2, 3, 4].map((row) => `run running ${row}`),
      'run done 4',
    ]);
  });

  it('is of the file that was chosen last, whichever is read first', async () => {
    const { session, reads } = start();
    const [first, second] = [session.open(file, 'first'), session.open(file, 'second')];
    reads[1]?.open();
    await second;
    reads[0]?.open(true);
    await first;
    expect(session.state().state).toMatchObject({ step: 'columns', open: { fileName: 'second' } });
  });

  it('says why a file cannot be read, and takes another', async () => {
    const { session, reads, open } = start();
    const opening = session.open(file, 'broken');
    reads[0]?.open(true);
    await opening;
    expect(session.state().state).toMatchObject({
      step: 'source',
      isReading: false,
      error: new Error('cannot read broken'),
    });
    await open('whole');
    expect(session.state().state).toMatchObject({ step: 'columns' });
  });

  it('goes on with the effects that are bound last', async () => {
    const { session, open, effects } = start();
    await open('books.csv');
    session.bind({ ...effects, check: async (_open, { dispatch }) => dispatch({ type: 'done' }) });
    await session.check();
    expect(session.state().state).toMatchObject({ status: 'done', counts: { rows: 0 } });
  });

  it('leads back to the columns where the check is stopped', async () => {
    const { session, open, beforeRow } = start();
    await open('books.csv');
    beforeRow(async (row) => {
      if (row === 3) session.stop();
    });
    await session.check();
    expect(session.state().state).toMatchObject({ step: 'columns' });
  });
});

describe('an import that was stopped or failed', () => {
  it.each([false, true])(
    'goes on behind the rows that are written (the browser stores nothing: %s)',
    async (storesNothing) => {
      const { session, open, log, beforeRow } = start({ storesNothing });
      await open('books.csv');
      await session.check();
      beforeRow(async (row) => {
        if (row === 3) throw new Error('offline');
      });
      await session.run();
      expect(session.state().state).toMatchObject({
        status: 'stopped',
        failed: new Error('offline'),
        isKept: !storesNothing,
        counts: { rows: 2 },
      });
      beforeRow(async () => undefined);
      await session.resume('new');
      expect(session.state().state).toMatchObject({ status: 'done', counts: { rows: 4 } });
      expect(session.state().state).not.toHaveProperty('failed');
      // The file is open already.
      expect(log).toEqual(['write books.csv from 0', 'write books.csv from 2']);
    },
  );

  it('is offered by a later tab, which opens its file', async () => {
    const { session, stored, log } = start();
    stored.set('old', { kept: { id: 'old' }, rows: 3 });
    await session.look();
    expect(session.state().unfinished).toMatchObject([{ id: 'old', rows: 3 }]);
    await session.resume('old');
    expect(log).toEqual(['write of old from 3']);
    expect(session.state().state).toMatchObject({ step: 'run', status: 'done' });
  });

  it('says where its file cannot be opened any more', async () => {
    const { session, stored } = start();
    stored.set('broken', { kept: { id: 'broken' }, rows: 1 });
    await session.resume('broken');
    expect(session.state()).toMatchObject({
      state: { step: 'source', isReading: false, error: new Error('cannot be opened') },
      unfinished: [{ id: 'broken' }],
    });
  });

  it('is left to the tab that carries it out, or has brought it to its end', async () => {
    const { session, stored, locked, log } = start();
    stored.set('there', { kept: { id: 'there' }, rows: 1 });
    locked.add('there');
    for (const step of [session.resume, session.forget]) {
      await step('there');
      expect(session.state().unfinished).toMatchObject([{ id: 'there', isElsewhere: true }]);
      expect(session.state().state).toMatchObject({
        step: 'source',
        isReading: false,
        error: expect.any(ElsewhereError),
      });
    }
    expect(stored.has('there')).toBe(true);
    await session.resume('gone');
    expect(session.state().state).toMatchObject({ error: expect.any(ElsewhereError) });
    expect(log).toEqual([]);
  });

  it('is forgotten on request', async () => {
    const { session, stored } = start();
    stored.set('old', { kept: { id: 'old' }, rows: 1 });
    await session.look();
    await session.forget('old');
    expect(session.state().unfinished).toEqual([]);
    expect(stored.has('old')).toBe(false);
  });
});
