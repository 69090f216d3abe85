import { describe, expect, it } from 'vitest';

import {
  closedImport,
  importMachine,
  type ImportEvent,
  type ImportStateOf,
  type OpenFile,
} from './import-machine.ts';

interface Kinds {
  readonly table: { readonly count: number };
  readonly plan: { readonly key: string; readonly isStrict: boolean };
  readonly target: string;
  readonly refused: string;
  readonly job: { readonly kept: { readonly id: string } };
}

const file = new Blob(['a,b']);
const opened: OpenFile<Kinds> = {
  file,
  fileName: 'books.csv',
  table: { count: 3 },
  plan: { key: 'id', isStrict: false },
  target: 'api',
};
const counts = { rows: 2, total: 3, created: 2, updated: 0, refused: [] };

const after = (...events: readonly ImportEvent<Kinds>[]) =>
  events.reduce<ImportStateOf<Kinds>>(
    (state, event) => importMachine(state, event).state,
    closedImport,
  );
const written = { type: 'written', id: '1', isKept: true, open: opened, counts } as const;

describe('an import', () => {
  it('is read, then planned, checked and written', () => {
    expect(
      importMachine<Kinds>(closedImport, { type: 'open', file, fileName: 'books.csv' }),
    ).toEqual({
      state: { step: 'source', isReading: true },
      effect: { type: 'read', file, fileName: 'books.csv' },
    });
    const columns = after(
      { type: 'opened', open: opened },
      { type: 'change', plan: { isStrict: true } },
    );
    const open = { ...opened, plan: { key: 'id', isStrict: true } };
    expect(columns).toEqual({ step: 'columns', open });
    const check = importMachine(columns, { type: 'check' });
    expect(check.effect).toEqual({ type: 'check', open });
    expect(check.state).toMatchObject({ step: 'check', status: 'running', counts: { total: 3 } });
    expect(importMachine(check.state, { type: 'run' }).effect).toEqual({ type: 'run', open });
    const run = importMachine(check.state, written).state;
    expect(run).toMatchObject({ step: 'run', status: 'running', id: '1', counts });
    expect(importMachine(run, { type: 'done' }).state).toMatchObject({ status: 'done', counts });
  });

  it('leads back from a check that the user ended, and not from one that failed', () => {
    const check = after({ type: 'opened', open: opened }, { type: 'check' });
    expect(importMachine(check, { type: 'ended', error: undefined }).state.step).toBe('columns');
    const error = new Error('offline');
    expect(importMachine(check, { type: 'ended', error }).state).toMatchObject({
      step: 'check',
      status: 'stopped',
      failed: error,
    });
  });

  it('can go on in the tab that stopped it, with the file that is open there', () => {
    const stopped = after(written, { type: 'ended', error: undefined });
    expect(stopped).toMatchObject({ step: 'run', status: 'stopped' });
    expect(stopped).not.toHaveProperty('failed');
    expect(importMachine(stopped, { type: 'resume', id: '1' })).toEqual({
      state: stopped,
      effect: { type: 'resume', id: '1', open: opened },
    });
    expect(importMachine(stopped, written).state).toMatchObject({ status: 'running' });
  });

  it('says that another tab is at it only where the user can choose another one', () => {
    const error = new Error('elsewhere');
    const asked = after({ type: 'resume', id: '1' });
    expect(asked).toEqual({ step: 'source', isReading: true });
    expect(importMachine(asked, { type: 'elsewhere', error }).state).toEqual({
      ...closedImport,
      error,
    });
    const columns = after({ type: 'opened', open: opened });
    expect(importMachine(columns, { type: 'elsewhere', error }).state).toBe(columns);
  });

  it('is not changed by what comes too late', () => {
    const columns = after({ type: 'opened', open: opened });
    for (const event of [
      { type: 'checked', counts },
      { type: 'done' },
      { type: 'ended', error: new Error('late') },
      { type: 'run' },
    ] as const)
      expect(importMachine<Kinds>(columns, event)).toEqual({ state: columns });
    for (const event of [{ type: 'check' }, { type: 'change', plan: { key: 'x' } }] as const)
      expect(importMachine<Kinds>(closedImport, event)).toEqual({ state: closedImport });
  });

  it('leads back to its columns with the file that is open, and to another file from there', () => {
    const columns = after({ type: 'opened', open: opened });
    const check = importMachine(columns, { type: 'check' }).state;
    expect(importMachine(check, { type: 'back' }).state).toEqual(columns);
    expect(importMachine(columns, { type: 'back' }).state).toEqual(closedImport);
    const error = new Error('no table');
    expect(importMachine(columns, { type: 'unreadable', error }).state).toEqual({
      ...closedImport,
      error,
    });
  });

  it('shows how far a check is, and that it has come to its end', () => {
    const check = after({ type: 'opened', open: opened }, { type: 'check' });
    const checked = importMachine(check, { type: 'checked', counts }).state;
    expect(checked).toMatchObject({ step: 'check', status: 'running', counts });
    expect(importMachine(checked, { type: 'done' }).state).toMatchObject({
      status: 'done',
      counts,
    });
    const run = after(written);
    expect(importMachine(run, { type: 'checked', counts: { ...counts, rows: 3 } }).state).toBe(run);
  });

  it('begun elsewhere is gone on with from the file of its own, and stops where writing fails', () => {
    expect(importMachine<Kinds>(closedImport, { type: 'resume', id: '1' }).effect).toEqual({
      type: 'resume',
      id: '1',
      open: undefined,
    });
    const error = new Error('offline');
    expect(importMachine(after(written), { type: 'ended', error }).state).toMatchObject({
      step: 'run',
      status: 'stopped',
      failed: error,
    });
  });
});
