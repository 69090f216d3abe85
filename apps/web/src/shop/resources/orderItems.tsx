import { lazyComponent } from '@admin/ui';

import { defineResource } from '../define.ts';

const LineAmount = lazyComponent(
  async () => (await import('../parts/line-amount.tsx')).LineAmount,
  <>…</>,
);

export default defineResource('orderItems', {
  list: {
    columns: [
      'order',
      'product',
      { field: 'price', title: 'shop.price', currency: 'RUB' },
      'quantity',
      {
        title: 'shop.amount',
        select: ['price', 'quantity'],
        align: 'end',
        render: ({ record }) => <LineAmount {...record} />,
      },
    ],
  },
});
