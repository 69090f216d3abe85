import type { FieldDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { repeatedColumns, titleColumn } from './title-column.ts';

const field = (name: string, kind: FieldDescriptor['kind'] = 'string'): FieldDescriptor => ({
  name,
  kind,
  nullable: false,
});
const byName = {
  key: ['id'] as const,
  label: (record: Readonly<Record<string, unknown>>) => String(record['name']),
};

it('opens a record by the column that shows its label', () => {
  expect(
    titleColumn([field('city'), field('name')], byName, [{ city: 'Тверь', name: 'Анна' }])?.name,
  ).toBe('name');
});

it('opens a record by it also where one has no value there, and no label', () => {
  const label = (record: Readonly<Record<string, unknown>>) =>
    typeof record['name'] === 'string' ? record['name'] : '';
  expect(
    titleColumn([field('city'), field('name')], { key: ['id'], label }, [
      { city: 'Тверь', name: 'Анна' },
      { city: 'Омск', name: null },
    ])?.name,
  ).toBe('name');
});

it('opens a record by it also where one has spaces alone there', () => {
  const label = (record: Readonly<Record<string, unknown>>) => String(record['name']).trim();
  expect(
    titleColumn([field('city'), field('name')], { key: ['id'], label }, [
      { city: 'Тверь', name: 'Анна' },
      { city: 'Омск', name: ' ' },
    ])?.name,
  ).toBe('name');
});

it('takes no column for the title in which nothing is filled in, where nothing is called anything', () => {
  const columns = [field('alias'), field('name'), field('id', 'integer')];
  const label = () => '';
  expect(titleColumn(columns, { key: ['id'], label }, [{ id: 7 }, { id: 8 }])?.name).toBe('id');
  expect(titleColumn(columns.slice(0, 2), { key: ['id'], label }, [{ id: 7 }])).toBeUndefined();
});

it('opens it by its key when no column shows the label', () => {
  const columns = [field('city'), field('id', 'integer')];
  expect(titleColumn(columns, byName, [{ id: 7, city: 'Тверь' }])?.name).toBe('id');
});

it('gives the label a column of its own rather than open a record by a quantity', () => {
  const byKey = { key: ['orderId', 'line'] as const, label: () => '10248 1' };
  expect(
    titleColumn([field('quantity', 'integer'), field('line', 'integer')], byKey, [
      { quantity: 3, line: 1 },
    ]),
  ).toBeUndefined();
});

it('finds the references that the labels of all records repeat', () => {
  const name = (value: unknown) =>
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';
  const columns = [
    field('product', 'reference'),
    field('quantity', 'integer'),
    field('courier', 'reference'),
    field('place', 'reference'),
  ];
  const records = [
    { product: { name: 'Чайник' }, quantity: 3, place: { name: 'Казань' }, courier: null },
    { product: { name: 'Стул' }, quantity: 5, place: { name: 'Омск' }, courier: { name: 'Анна' } },
  ];
  const repeated = repeatedColumns(columns, ['Чайник, Казань', 'Стул, Омск'], records, (_, value) =>
    name(value),
  );
  expect(repeated.map((column) => column.name)).toEqual(['product', 'place']);
});

it('takes a reference further to the right that is called like the record for what it is', () => {
  const columns = [field('status', 'string'), field('next', 'reference')];
  expect(
    repeatedColumns(columns, ['Сёгун'], [{ status: 'идёт', next: 'Сёгун' }], (_, value) =>
      String(value),
    ),
  ).toEqual([]);
});
