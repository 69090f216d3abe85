import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropStored } from '../../session/session-changes.ts';
import { storageSuffix } from '../../storage/storage-suffix.ts';
import { createImportStore, isRemembered } from './import-store.ts';
import { firstPlace, type SentCalls } from './run-import.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', indexedDB));
afterEach(() => void vi.unstubAllGlobals());

it('keeps nothing of a file that was not brought to its end when its owner signs out', async () => {
  const store = createImportStore('books', '7', '');
  await store.begin({
    id: '1',
    file: new Blob(['Название\nКнига']),
    fileName: 'книги.csv',
    count: 1,
    begun: 1_795_000_000_000,
    plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} },
  });
  expect(await store.list()).toHaveLength(1);
  await dropStored({ base: '' });
  expect(await store.list()).toEqual([]);
});

it('offers what one has left unfinished to nobody else, nor in another list', async () => {
  const store = createImportStore('books', '7', '');
  await store.begin({
    id: '1',
    file: new Blob(['Название\nКнига']),
    fileName: 'книги.csv',
    count: 1,
    begun: 1_795_000_000_000,
    plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} },
  });
  expect(await createImportStore('books', '8', '').list()).toEqual([]);
  expect(await createImportStore('books', '8', '').read('1')).toBeUndefined();
  expect(await createImportStore('authors', '7', '').list()).toEqual([]);
  expect((await store.list()).map(({ kept }) => kept.fileName)).toEqual(['книги.csv']);
  await store.forget('1');
});

it('takes a server to remember a call for as long as it says', () => {
  const now = 1_795_000_000_000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const sentAt = (at: number): SentCalls => ({
    calls: [],
    report: { place: firstPlace, rows: 0, created: 0, updated: 0, refused: [] },
    at,
  });
  expect([now - 999, now - 1000].map((at) => isRemembered(sentAt(at), 1000))).toEqual([
    true,
    false,
  ]);
  expect(isRemembered(sentAt(now), 0)).toBe(false);
  vi.restoreAllMocks();
});

it('keeps apart applications and resources whose names put together are the same', async () => {
  const first = createImportStore('books', '7', storageSuffix('', 'stock'));
  await first.begin({
    id: '1',
    file: new Blob(['Название\nКнига']),
    fileName: 'книги.csv',
    count: 1,
    begun: 1_795_000_000_000,
    plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} },
  });
  expect(await createImportStore('kbooks', '7', storageSuffix('', 'stoc')).list()).toEqual([]);
  expect(await first.list()).toHaveLength(1);
  await first.forget('1');
});
