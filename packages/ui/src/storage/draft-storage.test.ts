import { afterEach, expect, it, vi } from 'vitest';

import { UnparsedText } from '../values/unparsed-text.ts';
import { draftName, dropAllDrafts, keepDraft, readDraft } from './draft-storage.ts';

const savedAt = '2026-11-21T11:30:00.000Z';
const placeOf = (name: string) => ({ application: '', owner: '7', name });
const place = placeOf(draftName('/books', '1'));

afterEach(() => vi.restoreAllMocks());

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
  keepDraft(place, { savedAt, values: { title: 'Чайка', scan: 'A'.repeat(200_000) } });
  expect(readDraft(place)?.values).toEqual({ title: 'Чайка' });
});

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
