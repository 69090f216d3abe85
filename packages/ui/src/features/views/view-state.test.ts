import { describe, expect, it } from 'vitest';

import { readViewsFile, writeViewsFile } from './views-file.ts';
import { sampleDescriptors } from '../../testing/index.ts';
import { isSameView, movedPosition, positionBetween, stateIn, viewOf } from './view-state.ts';
import type { SavedView } from '../../storage/view-store.ts';

const view = (position: number): SavedView => ({
  id: String(position),
  name: 'Новые',
  query: 'status.in=NEW',
  columns: ['number'],
  isShared: true,
  isDefault: true,
  mayChange: true,
  position,
  revision: 3,
});

describe('a view', () => {
  it('is the same with its conditions in another order, and another with other columns', () => {
    const [one, other] = [
      { query: 'a.eq=1&b.in=x', columns: null },
      { query: 'b.in=x&a.eq=1', columns: null },
    ];
    expect(isSameView(one, other)).toBe(true);
    expect(isSameView(one, { ...other, columns: ['a'] })).toBe(false);
    expect(
      isSameView({ query: 'a.eq=1%26b', columns: null }, { query: 'a.eq=1&b=', columns: null }),
    ).toBe(false);
  });

  it('stands between two others, before the first and behind the last', () => {
    expect([
      positionBetween(view(1), view(2)),
      positionBetween(undefined, view(1)),
      positionBetween(view(2), undefined),
    ]).toEqual([1.5, 0, 3]);
  });

  it('moves by one place, and past what leaves no room', () => {
    const at = (...positions: readonly number[]) =>
      positions.map((position, index) => ({ ...view(position), id: String(index) }));
    const order = (views: readonly SavedView[], from: number, by: -1 | 1) => {
      const position = movedPosition(views, views[from]!, by);
      return views
        .map((each, index) => (index === from ? { ...each, position } : each))
        .toSorted(
          (one, other) => one.position - other.position || Number(one.id) - Number(other.id),
        )
        .map(({ id }) => id)
        .join('');
    };
    expect([
      order(at(1, 2, 3), 0, 1),
      order(at(1, 2, 3), 1, 1),
      order(at(1, 2, 3), 2, -1),
      order(at(1, 2, 3), 1, -1),
    ]).toEqual(['102', '021', '021', '102']);
    // Two people have made one each at the same time.
    expect([
      order(at(1, 2, 2), 0, 1),
      order(at(2, 2, 3), 2, -1),
      order(at(1, 2, 2), 1, 1),
      order(at(1, 1, 1), 2, -1),
    ]).toEqual(['120', '201', '021', '201']);
  });

  it('comes back from a file as it was written, without whose it was', () => {
    const { name, query, columns, isShared, position } = view(1);
    expect(readViewsFile('orders', writeViewsFile('orders', [view(1)]))).toEqual([
      { name, query, columns, isShared, position },
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['of another list', writeViewsFile('customers', [view(1)])],
    ['with half a view', '{"list":"orders","views":[{"name":"x"}]}'],
    ['with nothing', 'null'],
  ])('is not read from a file %s', (_what, text) => {
    expect(readViewsFile('orders', text)).toBeUndefined();
  });

  it.each([
    [{ columns: ['a', 'b'] }, { columns: ['b', 'a'] }, false],
    [{ columns: ['a', 'b'] }, { columns: ['a', 'b'] }, true],
    [{ columns: [] }, { columns: null }, false],
    [{ query: 'a.in=1&a.in=2' }, { query: 'a.in=1' }, false],
    [{ layout: { widths: { a: 1, b: 2 } } }, { layout: { widths: { b: 2, a: 1 } } }, true],
    [{ layout: { widths: { a: 1 } } }, { layout: { widths: { a: 2 } } }, false],
    [{ layout: { pins: ['a'] } }, { layout: { pins: ['b'] } }, false],
    [{ layout: { sums: ['a'] } }, {}, false],
    [{ layout: { density: 'compact' } }, { layout: { density: 'comfortable' } }, false],
    [{ layout: { grows: true } }, { layout: { grows: false } }, false],
    [{ layout: null }, {}, true],
  ] as const)('%j and %j are the same: %s', (one, other, isSame) => {
    const plain = { query: '', columns: null };
    expect(isSameView({ ...plain, ...one }, { ...plain, ...other })).toBe(isSame);
  });

  it('holds conditions and order of the list, and no page of it', () => {
    const list = sampleDescriptors.books.list!;
    const address = 'q=a&status.in=DRAFT&sort=-pages';
    const shown = [{ name: 'title', kind: 'string', nullable: false }] as const;
    const state = stateIn({ query: `${address}&page=3&size=50&view=new` }, list);
    expect(viewOf(state, { shown, isDefault: false, layout: { pins: ['title'] } })).toEqual({
      query: `view=new&${address}`,
      columns: ['title'],
      layout: { pins: ['title'] },
    });
    expect(
      viewOf({ ...state, view: '', isPaged: true }, { shown, isDefault: true, layout: null }),
    ).toMatchObject({ query: address, columns: null });
  });
});
