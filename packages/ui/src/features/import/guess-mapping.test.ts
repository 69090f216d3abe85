import { expect, it } from 'vitest';

import { guessMapping, rememberMapping } from './guess-mapping.ts';
import type { ImportField } from './import-fields.ts';

const field = (name: string, ...headers: readonly string[]): ImportField => ({
  name,
  label: headers[0] ?? name,
  headers: [...headers, name],
  input: { name, kind: 'string', required: false, nullable: true, value: (record) => record[name] },
  path: [name],
  required: false,
  isKeyOnly: false,
  isNeverEmpty: false,
});
const fields = [
  field('id', 'Код'),
  field('orderDate', 'Дата заказа'),
  field('total', 'Сумма'),
  field('customerId', 'Клиент', 'customer'),
  field('name', 'Название'),
  field('title', 'Название'),
];
const guessed = (headers: readonly string[], remembered = {}) =>
  guessMapping(headers, fields, remembered);

it('finds fields by what the reader calls them, by their names, and as databases spell those', () => {
  expect(guessed(['Код', 'дата  заказа', 'order_date', 'CUSTOMER', 'Прочее', ''])).toEqual([
    'id',
    'orderDate',
    null,
    'customerId',
    null,
    null,
  ]);
});

it('overlooks what stands in brackets or behind a comma, after exact names', () => {
  expect(guessed(['Сумма, ₽'])).toEqual(['total']);
  expect(guessed(['Сумма (с НДС)', 'Сумма'])).toEqual([null, 'total']);
});

it('gives two columns of one name to two fields, and no field to two columns', () => {
  expect(guessed(['Название', 'Название', 'Название'])).toEqual(['name', 'title', null]);
});

it('takes what was chosen before, also that a column is left out', () => {
  const remembered = rememberMapping(['Шифр', 'Сумма'], ['id', null]);
  expect(guessed(['ШИФР', 'Сумма', 'Клиент'], remembered)).toEqual(['id', null, 'customerId']);
});
