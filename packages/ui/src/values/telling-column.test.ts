import type { FieldDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { tellingColumn, tellingFirst } from './telling-column.ts';

const field = (name: string): FieldDescriptor => ({ name, kind: 'string', nullable: true });
const columns = [field('alias'), field('name'), field('note')];

it('is the first that most records are filled in', () => {
  expect(
    tellingColumn(columns, [
      { name: 'Ваза' },
      { name: 'Лампа', alias: 'L' },
      { name: null, note: 'x' },
    ])?.name,
  ).toBe('name');
});

it('goes before the others', () => {
  expect(tellingFirst(columns, [{ name: 'Ваза' }]).map(({ name }) => name)).toEqual([
    'name',
    'alias',
    'note',
  ]);
  expect(tellingFirst(columns, [{ alias: 'Ваза' }])).toBe(columns);
});

it('is the first of all where none is, or where there is no record', () => {
  expect(tellingColumn(columns, [{}])?.name).toBe('alias');
  expect(tellingColumn(columns, [])?.name).toBe('alias');
});
