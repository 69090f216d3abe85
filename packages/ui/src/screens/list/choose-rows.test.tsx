import type { ResourceRecord } from '@admin/gql/resource';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wholePage } from '../../table/row-controls.ts';
import { chooseNothing, rowChange, settle, type RowsState } from './choose-rows.ts';

const records: readonly ResourceRecord[] = ['1', '2', '3', '4'].map((id) => ({ id }));
const nothing: RowsState = { chosen: new Map(), problems: new Map(), anchor: null, menu: null };

/** A control of each row and of the page: what is chosen after each press. */
function open(initial: Partial<RowsState> = {}) {
  let state: RowsState = { ...nothing, ...initial };
  const control = (name: string, row: number) => (
    <button
      key={name}
      onClick={(event) => {
        state = rowChange(event, row, { key: ['id'], records, state })(state);
      }}
    >
      {name}
    </button>
  );
  render(
    <>
      {control('all', wholePage)}
      {records.map((_, row) => control(String(row + 1), row))}
      <div data-menu="">{control('menu', 1)}</div>
    </>,
  );
  const press = (name: string, shiftKey = false) => {
    fireEvent.click(screen.getByRole('button', { name }), { shiftKey });
    return [...state.chosen.keys()].toSorted().join('');
  };
  return { press, state: () => state };
}

it('chooses a row, gives it up, and begins a range with the last one', () => {
  const { press } = open();
  expect(press('1')).toBe('1');
  expect(press('3', true)).toBe('123');
  expect(press('3')).toBe('12');
  // The range is what its last row becomes.
  expect(press('1', true)).toBe('');
  expect(press('4', true)).toBe('1234');
});

it('begins with the row itself where none was chosen before, or it is on another page', () => {
  expect(open().press('3', true)).toBe('3');
});

it('begins with the row itself where the one before is on another page', () => {
  expect(open({ anchor: '9', chosen: new Map([['9', { id: '9' }]]) }).press('3', true)).toBe('39');
});

it('chooses the page, then nothing of it, and leaves other pages', () => {
  const { press } = open({ chosen: new Map([['9', { id: '9' }]]) });
  press('2');
  expect(press('all')).toBe('12349');
  expect(press('all')).toBe('9');
  expect(press('4')).toBe('49');
});

it('opens the menu of its row, and chooses nothing', () => {
  const { press, state } = open();
  expect(press('menu')).toBe('');
  expect(state().menu).toEqual({
    record: records[1],
    anchor: screen.getByRole('button', { name: 'menu' }),
  });
});

it('says of a row why nothing was done with it until it is no longer chosen', () => {
  const chosen = new Map(records.map((record) => [String(record['id']), record]));
  const after = settle({ done: ['1', '2'], problems: new Map([['3', 'Под замком']]) })({
    ...nothing,
    chosen,
  });
  expect([[...after.chosen.keys()], [...after.problems]]).toEqual([
    ['3', '4'],
    [['3', 'Под замком']],
  ]);
  const { press, state } = open(after);
  press('4');
  expect(state().problems.size).toBe(1);
  press('3');
  expect(state().problems.size).toBe(0);
  expect(chooseNothing(after)).toMatchObject({ chosen: new Map(), problems: new Map() });
});
