import type { FieldDescriptor } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { CellValue } from './cell-value.tsx';
import { FullValue } from './full-value.tsx';
import { useValueText } from './use-value-text.ts';

const price: FieldDescriptor = {
  name: 'price',
  kind: 'decimal',
  nullable: false,
  money: { minorUnits: true, currency: 'currency' },
};
const title: FieldDescriptor = { name: 'title', kind: 'string', nullable: false };
const discounts: FieldDescriptor = {
  name: 'discounts',
  kind: 'object',
  nullable: false,
  list: true,
  fields: [price, title],
};
const delivery: FieldDescriptor = {
  name: 'delivery',
  kind: 'object',
  nullable: true,
  fields: [title, price],
};
const lines: FieldDescriptor = { ...delivery, name: 'lines', list: true };

const order = {
  currency: 'RUB',
  lines: [
    { title: 'Чайник', price: '129900' },
    { title: 'Чехол', price: '1000', currency: 'EUR' },
  ],
  delivery: { title: 'Курьер', price: '30000', discounts: [{ title: 'Осень', price: '500' }] },
};

function Values() {
  const text = useValueText('orders');
  return (
    <>
      <p title="in a cell">
        <CellValue field={delivery} value={order.delivery} siblings={order} text={text} />
      </p>
      <div title="in a table">
        <FullValue resource="orders" field={lines} value={order.lines} siblings={order} />
      </div>
      <div title="of one value">
        <FullValue
          resource="orders"
          field={{ ...delivery, fields: [price] }}
          value={order.delivery}
          siblings={order}
        />
      </div>
      <div title="deeper">
        <FullValue
          resource="orders"
          field={{ ...delivery, fields: [title, discounts] }}
          value={order.delivery}
          siblings={order}
        />
      </div>
    </>
  );
}

it('an amount in a part that says no currency has that of what it is a part of', async () => {
  await renderAdmin({ children: <Values /> });
  const shown = ['in a cell', 'in a table', 'of one value', 'deeper'].map((where) =>
    screen
      .getByTitle(where)
      .textContent?.replaceAll(/\s/g, ' ')
      .match(/\d[\d ,]* [₽€]/g),
  );
  expect(shown).toEqual([['300,00 ₽'], ['1 299,00 ₽', '10,00 €'], ['300,00 ₽'], ['5,00 ₽']]);
});
