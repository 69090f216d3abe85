import type { InputDescriptor, KeyedResource, ResourceDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { formInputs } from './form-inputs.ts';

const input = (name: string, overrides: Partial<InputDescriptor> = {}): InputDescriptor => ({
  name,
  kind: 'string',
  required: false,
  nullable: true,
  value: (record) => record[name],
  ...overrides,
});

const resource = {
  name: 'orders',
  type: 'Order',
  key: ['id'],
  label: () => '',
  related: [],
  fields: [
    { name: 'number', kind: 'string', nullable: false },
    { name: 'comment', kind: 'text', nullable: true },
    { name: 'customer', kind: 'reference', nullable: true },
    { name: 'note', kind: 'string', nullable: true },
  ],
} as const satisfies ResourceDescriptor;

it('puts inputs in the order of the record’s page, wide ones last', () => {
  const inputs = [
    input('comment', { kind: 'text' }),
    input('extra'),
    input('note'),
    input('customerId', { field: 'customer' }),
    input('number'),
  ];
  expect(formInputs(resource, inputs).map(({ name }) => name)).toEqual([
    'number',
    'customerId',
    'note',
    'extra',
    'comment',
  ]);
});

it('describes an input that the schema does not describe as the field that it edits', () => {
  const described: KeyedResource = {
    ...resource,
    fields: [{ name: 'customer', kind: 'reference', nullable: true, description: 'Заказчик' }],
  };
  const inputs = [
    input('customerId', { field: 'customer' }),
    input('customer', { description: 'Кто заказал' }),
    input('note'),
  ];
  expect(formInputs(described, inputs).map(({ description }) => description)).toEqual([
    'Заказчик',
    'Кто заказал',
    undefined,
  ]);
});

it('does not let a value be emptied that the record always has', () => {
  const [number, note] = formInputs(resource, [input('number'), input('note')]);
  expect(number?.nullable).toBe(false);
  expect(note?.nullable).toBe(true);
});

it('does not let a value be emptied without which the record could not be created', () => {
  const create = {
    ...sampleDescriptors.books.create!,
    inputs: [input('customerId', { required: true, nullable: false })],
  };
  const withCreate: ResourceDescriptor = { ...resource, create };
  expect(formInputs(withCreate, [input('customerId', { field: 'customer' })])[0]?.nullable).toBe(
    false,
  );
});
