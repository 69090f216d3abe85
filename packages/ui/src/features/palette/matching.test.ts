import { expect, it } from 'vitest';

import { fits, fitting } from './matching.ts';

it.each([
  ['Заказы', 'зак', 0],
  ['Создать заказ', 'зак', 1],
  ['Создать заказ', 'заказ созд', 1],
  ['Перезаказать', 'заказ', 2],
  ['Тёмное', 'темн', 0],
  ['Заказы', '', 0],
  ['Заказы', 'товар', null],
])('%s by «%s»: %s', (text, typed, rank) => {
  expect(fits(text, typed)).toBe(rank);
});

it('puts what begins so first, and keeps the order of the others', () => {
  expect(
    fitting(
      ['Перезаказать', 'Создать заказ', 'Новый заказ', 'Заказы', 'Товары'],
      'заказ',
      (text) => text,
    ),
  ).toEqual(['Заказы', 'Создать заказ', 'Новый заказ', 'Перезаказать']);
});
