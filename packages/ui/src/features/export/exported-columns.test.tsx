import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { useNames } from '../../resources/use-names.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { renderAdmin } from '../../testing/index.ts';
import type { Cell } from '../../session-core/table-files/cell.ts';
import type { ExportedColumn } from '../../session-core/table-files/exported-column.ts';
import { exportedColumns, type Related } from './exported-columns.ts';

/** Header and cells of each exported column, for some records and a Russian interface. */
async function exported(
  fields: readonly FieldDescriptor[],
  records: readonly ResourceRecord[],
  related: Related = 'label',
) {
  let columns: readonly ExportedColumn[] = [];
  function Columns() {
    columns = exportedColumns({
      resource: 'goods',
      fields,
      related,
      names: useNames(),
      text: useValueText('goods'),
      currency: 'валюта',
    });
    return null;
  }
  await renderAdmin({ children: <Columns /> });
  const shown = (cell: Cell) =>
    cell === null
      ? null
      : cell.kind === 'text'
        ? cell.text.replaceAll(/\s/g, ' ')
        : { [cell.kind]: cell.text };
  return columns.map((column) => [
    column.header,
    ...records.map((record) => shown(column.cell(record))),
  ]);
}

const field = (
  name: string,
  kind: FieldDescriptor['kind'],
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({ name, kind, nullable: true, ...more });

it('an amount is a number of its currency, whose code stands in a column behind it', async () => {
  const price = field('price', 'integer', {
    money: { minorUnits: true, currency: 'currencyCode' },
  });
  const records = [
    { price: 129_900, currencyCode: 'EUR' },
    { price: 129_900, currencyCode: 'JPY' },
    { price: null, currencyCode: 'RUB' },
    { price: 5, currencyCode: null },
  ];
  expect(await exported([price], records)).toEqual([
    ['Price', { number: '1299.00' }, { number: '129900' }, null, { number: '0.05' }],
    ['Price: валюта', 'EUR', 'JPY', 'RUB', null],
  ]);
});

it('an amount that is always of one currency says so in its header', async () => {
  expect(
    await exported(
      [field('price', 'decimal', { money: { currency: 'KWD' } })],
      [{ price: '12.345' }],
    ),
  ).toEqual([['Price, KWD', { number: '12.345' }]]);
});

it('values of an object have columns of their own, also of one in another; amounts in it take the currency beside it', async () => {
  const amount = field('amount', 'integer', {
    money: { minorUnits: true, currency: 'currencyCode' },
  });
  const tax = field('tax', 'object', { fields: [field('rate', 'float'), amount] });
  const price = field('price', 'object', { fields: [field('note', 'string'), tax] });
  const records = [
    {
      note: 'снаружи',
      currencyCode: 'JPY',
      price: { note: null, tax: { rate: 0.2, amount: 500 } },
    },
    { currencyCode: 'EUR', price: { note: 'без налога', tax: null } },
    { currencyCode: 'EUR', price: null },
  ];
  expect(await exported([price], records)).toEqual([
    ['Price: Note', null, 'без налога', null],
    ['Price: Tax: Rate', { number: '0.2' }, null, null],
    ['Price: Tax: Amount', { number: '500' }, null, null],
    ['Price: Tax: Amount: валюта', 'JPY', null, null],
  ]);
});

it('an amount in an object has the currency of the object, before that of the record', async () => {
  const amount = field('amount', 'integer', {
    money: { minorUnits: true, currency: 'currencyCode' },
  });
  const records = [
    { currencyCode: 'RUB', price: { amount: 500, currencyCode: 'JPY' } },
    { currencyCode: 'RUB', price: { amount: 500 } },
  ];
  expect(await exported([field('price', 'object', { fields: [amount] })], records)).toEqual([
    ['Price: Amount', { number: '500' }, { number: '5.00' }],
    ['Price: Amount: валюта', 'JPY', 'RUB'],
  ]);
});

it('a list of objects and JSON stay what the server sent; other lists are said in words', async () => {
  const sizes = field('sizes', 'object', { list: true, fields: [field('width', 'integer')] });
  const prices = field('prices', 'integer', {
    list: true,
    money: { minorUnits: true, currency: 'EUR' },
  });
  const records = [
    { sizes: [{ width: 2 }], prices: [1250, 300], tags: ['a', 'b'], extra: { k: [1] } },
    { sizes: [], prices: [], tags: null, extra: null },
  ];
  expect(
    await exported(
      [sizes, prices, field('tags', 'string', { list: true }), field('extra', 'json')],
      records,
    ),
  ).toEqual([
    ['Sizes', '[{"width":2}]', '[]'],
    ['Prices, EUR', '12,50 €, 3,00 €', null],
    ['Tags', 'a, b', null],
    ['Extra', '{"k":[1]}', null],
  ]);
});

it('values of a list that could not be told apart again, or of which the screen shows less, are JSON', async () => {
  const moments = field('moments', 'instant', { list: true });
  const lists = [
    ['Привет, мир', 'b'],
    ['a;b'],
    ['две\nстроки'],
    [' a'],
    [''],
    ['[1]'],
    ['a,b', 'c'],
  ];
  expect(
    await exported(
      [field('tags', 'string', { list: true })],
      lists.map((tags) => ({ tags })),
    ),
  ).toEqual([['Tags', ...lists.slice(0, -1).map((tags) => JSON.stringify(tags)), 'a,b, c']]);
  expect(await exported([moments], [{ moments: ['2026-11-21T10:00:30Z'] }])).toEqual([
    ['Moments', '["2026-11-21T10:00:30Z"]'],
  ]);
});

it('a range of which the screen does not show the seconds, or which bound belongs to it, stands as the database writes it', async () => {
  const bound = (value: unknown, inclusive: boolean) => ({ value, inclusive });
  const range = (of: FieldDescriptor['kind']) => field('range', 'range', { of });
  expect(
    await exported(
      [range('decimal')],
      [
        { range: { start: bound('1.5', true), end: bound('2', true) } },
        { range: { start: bound('1.5', true), end: bound('2', false) } },
        { range: { start: bound('1', false), end: null } },
      ],
    ),
  ).toEqual([['Range', '1,5 — 2', '[1.5,2)', '(1,)']]);
  const at = (seconds: string) => ({
    range: {
      start: bound(`2026-11-21T10:00:${seconds}Z`, true),
      end: bound('2026-11-21T14:00:00Z', false),
    },
  });
  expect(await exported([range('instant')], [at('00'), at('30'), at('00.000001')])).toEqual([
    [
      'Range',
      expect.stringMatching(/^21\.11\.2026, \d\d:00 — 21\.11\.2026, \d\d:00$/),
      '[2026-11-21T10:00:30Z,2026-11-21T14:00:00Z)',
      '[2026-11-21T10:00:00.000001Z,2026-11-21T14:00:00Z)',
    ],
  ]);
});

it('a span of time keeps all its digits', async () => {
  const records = [
    { days: 2, seconds: 1.5 },
    { seconds: 1.000001 },
    { hours: 12_345, minutes: -5 },
  ].map((lasts) => ({ lasts }));
  expect(await exported([field('lasts', 'interval')], records)).toEqual([
    ['Lasts', '2 дн. 1,5 с', 'PT1.000001S', 'PT12345H-5M'],
  ]);
});

it('a range is said as the screen says it', async () => {
  const range = field('period', 'range', { of: 'date' });
  const records = [
    {
      period: {
        start: { value: '2026-01-01', inclusive: true },
        end: { value: '2026-02-01', inclusive: false },
      },
    },
    { period: null },
  ];
  expect(await exported([range], records)).toEqual([['Period', '01.01.2026 — 31.01.2026', null]]);
});

it('a related record is its title, or its key: a number as a number, one of several parts as text', async () => {
  const label = ({ name }: ResourceRecord) => (typeof name === 'string' ? name : '');
  const owner = field('owner', 'reference', {
    reference: { resource: 'people', key: ['id'], label },
  });
  const stock = field('stock', 'reference', {
    reference: { resource: 'stocks', key: ['place', 'row'], label },
  });
  const records = [
    { owner: { id: 7, name: 'Анна' }, stock: { place: 'N', row: 3, name: 'Север' } },
    { owner: { id: 8, name: '' }, stock: null },
  ];
  expect(await exported([owner, stock], records)).toEqual([
    ['Owner', 'Анна', { number: '8' }],
    ['Stock', 'Север', null],
  ]);
  expect(await exported([owner, stock], records, 'key')).toEqual([
    ['Owner', { number: '7' }, { number: '8' }],
    ['Stock', 'N,3', null],
  ]);
  expect(await exported([owner], [{ owner: { id: '0042', name: 'Анна' } }], 'key')).toEqual([
    ['Owner', '0042'],
  ]);
});
