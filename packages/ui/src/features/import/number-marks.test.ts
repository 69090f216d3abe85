import { describe, expect, it } from 'vitest';

import type { Cell } from '../../session-core/table-files/cell.ts';
import { createMarkReader, numberRead, readingOf, withoutGroups } from './number-marks.ts';

const cellOf = (text: string): Cell => ({ kind: 'text', text });

const reading = (language: string, ...texts: readonly string[]) => {
  const { read, marks } = createMarkReader();
  for (const [at, text] of texts.entries()) read({ at, cells: [cellOf(text)] });
  const [column] = marks();
  return column ? readingOf(column, language) : undefined;
};

describe('numbers of a column are read', () => {
  it.each([
    [['1,234', '12,50'], 'comma'],
    [['1,234', '0,125'], 'comma'],
    [['1,234', '1 234,567'], 'comma'],
    [['1.234', '1.234.567'], 'comma'],
    [['1.234', '12,5 ₽'], 'comma'],
    [['1,234', '12.50'], 'point'],
    [['1,234', '1,234,567'], 'point'],
    [['1,234', '−1,234.50'], 'point'],
    [['1,234', '$1,234.50', 'нет'], 'point'],
  ] as const)('as the clear ones among them say, in either language: %j', (texts, expected) => {
    expect(reading('ru', ...texts)).toEqual({ reading: expected });
    expect(reading('en', ...texts)).toEqual({ reading: expected });
  });

  it('as the language of the reader has it where none is clear, and that is said', () => {
    expect(reading('ru', '1,234', '12,500')).toEqual({ reading: 'comma', unsure: '1,234' });
    expect(reading('en', '1,234', '12,500')).toEqual({ reading: 'point', unsure: '1,234' });
    expect(reading('ru', '1.234')).toEqual({ reading: 'point', unsure: '1.234' });
    expect(reading('en', '1.234')).toEqual({ reading: 'point', unsure: '1.234' });
  });

  it('each by itself where some are written one way and some the other', () => {
    expect(reading('ru', '1,5', '1.5')).toEqual({});
    expect(reading('ru', '1,5', '1.5', '1,234')).toEqual({ unsure: '1,234' });
  });

  it('without a word about what is no number, or needs no reading', () => {
    for (const text of ['21.11.2026', '1234', 'a.b@c.example', '1,2,3', '8 (800) 555-35-35'])
      expect(reading('ru', text)).toBeUndefined();
    const { read, marks } = createMarkReader();
    read({ at: 1, cells: [{ kind: 'number', text: '1.234' }, null] });
    expect(marks()).toEqual([]);
  });
});

it('takes groups of thousands away, and nothing that is written otherwise than the column', () => {
  expect(withoutGroups('1,234,567.80', 'point')).toBe('1234567.80');
  expect(withoutGroups('−1.234,5', 'comma')).toBe('-1234.5');
  expect(withoutGroups('1,234', 'point')).toBe('1234');
  expect(withoutGroups('1,234', 'comma')).toBe('1.234');
  for (const [text, mark] of [
    ['12,5', 'point'],
    ['1.5', 'comma'],
    ['1,2345', 'point'],
    ['1.5,000', 'point'],
    ['1.5.5', 'point'],
  ] as const)
    expect(withoutGroups(text, mark)).toBeUndefined();
  expect(numberRead('1,234 ₽', 'point')).toBe('1234');
  expect(numberRead('1,234', undefined)).toBe('1.234');
});
