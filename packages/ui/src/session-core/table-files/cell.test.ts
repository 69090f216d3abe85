import { afterEach, expect, it } from 'vitest';

import { cellValue } from '../../features/import/cell-value.ts';
import { momentCell } from './cell.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

it('tells the second of two hours that are one on the clock from the first, and gives both back', () => {
  process.env['TZ'] = 'Europe/Berlin';
  const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00.25Z', '2026-10-25T02:30:00Z'];
  const cells = moments.map(momentCell);
  expect(cells).toEqual([
    { kind: 'moment', text: '2026-10-25T02:30:00' },
    { kind: 'text', text: '2026-10-25 02:30:00.25+01:00' },
    { kind: 'moment', text: '2026-10-25T03:30:00' },
  ]);
  const words = {
    yes: '',
    no: '',
    unbounded: '',
    empty: '',
    value: ({ value }: { readonly value: string }) => value,
  };
  const read = cells.map((cell) =>
    new Date(String(cell && cellValue({ kind: 'instant' }, cell, words))).getTime(),
  );
  expect(read).toEqual(moments.map((moment) => Date.parse(moment)));
});
