import { toDecimal } from '@admin/gql/scalars';

import { defineResource } from './define.ts';

export default defineResource('repairs', {
  list: {
    views: [
      {
        name: 'open',
        title: 'Не выданы',
        filters: { status: { in: ['ACCEPTED', 'IN_PROGRESS'] } },
        sort: 'acceptedAt',
      },
      {
        name: 'expensive',
        title: 'Дороже 50 000',
        filters: { price: { gte: toDecimal('50000') } },
        sort: '-price',
        columns: [
          'title',
          'price',
          {
            title: 'Чья',
            select: ['client', 'vehicle'],
            render: ({ record: { client, vehicle } }) =>
              [client.name, vehicle?.plate].filter(Boolean).join(', '),
          },
        ],
      },
    ],
  },
});
