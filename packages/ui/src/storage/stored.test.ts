import { afterEach, expect, it, vi } from 'vitest';

import { forgetLists } from './forget-lists.ts';
import { forgetViews } from './forget-views.ts';
import { lastLists } from './last-lists.ts';
import { forgetRecent, keepRecent, recentRecords } from './recent-records.ts';
import { readStored, writeStored } from './stored.ts';

afterEach(() => vi.restoreAllMocks());

it('stores choices, and forgets them', () => {
  for (const value of [{ a: 1 }, [], 0, false, null, '']) {
    writeStored('admin.choice', value, '/@stock');
    expect(readStored('admin.choice', '/@stock')).toEqual(value);
  }
  writeStored('admin.choice', undefined, '/@stock');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('admin.choice', '{"broken"');
  expect(readStored('admin.choice', '')).toBeUndefined();
});

it('does without a storage that the browser forbids', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  const lists = lastLists('');
  writeStored('admin.choice', 1, '');
  keepRecent('', { href: '/books/1', resource: 'books', title: 'Чайка' }, '');
  lists.rememberPlace('/books', '/authors/1/books');
  forgetLists();
  forgetViews();
  forgetRecent();
  expect([readStored('admin.choice', ''), recentRecords('', ''), lists.href('/books')]).toEqual([
    undefined,
    [],
    '/books',
  ]);
});

it('leads back to the list where records were seen that have none of their own', () => {
  const lists = lastLists('');
  expect(lists.place('/books')).toBeNull();
  lists.rememberPlace('/books', '/authors/1/books');
  expect([lists.place('/books'), lists.href('/books')]).toEqual([
    '/authors/1/books',
    '/authors/1/books',
  ]);
  sessionStorage.setItem('admin.list./authors/1/books', 'page=2');
  expect(lists.href('/books')).toBe('/authors/1/books?page=2');
});

it.each([{ a: 1 }, [null, 7, { href: '/books/1', resource: 'books' }]])(
  'offers no record of %j',
  (stored) => {
    localStorage.setItem('admin.recent', JSON.stringify(stored));
    expect(recentRecords('', '')).toEqual([]);
  },
);
