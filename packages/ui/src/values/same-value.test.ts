import { describe, expect, it } from 'vitest';

import { isSameJson, isSameValue } from './same-value.ts';
import { UnparsedText } from './unparsed-text.ts';
import type { ValueDescriptor } from './value-descriptor.ts';

const typed = (text: string) => new UnparsedText(text, { key: 'input.problem.decimal' });
const range = (start: unknown, end: unknown, inclusive = false) => ({
  start: { value: start, inclusive: true },
  end: { value: end, inclusive },
});
const address: ValueDescriptor = {
  kind: 'object',
  inputs: [
    { name: 'address.city', kind: 'string', nullable: true, required: false, value: () => null },
    { name: 'address.area', kind: 'decimal', nullable: true, required: false, value: () => null },
  ],
};

describe('a value that is written another way is the same', () => {
  it.each<readonly [ValueDescriptor, unknown, unknown]>([
    [{ kind: 'string' }, '', null],
    [{ kind: 'string', list: true }, [], undefined],
    [{ kind: 'decimal' }, '1.50', '1.5'],
    [{ kind: 'bigint' }, '007', 7],
    [{ kind: 'instant' }, '2026-11-21T10:00:00+03:00', '2026-11-21T07:00:00.000Z'],
    [{ kind: 'time' }, '10:00:00.500', '10:00:00.5'],
    [{ kind: 'localDateTime' }, '2026-11-21T10:00:00.000', '2026-11-21T10:00:00'],
    [{ kind: 'time' }, '10:00:00.00+03', '10:00:00+03'],
    [
      { kind: 'uuid' },
      '0F8FAD5B-D9CB-469F-A165-70867728950E',
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    ],
    [{ kind: 'id' }, 7, '7'],
    [{ kind: 'interval' }, { days: 1, hours: 0 }, { days: '1', months: null }],
    [{ kind: 'range', of: 'integer' }, range(1, 10), range(1, 9, true)],
    [{ kind: 'range', of: 'decimal' }, range('1.0', '2'), range('1', '2.00')],
    [address, { city: '', area: '1.0', note: 'x' }, { city: null, area: '1' }],
    [{ kind: 'object' }, { a: 1, b: 2 }, { b: 2, a: 1 }],
    [{ kind: 'json' }, { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [{ kind: 'reference' }, { id: '7' }, { id: '7' }],
    [{ kind: 'decimal', list: true }, ['1.0', '2'], ['1', '2.0']],
    [{ kind: 'decimal' }, typed('12,'), typed('12,')],
  ])('%j: %j and %j', (descriptor, a, b) => {
    expect([isSameValue(descriptor, a, b), isSameValue(descriptor, b, a)]).toEqual([true, true]);
  });
});

describe('another value is not', () => {
  it.each<readonly [ValueDescriptor, unknown, unknown]>([
    [{ kind: 'string' }, 'a', null],
    [{ kind: 'string' }, 'a', 'A'],
    [{ kind: 'integer' }, 0, null],
    [{ kind: 'boolean' }, false, null],
    [{ kind: 'decimal' }, '1.5', '1.51'],
    [{ kind: 'bigint' }, '9007199254740993', '9007199254740992'],
    [{ kind: 'instant' }, '2026-11-21T10:00:00+03:00', '2026-11-21T10:00:00Z'],
    [{ kind: 'time' }, '10:00:00.5', '10:00:00.05'],
    [{ kind: 'localDateTime' }, '2026-11-21T10:00:00', '2026-11-21T10:00:10'],
    [{ kind: 'id' }, '7', '07'],
    [{ kind: 'interval' }, { days: 1 }, { days: 1, seconds: 1 }],
    [{ kind: 'interval' }, { days: 1 }, 'P1D'],
    [{ kind: 'range', of: 'decimal' }, range('1', '2'), range('1', '3')],
    [{ kind: 'range', of: 'decimal' }, range('1', '2'), range('0', '2')],
    [{ kind: 'range', of: 'decimal' }, range('1', '2'), '[1,2)'],
    [address, { city: 'Тверь', area: '1' }, { city: 'Тверь', area: '2' }],
    [address, { city: 'Тверь' }, 'Тверь'],
    [{ kind: 'json' }, { a: 1 }, { a: 1, b: 2 }],
    [{ kind: 'json' }, [1, 2], [2, 1]],
    [{ kind: 'json' }, [1], { 0: 1 }],
    [{ kind: 'reference' }, { id: '7' }, { id: '8' }],
    [{ kind: 'string', list: true }, ['a', 'b'], ['a']],
    [{ kind: 'string', list: true }, ['a', 'b'], ['b', 'a']],
    [{ kind: 'decimal' }, typed('12,'), typed('13,')],
    [{ kind: 'decimal' }, typed('12'), '12'],
  ])('%j: %j and %j', (descriptor, a, b) => {
    expect([isSameValue(descriptor, a, b), isSameValue(descriptor, b, a)]).toEqual([false, false]);
  });

  it('JSON with a key of its prototype, and with what was typed within it', () => {
    expect(isSameJson({ a: undefined }, { toString: undefined })).toBe(false);
    expect(isSameJson({ constructor: Object }, { other: 1 })).toBe(false);
    expect(isSameJson([typed('1,')], [typed('1,')])).toBe(true);
    expect(isSameJson([typed('1,')], [typed('2,')])).toBe(false);
  });
});
