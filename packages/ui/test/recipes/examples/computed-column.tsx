import Chip from '@mui/material/Chip';

import { defineResource } from './define.ts';

export default defineResource('repairs', {
  list: {
    columns: [
      'title',
      {
        title: 'Оплата',
        select: ['price', 'paid'],
        render: ({ record: { price, paid } }) => (
          <Chip
            size="small"
            label={price !== null && Number(paid) >= Number(price) ? 'Оплачен' : 'Ждёт оплаты'}
          />
        ),
      },
    ],
  },
});
