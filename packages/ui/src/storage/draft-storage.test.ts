import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { UnparsedText } from '../values/unparsed-text.ts';
import {
  draftName,
  draftPlaceOf,
  dropAllDrafts,
  dropDraft,
  keepDraft,
  readDraft,
  readLastingDraft,
} from './draft-storage.ts';

const savedAt = '2026-11-21T11:30:00.000Z';
const placeOf = (name: string) => ({ application: '', owner: '7', name });
const place = placeOf(draftName('/books', '1'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back as it was kept, half-typed values included', () => {
  const values = {
    title: 'Чайка',
    price: new UnparsedText('12,5,', { key: 'input.problem.decimal' }),
    tags: ['а'],
    note: null,
  };
  keepDraft(place, { savedAt, values });
  expect(readDraft(place)).toEqual({ savedAt, values });
  expect(readDraft(place)?.values['price']).toBeInstanceOf(UnparsedText);
});

it('belongs to one record', () => {
  keepDraft(place, { savedAt, values: { title: 'Чайка' } });
  expect(readDraft(placeOf(draftName('books', '2')))).toBeNull();
  expect(readDraft(placeOf(draftName('books', null)))).toBeNull();
});

it('leaves a file out when the browser has no room for it, and keeps the rest', () => {
  const store = sessionStorage.setItem.bind(sessionStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (value.length > 50_000) throw new DOMException('full', 'QuotaExceededError');
    store(key, value);
  });
  const values = { title: 'Чайка', scan: 'A'.repeat(200_000) };
  keepDraft(place, { savedAt, values });
  expect(readDraft(place)).toEqual({ savedAt, values: { title: 'Чайка' } });
  keepDraft(place, { savedAt, values, before: { title: 'Вий', scan: 'B'.repeat(100_000) } });
  expect(readDraft(place)).toEqual({
    savedAt,
    values: { title: 'Чайка' },
    before: { title: 'Вий' },
  });
});

it('is lost without any storage, and nothing fails', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  keepDraft(place, { savedAt, values: { title: 'Чайка' } });
  expect([readDraft(place), await readLastingDraft(place)]).toEqual([null, null]);
  dropDraft(place);
  await dropAllDrafts();
});

it.each([
  ['2027-02-19T11:29:59.999Z', true],
  ['2027-02-19T11:30:00.000Z', false],
])('is there for ninety days: at %s %s', async (now, isThere) => {
  vi.stubGlobal('indexedDB', indexedDB);
  keepDraft(place, { savedAt, values: { title: 'Чайка' } });
  vi.setSystemTime(now);
  const drafts = [readDraft(place), await readLastingDraft(place)];
  expect(drafts.map((draft) => draft !== null)).toEqual([isThere, isThere]);
  dropDraft(place);
  expect([readDraft(place), await readLastingDraft(place)]).toEqual([null, null]);
});

it('is not offered where another tab has signed out since, unless it was typed later', async () => {
  const stock = { ...place, application: '/@stock' };
  const copies = [place, stock].map((each) => {
    keepDraft(each, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
    return Object.entries(sessionStorage);
  });
  await dropAllDrafts();
  for (const [key, text] of copies.flat()) sessionStorage.setItem(key, String(text));
  expect([readDraft(place), readDraft(stock)]).toMatchObject([null, { values: {} }]);
  vi.setSystemTime('2026-11-22T00:00:00.001Z');
  keepDraft(place, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
  expect(readDraft(place)).not.toBeNull();
});

it.each([7, 'admin.theme', 'admin.draft.{', 'admin.draft.{}', 'admin.draft.["","7"]'])(
  'has no key like %j',
  (key) => {
    expect(draftPlaceOf(key)).toBeNull();
  },
);

it('is not offered to the next user', async () => {
  keepDraft(place, { savedAt, values: { title: 'Чайка' } });
  sessionStorage.setItem('other', 'kept');
  expect(readDraft({ ...place, owner: '8' })).toBeNull();
  await dropAllDrafts();
  expect(readDraft(place)).toBeNull();
  expect(sessionStorage.getItem('other')).toBe('kept');
});

it('does not trip over what is no draft', () => {
  keepDraft(place, { savedAt, values: {} });
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"broken"');
  expect(readDraft(place)).toBeNull();
});
