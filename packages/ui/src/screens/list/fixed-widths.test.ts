import { expect, it } from 'vitest';

import { fixedWidths } from './fixed-widths.ts';

it('gives widths to the header alone: cells of rows that come and go are compared with no rule', () => {
  document.body.innerHTML =
    '<table><thead><tr><th data-select></th><th>Номер</th></tr></thead></table>';
  const table = document.querySelector('table')!;
  const { '& table[data-cards]': whole, ...cells } = fixedWidths(
    table,
    [{ name: 'number', kind: 'string', nullable: false }],
    { number: 140 },
  );
  expect(whole).toEqual({
    tableLayout: 'fixed',
    width: 'calc(var(--column-1, 0px) + var(--column-2, 140px))',
  });
  expect(Object.keys(cells)).toEqual(
    [1, 2].map((place) => `& table[data-cards] > thead > tr > th:nth-child(${place})`),
  );
});
