import { expect, it, vi } from 'vitest';

import { hasQuotedNumber, parseExactJson, parseJson } from './json-text.ts';

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

it('keeps every number with its digits where it can be sent so', () => {
  const text =
    '{"id":9007199254740993,"sizes":[1,0.12345678901234567890,1e400,-12345678901234567890],"text":"9007199254740993"}';
  expect(JSON.stringify(parseExactJson(text))).toBe(text);
  expect(parseJson('[1e400]')).toMatchObject({ problem: { values: { number: '1e400' } } });
  expect(parseExactJson('[1.50, 2e5, 0.1]')).toEqual([1.5, 200_000, 0.1]);
});

it('takes numbers in quotes for text where the others stand without', () => {
  expect(
    ['{"a": "9007199254740993"}', '[["9007199254740993"]]', '[1, "9007199254740993"'].map(
      hasQuotedNumber,
    ),
  ).toEqual([false, false, false]);
});

it('knows numbers in quotes that no JavaScript number holds', () => {
  expect(['"9007199254740993"', '[1, "-0.12345678901234567890"]'].map(hasQuotedNumber)).toEqual([
    true,
    true,
  ]);
  expect(
    ['{"9007199254740993": 1}', '["9007199254740992"]', '["2026-11-21T14:30:00"]', '[1]'].map(
      hasQuotedNumber,
    ),
  ).toEqual([false, false, false, false]);
});

it('finds the place by the line and column that another engine names', () => {
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new SyntaxError('JSON.parse: expected property name at line 2 column 3 of the JSON data');
  });
  const problem = parseJson('{\n  color: 2\n}');
  parse.mockRestore();
  expect(problem).toMatchObject({ problem: { values: { line: 2, column: 3 } } });
});

it('refuses a number that becomes nothing, and takes zeros', () => {
  expect(parseJson('[1e-400]')).toMatchObject({ problem: { values: { number: '1e-400' } } });
  expect(parseJson('[0e-400, 0.0, -0, 1e308]')).toEqual([0, 0, -0, 1e308]);
  expect(parseJson(String.raw`["a \"1e999\" b"]`)).toEqual(['a "1e999" b']);
});
