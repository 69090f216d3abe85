import type { FieldKind } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { formatFilterValue, parseFilterValue } from './filter-value-codec.ts';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

it.each<readonly [FieldKind, string, unknown]>([
  ['integer', '-7', -7],
  ['integer', '123456789012345', 123_456_789_012_345],
  ['bigint', '-9007199254740993', '-9007199254740993'],
  ['decimal', '-1.50', '-1.50'],
  ['float', '-1.5e-7', -1.5e-7],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['date', '2026-11-21', '2026-11-21'],
  ['date', '~lastWeek', '~lastWeek'],
  ['time', '10:30', '10:30'],
  ['time', '10:30:05.25+03:00', '10:30:05.25+03:00'],
  ['instant', '2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z'],
  ['instant', '~today', '~today'],
  ['localDateTime', '2026-11-21T10:00:00', '2026-11-21T10:00:00'],
  ['localDateTime', '~today', '~today'],
  ['uuid', uuid.toUpperCase(), uuid.toUpperCase()],
  ['enum', 'ANYTHING', 'ANYTHING'],
  ['string', '{"a":1}', '{"a":1}'],
  ['id', '7', '7'],
  ['json', '{"a":1}', { a: 1 }],
  ['object', '{"a":1}', { a: 1 }],
  ['interval', '{"days":1}', { days: 1 }],
  ['range', '{"start":null,"end":null}', { start: null, end: null }],
])('an address holds %s %s', (kind, text, value) => {
  expect(parseFilterValue({ kind }, text)).toEqual(value);
  expect(parseFilterValue({ kind }, formatFilterValue(value))).toEqual(value);
});

it.each<readonly [FieldKind, string]>([
  ['integer', '1.5'],
  ['integer', '1234567890123456'],
  ['integer', '7 '],
  ['bigint', '7n'],
  ['bigint', 'x7'],
  ['decimal', '1,5'],
  ['decimal', '1.'],
  ['decimal', '.5'],
  ['float', '1e'],
  ['boolean', 'yes'],
  ['boolean', 'TRUE'],
  ['date', '2026-11'],
  ['date', '2026-11-21T10:00'],
  ['date', '~'],
  ['time', '9:30'],
  ['time', '10:30:5'],
  ['instant', 'soon'],
  ['localDateTime', 'soon'],
  ['uuid', uuid.slice(1)],
  ['uuid', `${uuid}0`],
  ['json', '{'],
  ['string', ''],
  ['string', 'x'.repeat(2001)],
])('no %s is read from %s', (kind, text) => {
  expect(parseFilterValue({ kind }, text)).toBeUndefined();
});

it('reads of an enum the values that it has', () => {
  const status = { kind: 'enum', values: [{ value: 'NEW' }, { value: 'PAID' }] } as const;
  expect(['NEW', 'PAID', 'new', 'GONE'].map((text) => parseFilterValue(status, text))).toEqual([
    'NEW',
    'PAID',
    undefined,
    undefined,
  ]);
});

it('reads a text of 2000 characters', () => {
  const text = 'x'.repeat(2000);
  expect(parseFilterValue({ kind: 'string' }, text)).toBe(text);
});
