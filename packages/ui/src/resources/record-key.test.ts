import type { ResourceDescriptor } from '@admin/gql/resource';
import { Kind } from 'graphql';
import { expect, it } from 'vitest';

import { recordKeyAt } from './record-key.ts';

const orders: ResourceDescriptor = {
  name: 'orders',
  type: 'Order',
  key: ['id'],
  label: () => '',
  fields: [],
  related: [],
  show: {
    document: { kind: Kind.DOCUMENT, definitions: [] },
    record: () => null,
    variables: ({ id }) => {
      if (!Number.isFinite(Number(id))) throw new RangeError(`Not a number: ${id}`);
      return { id: Number(id) };
    },
  },
};

it('reads the key of a record from its address', () => {
  expect(recordKeyAt(orders, '42')).toEqual({ id: '42' });
});

it('takes an address that no record can have for none', () => {
  expect(recordKeyAt(orders, 'undefined')).toBeNull();
  expect(recordKeyAt(orders, '1,2')).toBeNull();
  const payments: ResourceDescriptor = {
    ...orders,
    fields: [{ name: 'id', kind: 'uuid', nullable: false }],
    show: undefined,
  };
  expect(recordKeyAt(payments, '5')).toBeNull();
  expect(recordKeyAt(payments, '0d6e9d2c-6f0a-4a51-8a58-5b1e2f6a9d11')).toEqual({
    id: '0d6e9d2c-6f0a-4a51-8a58-5b1e2f6a9d11',
  });
});
