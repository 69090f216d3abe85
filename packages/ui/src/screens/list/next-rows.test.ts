import { describe, expect, it } from 'vitest';

import { isSameRows, newRows, nextRows } from './next-rows.ts';

const range = (start: number, end: number) => ({ start, end });

describe('rows to render next', () => {
  it('are those that are wanted, where they are few enough', () => {
    expect(nextRows(range(0, 20), range(5, 28), range(8, 25), 12)).toEqual(range(5, 28));
    expect(nextRows(range(10, 30), range(3, 26), range(6, 23), 12)).toEqual(range(3, 26));
  });

  it('begin, after a jump, with the first in sight, and go on below and above', () => {
    const [wanted, sight] = [range(297, 323), range(300, 320)];
    expect(nextRows(range(0, 23), wanted, sight, 12)).toEqual(range(300, 312));
    expect(nextRows(range(300, 312), wanted, sight, 12)).toEqual(range(299, 323));
    expect(nextRows(range(299, 323), wanted, sight, 12)).toEqual(wanted);
  });

  it('are never more new ones than asked for, and none that is not wanted', () => {
    for (let start = 0; start < 60; start += 1) {
      for (const most of [3, 7, 40]) {
        const [rendered, wanted] = [range(start, start + 20), range(20, 46)];
        const next = nextRows(rendered, wanted, range(23, 43), most);
        expect(newRows(rendered, next)).toBeLessThanOrEqual(most);
        expect([next.start >= wanted.start, next.end <= wanted.end]).toEqual([true, true]);
      }
    }
  });
});

it('rendered rows are others where any of them, or the room around them, is another', () => {
  const rows = { start: 3, end: 9, before: 120, after: 400 };
  expect(isSameRows(rows, { ...rows })).toBe(true);
  expect(isSameRows(null, null)).toBe(true);
  expect(isSameRows(rows, null)).toBe(false);
  for (const name of ['start', 'end', 'before', 'after'] as const)
    expect(isSameRows(rows, { ...rows, [name]: 1 })).toBe(false);
});
