import { expect, it } from 'vitest';

import { rememberedMapping, storeMapping } from './remembered-mapping.ts';

it('what was chosen for the columns of a file is there for the next one of the resource', () => {
  storeMapping('orders', '', ['Код', 'Order_Date', 'Прочее'], ['id', 'orderDate', null]);
  storeMapping('orders', '', ['Сумма', 'Код'], ['total', 'number']);
  expect(rememberedMapping('orders', '')).toEqual({
    код: 'number',
    orderdate: 'orderDate',
    прочее: null,
    сумма: 'total',
  });
  expect(rememberedMapping('customers', '')).toEqual({});
  expect(rememberedMapping('orders', '/#stock')).toEqual({});
});

it.each(['[]', '"a"', 'null', '{"код":7}', '{'])('is nothing where the browser has %s', (text) => {
  storeMapping('orders', '', ['Код'], ['id']);
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, text);
  expect(rememberedMapping('orders', '')).toEqual({});
});
