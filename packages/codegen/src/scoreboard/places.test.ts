import { expect, it } from 'vitest';

import { scorePlaces, scoreWrites } from './places.ts';

it('judges places, and the keys of those whose place and type are right', () => {
  const labels = {
    cancelOrder: { place: 'record', type: 'Order', key: 'id' },
    closeOrder: { place: 'record', type: 'Order', key: 'id' },
    addLine: {
      place: 'child',
      type: 'Order',
      key: 'orderId',
      alt: [{ place: 'record', type: 'Order', key: 'orderId' }],
    },
    flush: { place: 'global', type: null, key: null },
    createOrder: { place: 'crud', type: 'Order', key: null },
    gone: { place: 'record', type: 'Order', key: 'id' },
  };
  const inferred = {
    cancelOrder: { place: 'record', type: 'Order', key: 'id' },
    closeOrder: { place: 'record', type: 'Order', key: 'input.id' },
    addLine: { place: 'record', type: 'Order', key: 'orderId' },
    flush: { place: 'collection', type: 'Order', key: null },
  };
  expect(scorePlaces(labels, inferred)).toEqual({
    labels: 5,
    right: 3,
    strict: 2,
    keyed: 3,
    keyRight: 2,
  });
});

it("lets a query that may be a resource's be absent", () => {
  expect(
    scorePlaces(
      {
        statuses: {
          place: 'enumeration',
          type: 'Status',
          alt: [{ place: 'list', type: 'Status' }],
        },
        me: { place: 'session' },
      },
      {},
    ),
  ).toMatchObject({ labels: 2, right: 1 });
});

it('judges where the key and the values of a write go, where its place and type are right', () => {
  const crud = { place: 'crud', type: 'Order' };
  const labels = {
    createOrder: { ...crud, key: null, values: 'input' },
    updateOrder: { ...crud, key: 'id', values: '' },
    deleteOrder: { ...crud, key: 'id' },
    closeOrder: { ...crud, key: 'id' },
    gone: { ...crud, key: 'id' },
  };
  const inferred = {
    createOrder: { ...crud, key: null, values: 'input' },
    updateOrder: { ...crud, key: 'id', values: 'address' },
    deleteOrder: { ...crud, key: 'orderId' },
    closeOrder: { place: 'record', type: 'Order', key: 'id' },
  };
  expect(scoreWrites(labels, inferred)).toEqual({ writes: 3, writesRight: 1 });
});
