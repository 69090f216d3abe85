import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropDrafts } from '../session/session-changes.ts';
import { createImportStore } from './import-store.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', indexedDB));
afterEach(() => void vi.unstubAllGlobals());

it('keeps nothing of a file that was not brought to its end when its owner signs out', async () => {
  const store = createImportStore('books', '7');
  await store.begin({ id: '1', file: new Blob(['Название\nКнига']), fileName: 'книги.csv', count: 1, begun: 1_795_000_000_000, mostRows: 4, plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} } });
  expect(await store.list()).toHaveLength(1);
  await dropDrafts();
  expect(await store.list()).toEqual([]);
});

it('offers what one has left unfinished to nobody else, nor in another list', async () => {
  const store = createImportStore('books', '7');
  await store.begin({ id: '1', file: new Blob(['Название\nКнига']), fileName: 'книги.csv', count: 1, begun: 1_795_000_000_000, mostRows: 4, plan: { headers: ['Название'], mapping: ['title'], key: [], emptyCells: 'keep', namedBy: {} } });
  expect(await createImportStore('books', '8').list()).toEqual([]);
  expect(await createImportStore('books', '8').read('1')).toBeUndefined();
  expect(await createImportStore('authors', '7').list()).toEqual([]);
  expect((await store.list()).map(({ kept }) => kept.fileName)).toEqual(['книги.csv']);
  await store.forget('1');
});
