import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: {
    validate: ({ status, price, warranty }) => ({
      ...(status === 'RETURNED' && price == null && { price: 'Без цены машину не выдают.' }),
      ...((warranty ?? 0) > 36 && { warranty: 'Не больше трёх лет.' }),
    }),
  },
});
