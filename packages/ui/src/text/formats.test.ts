import { describe, expect, it } from 'vitest';

import { createFormats } from './formats.ts';

const texts = {
  from: (value: string) => `с ${value}`,
  until: (value: string) => `до ${value}`,
  unbounded: 'без ограничений',
  empty: 'пусто',
};
const ru = createFormats('ru', texts);
const en = createFormats('en', texts);
/** Intl groups digits with spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('numbers', () => {
  it('shows every digit of a decimal, with a comma in Russian', () => {
    expect(plain(ru.decimal('1234567890123456789.1000'))).toBe('1 234 567 890 123 456 789,1000');
    expect(en.decimal('1234.50')).toBe('1,234.50');
    expect(ru.decimal('-0.05')).toBe('-0,05');
  });

  it('shows a 64-bit integer exactly', () => {
    expect(plain(ru.bigint('9007199254740993'))).toBe('9 007 199 254 740 993');
  });

  it('leaves alone what is no number', () => {
    expect(ru.decimal('NaN')).toBe('NaN');
    expect(ru.bigint('1e5')).toBe('1e5');
  });
});

describe('dates and times', () => {
  it('shows the day that the value names, whatever the time zone', () => {
    expect(ru.date('2026-11-21')).toBe('21.11.2026');
    expect(ru.date('0001-01-01')).toBe('01.01.0001');
    expect(en.date('2026-11-21')).toBe('21 Nov 2026');
  });

  it('leaves out seconds that are zero and keeps an offset', () => {
    expect(ru.time('14:30:00')).toBe('14:30');
    expect(ru.time('14:30:05.250+03')).toBe('14:30:05,250+03');
  });

  it('shows a local date and time as written', () => {
    expect(ru.localDateTime('2026-11-21T23:59:00')).toBe('21.11.2026, 23:59');
  });

  it('names the place of a zone whose clocks went by the sun', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Europe/Moscow';
    expect(
      [ru, en].map(({ language }) =>
        createFormats(language, texts).instantInFull('1905-05-05T10:00:00Z'),
      ),
    ).toEqual(['05.05.1905, 12:30:17 Москва', '5 May 1905, 12:30:17 Moscow Time']);
    expect(createFormats('ru', texts).instantInFull('2026-11-21T11:30:05Z')).toBe(
      '21.11.2026, 14:30:05 GMT+3',
    );
    process.env['TZ'] = zone;
  });

  it('leaves alone what is no date', () => {
    expect(ru.date('infinity')).toBe('infinity');
    expect(ru.instant('infinity')).toBe('infinity');
    for (const formats of [ru, en]) {
      expect(formats.date('0044-03-15 BC')).toBe('0044-03-15 BC');
      expect(formats.instant('0044-03-15T12:00:00+00:00 BC')).toBe('0044-03-15T12:00:00+00:00 BC');
      expect(formats.localDateTime('0044-03-15T12:00:00 BC')).toBe('0044-03-15T12:00:00 BC');
      expect(formats.localDateTime('-infinity')).toBe('-infinity');
      const end = { value: 'infinity', inclusive: false };
      expect(
        formats.range({ start: { value: '0044-03-15 BC', inclusive: true }, end }, 'date'),
      ).toBe('0044-03-15 BC — infinity');
    }
    expect([ru.time('24:00:00'), ru.decimal('NaN'), ru.decimal('-Infinity')]).toEqual([
      '24:00',
      'NaN',
      '-Infinity',
    ]);
  });
});

describe('intervals and ranges', () => {
  it('names the parts of an interval that are not zero', () => {
    expect(plain(ru.interval({ days: 2, hours: 3, minutes: 0 }))).toBe('2 дн. 3 ч');
    expect(plain(ru.interval({}))).toBe('0 с');
  });

  it('shows the last day that belongs to a range', () => {
    const january = {
      start: { value: '2026-01-01', inclusive: true },
      end: { value: '2026-02-01', inclusive: false },
    };
    expect(ru.range(january, 'date')).toBe('01.01.2026 — 31.01.2026');
  });

  it('names an open end', () => {
    expect(ru.range({ start: { value: '10.5', inclusive: true }, end: null }, 'decimal')).toBe(
      'с 10,5',
    );
    expect(ru.range({ start: null, end: { value: 8, inclusive: false } }, 'integer')).toBe('до 7');
    expect(ru.range({ start: null, end: null }, 'date')).toBe('без ограничений');
  });

  it('tells a range without values from one without ends', () => {
    expect(ru.range({ start: null, end: null, isEmpty: true }, 'date')).toBe('пусто');
  });
});

it('shows a size in the largest unit that keeps a digit in front', () => {
  expect(plain(ru.bytes(1_430_000))).toBe('1,4 МБ');
  expect(plain(ru.bytes(0))).toBe('0 Б');
});

it('writes amounts by the digits and the sign of their currency, exactly', () => {
  expect(ru.money('1299', 'EUR', true)).toBe('12,99\u00a0€');
  expect(ru.money('1299', 'RUB', true)).toBe('12,99\u00a0₽');
  expect(ru.money('1299', 'JPY', true)).toBe('1\u00a0299\u00a0¥');
  expect(ru.money('12.5', 'EUR')).toBe('12,50\u00a0€');
  expect(ru.money('9007199254740993107', 'EUR', true)).toBe(
    '90\u00a0071\u00a0992\u00a0547\u00a0409\u00a0931,07\u00a0€',
  );
  expect(ru.money('1299', undefined, true)).toBe('12,99');
  expect(ru.money('1299.5', 'EUR', true)).toBe('12,995\u00a0€');
});
