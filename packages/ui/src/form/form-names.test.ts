import type { FormValues, InputDescriptor } from '@admin/gql/resource';
import { get, set } from 'react-hook-form';
import { expect, it } from 'vitest';

import { createValues } from '../session-core/edit/form-values.ts';
import { formName, fromForm, toForm } from './form-names.ts';

const inputOf = (name: string): InputDescriptor => ({
  name,
  kind: 'string',
  required: false,
  nullable: true,
  value: (record) => record[name],
});

const names = ['constructor', 'toString', '__proto__', 'prototype', 'address.constructor', 'name'];

it.each(names)('keeps what is typed into a field called %s', (name) => {
  const input = inputOf(name);
  const stored: FormValues = Object.fromEntries([[name, 'stored']]);
  const values = toForm([input], stored);
  expect(get(values, formName(input))).toBe('stored');
  set(values, formName(input), 'typed');
  const read = fromForm([input], values);
  expect(Object.entries(read)).toEqual([[name, 'typed']]);
});

it.each(names)('has no value in a new record for a field called %s', (name) => {
  const input = inputOf(name);
  const initial = fromForm([input], toForm([input], {}));
  expect(Object.entries(initial)).toEqual([[name, null]]);
  expect(createValues([input], initial, initial)).toEqual({});
});

it('sends no member that every object has for a part that was not filled', () => {
  const input: InputDescriptor = {
    ...inputOf('address'),
    kind: 'object',
    inputs: [inputOf('address.constructor'), inputOf('address.city')],
  };
  expect(createValues([input], {}, { address: { city: 'Тула' } })).toEqual({
    address: { city: 'Тула' },
  });
});
