import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { withFiles } from '../../test/schema-file.ts';
import { texts } from './texts.ts';

const parcels = `
  type Query { parcels(first: Int, offset: Int): [Parcel!]!, parcel(id: ID!): Parcel, postage(weight: Int!): Float }
  type Mutation { sendParcel(id: ID!): Parcel }
  type Parcel { id: ID!, weight: Int, state: ParcelState }
  enum ParcelState { SENT BLARGH }`;
const orders = 'type Query { orders: [Order!]! } type Order { id: ID! gizmo: String! }';

it('texts counts the names of each schema and of all, in columns', async () => {
  const table = await withFiles({ 'parcels.graphql': parcels, 'o.json.graphql': orders }, (path) =>
    texts([path('parcels.graphql'), path('o.json.graphql')], {}),
  );
  expect(table.split('\n')).toEqual([
    'schema   resources     fields    values  mutations  queries        all',
    'parcels  1/1 100 %  3/3 100 %  1/2 50 %  1/1 100 %  0/1 0 %   6/8 75 %',
    'o.json   1/1 100 %   1/2 50 %         –          –        –   2/3 67 %',
    'all      2/2 100 %   4/5 80 %  1/2 50 %  1/1 100 %  0/1 0 %  8/11 73 %',
  ]);
});

it('texts draws of the names in Russian alone, no more than there are', async () => {
  const drawn = (size: number) =>
    withFiles({ 'parcels.graphql': parcels }, (path) =>
      texts([path('parcels.graphql')], { sample: { size, seed: 3 } }),
    );
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| parcels'));
  const rows = rowsOf(await drawn(100));
  expect(rows).toHaveLength(5);
  expect(rows.join('\n')).not.toContain('BLARGH');
  expect(rows).toContain('| parcels | action | parcels | `sendParcel` | Отправить посылку |');
  expect(rowsOf(await drawn(2))).toHaveLength(2);
});

it('texts leaves a file as it is where nothing of it changes, and reads what a person wrote', async () => {
  await withFiles(
    {
      'orders.graphql': orders,
      'texts.json': '{"orders":{"fields":{"gizmo":"Прибамбас"}}}',
    },
    async (path) => {
      const run = () => texts([path('orders.graphql')], { file: path('texts.json') });
      expect((await run()).split('\n\n')[1]).toBe(
        `${path('texts.json')}: nothing is left to write. 1 of yours kept.`,
      );
      const text = await readFile(path('texts.json'), 'utf8');
      expect(JSON.parse(text)).toEqual({ orders: { fields: { gizmo: 'Прибамбас' } } });
      expect((await run()).split('\n\n')[0]?.split('\n')[1]).toMatch(/ 3\/3 100 %$/);
      expect(await readFile(path('texts.json'), 'utf8')).toBe(text);
    },
  );
});
