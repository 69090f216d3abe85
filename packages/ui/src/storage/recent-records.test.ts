import { expect, it } from 'vitest';

import { keepRecent, recentRecords } from './recent-records.ts';

const book = (title: string) => ({ href: `/books/${title}`, resource: 'books', title });
const titles = (scope: string) => recentRecords(scope, '').map(({ title }) => title);

it('has the last record first, each once, and no more than twenty', () => {
  for (let number = 1; number <= 22; number += 1) keepRecent('', book(String(number)), '');
  keepRecent('', book('5'), '');
  expect(titles('').slice(0, 3)).toEqual(['5', '22', '21']);
  expect(titles('')).toHaveLength(20);
});

it('offers records in the scope that they are in, and in no other', () => {
  keepRecent('/~organization=acme', book('Чайка'), '');
  keepRecent('/~organization=other', book('Вий'), '');
  keepRecent('', book('Нос'), '');
  expect(['/~organization=acme', '/~organization=other', ''].map(titles)).toEqual([
    ['Чайка'],
    ['Вий'],
    ['Нос'],
  ]);
});
