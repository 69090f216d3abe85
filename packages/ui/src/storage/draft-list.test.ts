import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { allDrafts, countDrafts, discardDraft, draftsOf } from './draft-list.ts';
import {
  dropAllDrafts,
  keepDraft,
  readDraft,
  readLastingDraft,
  type DraftPlace,
} from './draft-storage.ts';
import { storageSuffix } from './storage-suffix.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', indexedDB));
afterEach(async () => {
  await dropAllDrafts();
  vi.unstubAllGlobals();
});

async function type(place: DraftPlace, days: number) {
  const savedAt = new Date(Date.now() - days * 86_400_000).toISOString();
  keepDraft(place, { savedAt, values: { title: 'Чайка' } });
  // Transactions of one store run in their order.
  await readLastingDraft(place);
}

it.each(['boris', 'clara'])(
  'discards the draft of %s and leaves that of others to the same record',
  async (owner) => {
    const places = ['anna', 'boris', 'clara'].map((each) => ({
      application: '',
      owner: each,
      name: '/books/7/edit',
    }));
    for (const place of places) await type(place, 0);
    await discardDraft({ application: '', owner, name: '/books/7/edit' });
    const left = await Promise.all(
      places.map(async (place) => (await readLastingDraft(place)) !== null),
    );
    expect(left).toEqual(places.map((place) => place.owner !== owner));
    expect(await draftsOf(owner, '')).toEqual([]);
  },
);

it('counts for a sign-out what can still be lost', async () => {
  await type({ application: '', owner: 'anna', name: '/books/7/edit' }, 91);
  await type({ application: '', owner: 'anna', name: '/books/8/edit' }, 1);
  expect(await draftsOf('anna', '')).toHaveLength(2);
  expect(await countDrafts('')).toBe(1);
});

it('puts a discarded draft back, in this tab and for others', async () => {
  const place = { application: '', owner: 'anna', name: '/books/7/edit' };
  await type(place, 1);
  const undo = await discardDraft(place);
  expect([readDraft(place), await readLastingDraft(place), await draftsOf('anna', '')]).toEqual([
    null,
    null,
    [],
  ]);
  undo();
  expect((await readLastingDraft(place))?.values).toEqual({ title: 'Чайка' });
  expect(readDraft(place)?.values).toEqual({ title: 'Чайка' });
});

it('discards the draft of one form and one application, and no other', async () => {
  const places: readonly DraftPlace[] = [
    { application: '', owner: 'anna', name: '/books/7/edit' },
    { application: '', owner: 'anna', name: '/books/8/edit' },
    { application: storageSuffix('', 'stock'), owner: 'anna', name: '/books/7/edit' },
  ];
  for (const place of places) await type(place, 0);
  await discardDraft(places[0]!);
  const left = await Promise.all(places.map((place) => readLastingDraft(place)));
  expect(left.map((draft) => draft !== null)).toEqual([false, true, true]);
});

it('takes what is left of an expired draft out of the list, and puts no text of it back', async () => {
  const place = { application: '', owner: 'anna', name: '/books/7/edit' };
  await type(place, 91);
  expect(await draftsOf('anna', '')).toMatchObject([{ place, isExpired: true }]);
  // What was typed is deleted by then.
  expect(await draftsOf('anna', '')).toMatchObject([{ place, isExpired: true }]);
  const undo = await discardDraft(place);
  expect(await allDrafts()).toEqual([]);
  undo();
  expect(await allDrafts()).toEqual([]);
});

it('lists and discards what a browser without a database keeps for the tab', async () => {
  vi.unstubAllGlobals();
  const place = { application: '', owner: 'anna', name: '/books/7/edit' };
  keepDraft(place, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
  expect(await draftsOf('anna', '')).toMatchObject([{ place: { ...place }, isExpired: false }]);
  await discardDraft(place);
  expect(await draftsOf('anna', '')).toEqual([]);
});

it('lists what was typed last first, each with what its form is about', async () => {
  const names = ['/books/1/edit', '/books/2/edit', '/books/3/edit'];
  for (const [at, days] of [2, 0, 91].entries()) {
    const savedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    const subject = { resource: 'books', title: `Книга ${at}` };
    keepDraft(
      { application: '', owner: 'anna', name: names[at] ?? '' },
      { savedAt, values: {}, subject },
    );
  }
  // The second time the expired draft is read from its mark.
  for (let time = 0; time < 2; time += 1)
    expect(
      (await allDrafts()).map(({ subject, isExpired }) => [subject?.title, isExpired]),
    ).toEqual([
      ['Книга 1', false],
      ['Книга 0', false],
      ['Книга 2', true],
    ]);
  expect(await countDrafts('/@stock')).toBe(0);
});

it.each([
  ['{"isExpired":true,"savedAt":"2026-01-01T00:00:00.000Z","subject":7}', 1],
  ['{"isExpired":true,"savedAt":7}', 0],
  ['{"isExpired":false,"savedAt":"2026-01-01T00:00:00.000Z"}', 0],
  ['7', 0],
  ['{', 0],
])('takes %s in place of a draft for %i', async (text, count) => {
  vi.unstubAllGlobals();
  sessionStorage.setItem('admin.draft.["","anna","/books/new"]', text);
  sessionStorage.setItem('admin.theme', text);
  const listed = await draftsOf('anna', '');
  expect(listed).toHaveLength(count);
  for (const draft of listed) expect(draft).toMatchObject({ subject: undefined, isExpired: true });
});
