import { defineResource } from '../define.ts';

/** What may become of a payment. */
const next = {
  pending: ['paid', 'failed'],
  paid: ['refunded'],
  refunded: [],
  failed: ['pending'],
} as const;

export default defineResource('payments', {
  form: {
    inputs: { status: { choices: (saved) => (saved === null ? ['pending'] : next[saved]) } },
  },
  list: {
    columns: [
      'order',
      { field: 'amount', title: 'shop.amount', currency: 'RUB', footer: 'sum' },
      'status',
      'method',
      'paidAt',
      'createdAt',
    ],
    filters: ['status', 'method'],
    views: [
      {
        name: 'pending',
        title: 'resources.payments.values.pending',
        filters: { status: 'pending' },
        sort: '-createdAt',
      },
      { name: 'refunded', title: 'shop.refunds', filters: { status: 'refunded' } },
    ],
  },
});
