import { describe, expect, it } from 'vitest';

import {
  hideColumn,
  layoutContent,
  moveColumn,
  pinColumn,
  pinnedOf,
  showColumn,
  withDensity,
  withWidth,
  type Arrangement,
} from './arrange-columns.ts';
import { layoutStyle, type HeaderCell } from './layout-style.ts';

const arrangement = (text: string): Arrangement => {
  const parts = text.split(' ');
  return {
    names: parts.map((part) => part.replace('!', '')),
    layout: { pins: parts.filter((part) => part.endsWith('!')).map((part) => part.slice(0, -1)) },
  };
};
const said = (of: Arrangement) =>
  of.names.map((name) => (pinnedOf(of).includes(name) ? `${name}!` : name)).join(' ');

describe('columns', () => {
  it.each([
    ['a b c d', 'a', 2, 'b c a d'],
    ['a b c d', 'd', 0, 'd a b c'],
    ['a! b c', 'c', 0, 'c! a! b'],
    ['a! b! c', 'a', 1, 'b! a! c'],
    ['a! b! c', 'a', 2, 'b! c a'],
    ['a! b c', 'b', 0, 'b! a! c'],
    ['a! b c', 'c', 1, 'a! c b'],
    ['a b', 'b', 9, 'a b'],
  ])('of %s: %s at place %i is %s', (before, name, to, after) => {
    expect(said(moveColumn(arrangement(before), name, to))).toBe(after);
  });

  it('are pinned behind those that are, and stand first behind them when they are let go', () => {
    expect(said(pinColumn(arrangement('a! b c'), 'c', true))).toBe('a! c! b');
    expect(said(pinColumn(arrangement('a! b! c'), 'a', false))).toBe('b! a c');
  });

  it('come back where the list has them, never among those that are pinned', () => {
    const all = ['a', 'b', 'c', 'd'];
    expect(said(showColumn(arrangement('a d'), 'c', all))).toBe('a c d');
    expect(said(showColumn(arrangement('d! c'), 'a', all))).toBe('d! a c');
    expect(said(hideColumn(arrangement('a! b c'), 'a'))).toBe('b c');
  });

  it('have widths within reason, and none where that is taken back', () => {
    expect(withWidth({}, 'a', 100.4)).toEqual({ widths: { a: 100 } });
    expect(withWidth({ widths: { b: 90 } }, 'a', 1)).toEqual({ widths: { a: 48, b: 90 } });
    expect(layoutContent(withWidth({ widths: { a: 90 } }, 'a', undefined))).toBeNull();
    expect(layoutContent(withDensity({ style: {}, pins: [] }, 'compact'))).toEqual({
      density: 'compact',
    });
  });
});

describe('the style of a layout', () => {
  const rulesOf = (
    ...given: Parameters<typeof layoutStyle>
  ): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
    Object.values(layoutStyle(...given))[0];
  const header: readonly HeaderCell[] = [
    'choice',
    { name: 'a' },
    { name: 'b' },
    { name: 'c' },
    'menu',
  ];
  const cells = (place: number) => `& table[data-cards] > :not(tfoot) > tr > :nth-child(${place})`;

  it('counts the place of a pinned column from the widths of those before it', () => {
    const rules = rulesOf({ widths: { a: 100, b: 80 }, pins: ['a', 'b'] }, header);
    expect(rules[cells(2)]).toMatchObject({
      position: 'sticky',
      left: 'calc(36px)',
      width: 'var(--column-2, 100px)',
    });
    expect(rules[cells(3)]).toMatchObject({
      position: 'sticky',
      left: 'calc(36px + var(--column-2, 100px))',
      borderRight: 1,
    });
    expect(rules[cells(4)]).toBeUndefined();
  });

  it('keeps the table no wider than its columns where all of them have a width, and else as wide as its frame', () => {
    const table = '& table[data-cards]';
    expect(rulesOf({ widths: { a: 1, b: 1, c: 1 } }, header)[table]).toEqual({ width: 'auto' });
    expect(rulesOf({ widths: { a: 1, b: 1 } }, header)[table]).toBeUndefined();
  });

  it('says nothing of columns that are not there', () => {
    expect(rulesOf({ widths: { gone: 100 }, pins: ['gone'] }, header)).toEqual({});
  });
});
