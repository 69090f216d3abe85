import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { listText, splitList } from './list-text.ts';

it('several values in a cell are the same values when the cell is read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'б', ',', ' ', ';', '\n', '[', '.') })),
      (values) => {
        const text = listText(values);
        expect(text === undefined ? values : splitList(text)).toEqual(values);
      },
    ),
  );
  expect(listText(['Тверь', '1,5', 'a.b'])).toBe('Тверь, 1,5, a.b');
  expect(listText([])).toBe('');
});

it.each([[['a, b']], [['a;b']], [['a\nb']], [['']], [[' a']], [['a ']], [['[1']]])(
  'no text stands for %j',
  (values) => {
    expect(listText(values)).toBeUndefined();
  },
);

it('reads values as people write them', () => {
  expect(splitList('a, b;c;  d\ne\n\n')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(splitList('1,5')).toEqual(['1,5']);
});
