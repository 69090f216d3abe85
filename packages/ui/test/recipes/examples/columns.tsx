import { defineResource } from './define.ts';

export default defineResource('repairs', {
  list: {
    columns: [
      'title',
      'client',
      { field: 'status', width: 140 },
      { field: 'price', title: 'Цена', footer: 'sum' },
      'acceptedAt',
    ],
    sort: '-acceptedAt',
  },
});
