import { expect, it } from 'vitest';

import type { ExpectedResource } from '../expected-form.ts';
import { score, type Label } from './score.ts';

const orders: ExpectedResource = {
  type: 'Order',
  list: 'orders',
  one: 'order',
  count: null,
  paging: 'offset',
  create: 'createOrder',
  update: null,
  delete: null,
};
const judged = (label: Label, inferred: readonly ExpectedResource[]) =>
  score([{ schema: 'shop', label, inferred }]);
const counts = ({
  tp,
  fp,
  fn,
}: {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}) => [tp, fp, fn];

it('takes the answer of a label and each that is as right', () => {
  const label = { resources: [{ ...orders, list: 'allOrders', alt: { list: ['orders'] } }] };
  expect(judged(label, [orders])).toMatchObject({
    overall: { tp: 4, fp: 0, fn: 0, f1: 1 },
    schemas: [{ schema: 'shop', f1: 1, faults: [] }],
  });
});

it('counts every role of a resource that is not found as missed', () => {
  const found = judged({ resources: [orders] }, []);
  expect(counts(found.overall)).toEqual([0, 0, 4]);
  expect(found.schemas[0]?.faults).toEqual(['Order: list orders not found']);
});

it('counts a wrong answer as wrong, and as a miss where there is a right one', () => {
  const { roles, schemas } = judged({ resources: [orders] }, [
    { ...orders, create: 'copyOrder', delete: 'archiveOrder' },
  ]);
  expect([counts(roles.create ?? fail()), counts(roles.delete ?? fail())]).toEqual([
    [0, 1, 1],
    [0, 1, 0],
  ]);
  expect(schemas[0]?.faults).toEqual([
    'Order: create copyOrder, expected createOrder',
    'Order: delete archiveOrder, expected none',
  ]);
});

it('neither asks for a resource that may be left out, nor calls it wrong', () => {
  const label = { resources: [orders, { type: 'Setting', list: 'settings', optional: true }] };
  const settings = { ...orders, type: 'Setting', list: 'settings' };
  expect(judged(label, [orders]).overall).toEqual(judged(label, [orders, settings]).overall);
});

it('calls a resource wrong that no label has, where its type was read', () => {
  const logs = { ...orders, type: 'Log', list: 'logs' };
  expect(counts(judged({ resources: [orders] }, [orders, logs]).roles.list ?? fail())).toEqual([
    1, 1, 0,
  ]);
  expect(
    counts(
      judged({ resources: [orders], sampledTypes: ['Order'] }, [orders, logs]).roles.list ?? fail(),
    ),
  ).toEqual([1, 0, 0]);
});

function fail(): never {
  throw new Error('No such role.');
}
