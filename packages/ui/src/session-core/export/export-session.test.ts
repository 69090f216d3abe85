import { expect, it, vi } from 'vitest';

import { utf8 } from '../table-files/file-writer.ts';
import { createExportSession, type ExportEffects, type ExportPages } from './export-session.ts';

type Next = ExportPages['next'];

/** Two pages of one record each; what the file was given, what it came to, and every state. */
function prepare(change: Partial<ExportEffects> & { next?: Next; total?: number } = {}) {
  const pages = [[{ id: 1 }], [{ id: 2 }]];
  const file = { text: '', isClosed: false, isDiscarded: false };
  const write = vi.fn<(chunk: Uint8Array) => Promise<void>>(async (chunk) => {
    file.text += new TextDecoder().decode(chunk);
  });
  const openFile = async () => ({
    write,
    close: async () => void (file.isClosed = true),
    abort: async () => void (file.isDiscarded = true),
  });
  const signals: AbortSignal[] = [];
  const source = {
    pages: {
      next: change.next ?? (async () => pages.shift() ?? null),
      repeated: 0,
      isCounted: true,
    },
    writer: {
      write: (records: readonly unknown[]) => [utf8(JSON.stringify(records))],
      end: () => [utf8('.')],
    },
    total: () => change.total,
    failedValues: () => 3,
  };
  const session = createExportSession();
  const states: unknown[] = [];
  session.subscribe(() => states.push(session.state()));
  const effects: ExportEffects = {
    openFile: change.openFile ?? openFile,
    openSource:
      change.openSource ??
      (async (signal) => {
        signals.push(signal);
        return source;
      }),
  };
  return { session, effects, states, file, write, signals, pages };
}

it('writes page after page, closes the file and says what it came to', async () => {
  const { session, effects, states, file } = prepare({ total: 2 });
  await session.start(effects);
  expect(file).toEqual({ text: '[{"id":1}][{"id":2}].', isClosed: true, isDiscarded: false });
  expect(states).toEqual([
    { status: 'running', rows: 0, total: 2 },
    { status: 'running', rows: 1, total: 2 },
    { status: 'running', rows: 2, total: 2 },
    { status: 'done', rows: 2, total: 2, hasChanged: false, failedValues: 3, cutValues: 0 },
  ]);
});

it('says that the list changed where the pages had fewer records than were counted', async () => {
  const { session, effects } = prepare({ total: 3 });
  await session.start(effects);
  expect(session.state()).toMatchObject({ status: 'done', hasChanged: true });
});

it('goes on with the same file where a page failed, and starts no second export meanwhile', async () => {
  const next = vi
    .fn<Next>(async () => null)
    .mockResolvedValueOnce([{ id: 1 }])
    .mockRejectedValueOnce(new Error('No connection.'))
    .mockResolvedValueOnce([{ id: 2 }]);
  const { session, effects, file } = prepare({ next });
  await session.start(effects);
  expect(session.state()).toMatchObject({ status: 'failed', canResume: true, rows: 1 });
  expect(file.isDiscarded).toBe(false);
  const openFile = vi.fn<ExportEffects['openFile']>(async () => null);
  await session.start({ ...effects, openFile });
  expect(openFile).not.toHaveBeenCalled();
  await session.resume();
  expect(session.state()).toMatchObject({ status: 'done', rows: 2 });
  expect(file.text).toBe('[{"id":1}][{"id":2}].');
});

it('discards a file that cannot be written to, and lets another export start', async () => {
  const { session, effects, file, write, pages } = prepare();
  write.mockRejectedValueOnce(new Error('The disk is full.'));
  await session.start(effects);
  expect(session.state()).toMatchObject({ status: 'failed', canResume: false, rows: 0 });
  expect(file).toMatchObject({ isClosed: false, isDiscarded: true });
  await session.resume();
  expect(pages).toHaveLength(1);
  await session.start(effects);
  expect(session.state()).toMatchObject({ status: 'done', rows: 1 });
});

it('discards the file and shows nothing more once it was stopped', async () => {
  const answer = Promise.withResolvers<null>();
  const { session, effects, file, states, signals } = prepare({ next: () => answer.promise });
  const running = session.start(effects);
  await vi.waitFor(() => expect(session.state().status).toBe('running'));
  session.stop();
  const shown = states.length;
  answer.resolve(null);
  await running;
  expect(signals[0]?.aborted).toBe(true);
  expect(session.state()).toEqual({ status: 'idle' });
  expect(states).toHaveLength(shown);
  expect(file).toEqual({ text: '', isClosed: false, isDiscarded: true });
});

it('discards a file that opens after the export was stopped, and reads nothing', async () => {
  const opened = Promise.withResolvers<void>();
  const openSource = vi.fn<ExportEffects['openSource']>();
  const { session, effects, file } = prepare({ openSource });
  const running = session.start({
    ...effects,
    openFile: async () => {
      await opened.promise;
      return effects.openFile();
    },
  });
  session.stop();
  opened.resolve();
  await running;
  expect(openSource).not.toHaveBeenCalled();
  expect(file.isDiscarded).toBe(true);
  expect(session.state()).toEqual({ status: 'idle' });
});

it('stays as it was where the user chose no file, and can be started again', async () => {
  const { session, effects } = prepare();
  await session.start({ ...effects, openFile: async () => null });
  expect(session.state()).toEqual({ status: 'idle' });
  await session.start(effects);
  expect(session.state().status).toBe('done');
});

it('discards the file of an export whose records cannot be read', async () => {
  const error = new Error('No such format.');
  const { session, effects, file } = prepare({ openSource: () => Promise.reject(error) });
  await session.start(effects);
  expect(session.state()).toMatchObject({ status: 'failed', error, canResume: false });
  expect(file.isDiscarded).toBe(true);
});
