import { describe, expect, it } from 'vitest';

import { quoteLongNumbers } from './exact-numbers.ts';

describe('numbers that JavaScript cannot hold', () => {
  it.each([
    ['{"id":9007199254740993}', '{"id":"9007199254740993"}'],
    ['{"id":-9223372036854775808}', '{"id":"-9223372036854775808"}'],
    ['[12345678901234567.89]', '["12345678901234567.89"]'],
    ['{"total":0.1234567890123456789}', '{"total":"0.1234567890123456789"}'],
  ])('become text: %s', (json, expected) => {
    expect(quoteLongNumbers(json)).toBe(expected);
    expect(() => JSON.parse(expected)).not.toThrow();
  });

  it.each([
    '{"id":9007199254740991}',
    '{"ratio":0.30000000000000004}',
    '{"small":1234567890.12}',
    '{"text":"9007199254740993 is not a number \\" 9007199254740993"}',
    '{"zeros":100000000000000000000}',
  ])('stay as they are when nothing is lost: %s', (json) => {
    expect(quoteLongNumbers(json)).toBe(json);
  });
});
