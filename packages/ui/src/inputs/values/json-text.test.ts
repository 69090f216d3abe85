import { expect, it } from 'vitest';

import { parseJson } from './json-text.ts';

it('reads any JSON value', () => {
  expect(parseJson('{"size": [1, 2.5, null]}')).toEqual({ size: [1, 2.5, null] });
  expect(parseJson('"text"')).toBe('text');
});

it('says in which line and column the text stops being JSON', () => {
  expect(parseJson('{\n  "size": 1,\n  color: 2\n}')).toMatchObject({ problem: { values: { line: 3, column: 3 } } });
});

it('points at the end of a text that breaks off', () => {
  expect(parseJson('{\n  "size": ')).toMatchObject({ problem: { values: { line: 2 } } });
});
