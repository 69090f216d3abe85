import { act, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';

import { CommandsProvider, useRowTable } from '../../commands/commands-context.tsx';
import { OpenRowsContext, type RowsAround } from '../../screens/list/open-rows.ts';
import { idOfRow, useRowsAround } from './rows-around.ts';

/** A table whose rows open these records, `null` for a row that opens none, and what is around one. */
function open(id: string) {
  const seen: RowsAround[] = [];
  function Rows({ ids }: { readonly ids: readonly (string | null)[] }) {
    const table = useRef<HTMLTableElement>(null);
    useRowTable(table);
    return (
      <main>
        <table ref={table}>
          <tbody>
            {ids.map((each) => (
              <tr key={each} data-opens={each === null ? undefined : `/books/${each}`}>
                <td>{each}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    );
  }
  function Panel() {
    seen.push(useRowsAround(id));
    return null;
  }
  const page = (ids: readonly (string | null)[]) => (
    <CommandsProvider>
      <Rows ids={ids} />
      <Panel />
    </CommandsProvider>
  );
  return { page, around: () => seen.at(-1) };
}

it.each([
  [['a', 'b', 'c'], 'a', 'c'],
  [['b', 'c'], undefined, 'c'],
  [['a', 'b'], 'a', undefined],
  [['a', null, 'b', 'b2'], 'a', 'b2'],
  [['x'], undefined, undefined],
])('are in %j the rows of other records before and behind', (ids, previous, next) => {
  const { page, around } = open('b');
  render(page(ids));
  expect(around()).toEqual({ previous, next });
});

it('follow the list: another row before, another behind, none any more', async () => {
  const { page, around } = open('b');
  const { rerender } = render(page(['a', 'b', 'c']));
  rerender(page(['a2', 'b', 'c']));
  await waitFor(() => expect(around()).toEqual({ previous: 'a2', next: 'c' }));
  rerender(page(['a2', 'b', 'c2']));
  await waitFor(() => expect(around()).toEqual({ previous: 'a2', next: 'c2' }));
  rerender(page(['b']));
  await waitFor(() => expect(around()).toEqual({ previous: undefined, next: undefined }));
});

it('are those that the list itself knows, where not all of its rows are in the page', async () => {
  const { page, around } = open('b');
  const rows = {
    current: { around: (id: string) => ({ previous: `${id}0`, next: `${id}9` }), reveal: () => {} },
  };
  await act(async () =>
    render(<OpenRowsContext value={rows}>{page(['a', 'b', 'c'])}</OpenRowsContext>),
  );
  expect(around()).toEqual({ previous: 'b0', next: 'b9' });
});

it('have the id that ends their address', () => {
  const row = document.createElement('tr');
  expect([idOfRow(row), idOfRow(null)]).toEqual([undefined, undefined]);
  row.dataset['opens'] = '/authors/3/books/7';
  expect(idOfRow(row)).toBe('7');
});
