import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countDrafts, discardDraft, draftsOf } from './draft-list.ts';
import { dropAllDrafts, keepDraft, readLastingDraft, type DraftPlace } from './draft-storage.ts';

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
