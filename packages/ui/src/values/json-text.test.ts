import { expect, it } from 'vitest';

import { parseJson } from './json-text.ts';

it('reads any JSON value', () => {
  expect(parseJson('{"size": [1, 2.5, null]}')).toEqual({ size: [1, 2.5, null] });
  expect(parseJson('"text"')).toBe('text');
});

it('says in which line and column the text stops being JSON', () => {
  expect(parseJson('{\n  "size": 1,\n  color: 2\n}')).toMatchObject({
    problem: { values: { line: 3, column: 3 } },
  });
});

it('does not take a number that would be sent with other digits', () => {
  expect(parseJson('{"id": 12345678901234567890}')).toMatchObject({
    problem: { key: 'input.problem.jsonNumber', values: { number: '12345678901234567890' } },
  });
  expect(parseJson('[0.12345678901234567890]')).toMatchObject({
    problem: { key: 'input.problem.jsonNumber' },
  });
  expect(
    parseJson(
      '{"12345678901234567890": "12345678901234567890", "a": [0.1, 1.50, -9007199254740991, 2e5]}',
    ),
  ).toEqual({
    '12345678901234567890': '12345678901234567890',
    a: [0.1, 1.5, -9_007_199_254_740_991, 200_000],
  });
});

it('points at the end of a text that breaks off', () => {
  expect(parseJson('{\n  "size": ')).toMatchObject({ problem: { values: { line: 2 } } });
});
