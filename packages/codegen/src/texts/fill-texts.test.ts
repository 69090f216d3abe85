import { expect, it } from 'vitest';

import { fillTexts } from './fill-texts.ts';

it('asks for each text under the key that it is looked up by', () => {
  const { texts, missing, doubtful } = fillTexts(
    {
      resources: new Map([
        [
          'orders',
          {
            fields: {},
            values: {},
            codes: [],
            names: [
              { kind: 'field', name: 'zork' },
              { kind: 'value', name: 'ZORK', key: 'status.ZORK' },
              { kind: 'value', name: 'NEW', key: 'status.NEW', text: 'Новый', isDoubtful: true },
              { kind: 'value', name: 'PAID', key: 'status.PAID', text: 'Оплачен' },
            ],
          },
        ],
      ]),
      actions: new Map([['zorkOrder', { kind: 'action', name: 'shop_zorkOrder' }]]),
      links: new Map(),
      queries: new Map(),
      actionParts: new Map(),
      queryParts: new Map(),
    },
    {},
    new Map([['zorkOrder', 'orders']]),
  );
  expect(texts).toEqual({
    orders: {
      fields: { zork: '? Zork' },
      values: { 'status.ZORK': '? Zork', 'status.NEW': '? Новый' },
      actions: { zorkOrder: '? Shop zork order' },
    },
  });
  expect([missing, doubtful]).toEqual([3, 1]);
});
