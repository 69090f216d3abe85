import { expect, it } from 'vitest';

import { forgetLists } from './forget-lists.ts';

it('forgets what was seen of lists, and keeps what else a tab remembers', () => {
  const seen = ['admin.list.books', 'admin.place./books', 'admin.record.books'];
  for (const name of [...seen, 'admin.token', 'admin.draft.books', 'list'])
    sessionStorage.setItem(name, '1');
  forgetLists();
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'admin.draft.books',
    'admin.token',
    'list',
  ]);
});
