import type { FieldKind } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import {
  dateCell,
  localMomentCell,
  momentCell,
  numberCell,
  timeCell,
  type Cell,
} from '../../session-core/table-files/cell.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import type { ValueDescriptor } from '../../values/value-descriptor.ts';
import { cellValue, type ValueWords } from './cell-value.ts';

const words: ValueWords = {
  yes: 'Да',
  no: 'Нет',
  unbounded: 'без ограничений',
  empty: 'пусто',
  value: ({ value, description }) => description ?? value,
};
const of = (
  kind: FieldKind | ValueDescriptor,
  cell: string | NonNullable<Cell>,
  more: Partial<ValueWords> = {},
): unknown => {
  const value = cellValue(
    typeof kind === 'string' ? { kind } : kind,
    typeof cell === 'string' ? { kind: 'text', text: cell } : cell,
    { ...words, ...more },
  );
  return value instanceof UnparsedText ? value.problem.key : value;
};

it('reads numbers with a decimal comma and spaces, exactly', () => {
  expect(of('decimal', '1 234,50')).toBe('1234.50');
  expect(of('decimal', { kind: 'number', text: '-0.1' })).toBe('-0.1');
  expect(of('integer', '1 000')).toBe(1000);
  expect(of('integer', '1,5')).toBe('input.problem.integer');
  expect(of('bigint', '9007199254740993')).toBe('9007199254740993');
  expect(of('decimal', 'двенадцать')).toBe('input.problem.decimal');
});

it('reads numbers as their column writes them, and none that is written otherwise', () => {
  expect(of('integer', '1,234', { numbers: 'point' })).toBe(1234);
  expect(of('integer', '1,234', { numbers: 'comma' })).toBe('input.problem.integer');
  expect(of('decimal', '1,234', { numbers: 'comma' })).toBe('1.234');
  expect(of('decimal', '1,5', { numbers: 'point' })).toBe('input.problem.decimal');
  expect(of('float', '1.234,5e3', { numbers: 'comma' })).toBe(1_234_500);
  expect(of({ kind: 'decimal', money: {} }, '$1,234', { numbers: 'point' })).toBe('1234');
  expect(of('decimal', { kind: 'number', text: '1.234' }, { numbers: 'comma' })).toBe('1.234');
  expect(of({ kind: 'decimal', list: true }, '1.5; 2', { numbers: 'comma' })).toEqual(['1.5', '2']);
});

it('reads amounts with the sign of their currency, and counts their smallest units', () => {
  expect(of({ kind: 'decimal', money: {} }, '1 234,50 ₽')).toBe('1234.50');
  expect(of({ kind: 'integer', money: { minorUnits: true, currency: 'EUR' } }, '€12.99')).toBe(
    1299,
  );
  expect(
    of({ kind: 'integer', money: { minorUnits: true, currency: 'currencyCode' } }, '1299', {
      currency: 'JPY',
    }),
  ).toBe(1299);
  expect(of({ kind: 'integer', money: { minorUnits: true, currency: 'EUR' } }, '12,999')).toBe(
    'input.problem.fractionDigits',
  );
});

it('reads days and moments as people write them, and no day that the calendar does not have', () => {
  for (const written of [
    '21.11.2026',
    '21/11/26',
    '2026-11-21',
    '21.11.2026 г.',
    '21.11.2026 00:00:00',
  ])
    expect(of('date', written)).toBe('2026-11-21');
  expect(of('date', { kind: 'moment', text: '2026-11-21T00:00:00' })).toBe('2026-11-21');
  for (const wrong of ['31.02.2026', '21.13.2026', 'вчера', '21.11.2026 14:30'])
    expect(of('date', wrong)).toBe('import.problem.date');
  expect(of('date', '01.01.1812')).toBe('input.problem.dateMin');
  expect(of('localDateTime', '21.11.2026 14:30')).toBe('2026-11-21T14:30:00');
  expect(of('localDateTime', '21.11.2026 9:05:07,123456')).toBe('2026-11-21T09:05:07.123456');
  expect(of('localDateTime', { kind: 'date', text: '2026-11-21' })).toBe('2026-11-21T00:00:00');
  expect(of('time', '9:05')).toBe('09:05:00');
  expect(of('time', '25:00')).toBe('import.problem.time');
});

it('reads a moment in the time zone of the browser, to the microsecond, unless it says another', () => {
  const read = String(of('instant', '21.11.2026 14:30:05,123456'));
  expect(read).toMatch(/^2026-11-21T14:30:05\.123456[+-]\d\d:\d\d$/);
  expect(new Date(read).getTime()).toBe(new Date(2026, 10, 21, 14, 30, 5, 123).getTime());
  expect(of('instant', '2026-11-21T14:30:05Z')).toBe('2026-11-21T14:30:05Z');
  expect(of('instant', 'завтра')).toBe('import.problem.moment');
});

it('reads yes and no, and values of an enum by what they are called', () => {
  expect(['Да', 'да', '1', 'TRUE', '+'].map((each) => of('boolean', each))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['Нет', '0', 'false'].map((each) => of('boolean', each))).toEqual([false, false, false]);
  expect(of('boolean', 'может быть')).toBe('import.problem.boolean');
  const status: ValueDescriptor = {
    kind: 'enum',
    values: [
      { value: 'NEW', description: 'Новый' },
      { value: 'SENT', description: 'Отправлен' },
    ],
  };
  expect(['Новый', 'новый', 'NEW', 'sent'].map((each) => of(status, each))).toEqual([
    'NEW',
    'NEW',
    'NEW',
    'SENT',
  ]);
  expect(of(status, 'Потерян')).toBe('import.problem.choice');
  expect(of({ kind: 'integer', values: [{ value: '1' }, { value: '2' }] }, '3')).toBe(
    'import.problem.choice',
  );
});

it('reads several values, intervals, ranges and JSON', () => {
  expect(of({ kind: 'string', list: true }, 'a, b; c')).toEqual(['a', 'b', 'c']);
  expect(of({ kind: 'integer', list: true }, '[1,2]')).toEqual([1, 2]);
  expect(of({ kind: 'integer', list: true }, '1, x')).toBe('input.problem.integer');
  expect(of('interval', '2 дн. 3 ч')).toEqual({ days: 2, hours: 3 });
  expect(of('interval', '1 г. 2 мес. 5 мин 1,5 с')).toEqual({
    years: 1,
    months: 2,
    minutes: 5,
    seconds: 1.5,
  });
  expect(of('interval', '2 days 3 hrs')).toEqual({ days: 2, hours: 3 });
  expect(of('interval', 'PT2H30M')).toMatchObject({ hours: 2, minutes: 30 });
  expect(of('interval', 'долго')).toBe('import.problem.interval');
  expect(of({ kind: 'range', of: 'integer' }, '1 — 9')).toEqual({
    start: { value: 1, inclusive: true },
    end: { value: 9, inclusive: true },
  });
  expect(of({ kind: 'range', of: 'date' }, 'с 01.02.2026')).toEqual({
    start: { value: '2026-02-01', inclusive: true },
    end: null,
  });
  expect(of({ kind: 'range', of: 'decimal' }, '[1.5,2)')).toEqual({
    start: { value: '1.5', inclusive: true },
    end: { value: '2', inclusive: false },
  });
  expect(of({ kind: 'range', of: 'date' }, 'Без ограничений')).toEqual({ start: null, end: null });
  for (const text of ['Пусто', 'empty'])
    expect(of({ kind: 'range', of: 'date' }, text)).toEqual({
      start: null,
      end: null,
      isEmpty: true,
    });
  const window = of({ kind: 'range', of: 'instant' }, '22.11.2026, 10:00 — 22.11.2026, 14:00');
  expect(window).toMatchObject({
    start: { value: expect.stringMatching(/^2026-11-22T10:00:00/), inclusive: true },
    end: { value: expect.stringMatching(/^2026-11-22T14:00:00/), inclusive: false },
  });
  expect(of('json', '{"a":1}')).toEqual({ a: 1 });
  expect(of('json', '{a')).toBe('input.problem.json');
  expect(of('url', 'Mayumi’s (on the Web)#http://m.example#')).toBe(
    'Mayumi’s (on the Web)#http://m.example#',
  );
  expect(of('uuid', 'x')).toBe('input.problem.uuid');
  expect(of('email', 'a@b.example ')).toBe('a@b.example');
});

it('reads numbers of JSON with their digits', () => {
  const text = '{"id":9007199254740993,"sizes":[1e400]}';
  expect(JSON.stringify(of('json', text))).toBe(text);
});

const cellOf = {
  date: dateCell,
  time: timeCell,
  localDateTime: localMomentCell,
  instant: momentCell,
  decimal: numberCell,
  bigint: numberCell,
};

it.each<[keyof typeof cellOf, readonly string[]]>([
  [
    'date',
    ['infinity', '-infinity', '0044-03-15 BC', '4713-01-01 BC', '10000-01-01', '5874897-12-31'],
  ],
  [
    'time',
    ['24:00:00', '24:00:00+00', '14:30:00.123456-12:45', '00:00:00+15:59:59', '23:59:59.999999'],
  ],
  [
    'localDateTime',
    ['infinity', '-infinity', '0044-03-15T12:00:00 BC', '294276-12-31T23:59:59.999999'],
  ],
  [
    'instant',
    ['infinity', '-infinity', '0044-03-15T12:00:00+00:00 BC', '294276-12-31T23:59:59.999999+00:00'],
  ],
  ['decimal', ['NaN', 'Infinity', '-Infinity', `${'9'.repeat(200)}.${'1'.repeat(200)}`, '0.00']],
  ['bigint', ['4294967295', '-9223372036854775808', '18446744073709551615']],
])('reads a %s of a database as its export writes it', (kind, values) => {
  for (const value of values) {
    const cell = cellOf[kind](value);
    expect([value, cell && of(kind, cell)]).toEqual([value, value]);
    expect(of({ kind, list: true }, JSON.stringify([value]))).toEqual([value]);
    expect(of({ kind: 'range', of: kind }, `[${value},)`)).toEqual({
      start: { value, inclusive: true },
      end: null,
    });
  }
});

it('takes no word for an endless value that is none of its kind', () => {
  expect(of('date', 'infinite')).toBe('import.problem.date');
  expect(of('date', '24:00')).toBe('import.problem.date');
  expect(of('time', '24:01')).toBe('import.problem.time');
  expect(of('integer', 'NaN')).toBe('input.problem.integer');
  expect(of('float', 'Infinity')).toBe('input.problem.decimal');
});

it.each([
  ['-01:30:00', { hours: -1, minutes: -30, seconds: 0 }],
  ['-0:00:01.5', { hours: 0, minutes: 0, seconds: -1.5 }],
  ['−26:30', { hours: -26, minutes: -30, seconds: 0 }],
  ['26:30:00', { hours: 26, minutes: 30, seconds: 0 }],
  [
    'P-1Y-2M3DT-4H-5M-6.789S',
    { years: -1, months: -2, days: 3, hours: -4, minutes: -5, seconds: -6.789 },
  ],
])('reads the sign of an interval as that of all its clock: %s', (text, value) => {
  expect(of('interval', text)).toEqual(value);
});
