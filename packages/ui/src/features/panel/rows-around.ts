import { use, useEffect, useState } from 'react';

import { useCommands } from '../../commands/commands-context.tsx';
import { OpenRowsContext, type RowsAround } from '../../screens/list/open-rows.ts';

/** Id of the record that a row opens, as in addresses. */
export const idOfRow = (row: Element | null | undefined): string | undefined =>
  row instanceof HTMLElement ? row.dataset['opens']?.replace(/^.*\//, '') : undefined;

/** Row of a record, if the list shows it. */
export const rowOf = (
  rows: readonly HTMLTableRowElement[],
  id: string,
): HTMLTableRowElement | undefined => rows.find((row) => idOfRow(row) === id);

/** Nearest row of another record in a direction. A tree has rows that open none. */
function besides(
  row: Element | undefined,
  id: string,
  by: 'previousElementSibling' | 'nextElementSibling',
): string | undefined {
  for (let next = row?.[by]; next; next = next[by]) {
    const found = idOfRow(next);
    if (found !== undefined && found !== id) return found;
  }
  return undefined;
}

/** Ids of the neighbours of a record in the present list. */
export function useRowsAround(id: string): RowsAround {
  const [around, setAround] = useState<RowsAround>({ previous: undefined, next: undefined });
  const openRowsRef = use(OpenRowsContext);
  const commands = useCommands();
  useEffect(() => {
    const look = () => {
      const row = rowOf(commands.rows(), id);
      // A long list renders only the rows in view.
      const { previous, next } = openRowsRef?.current?.around(id) ?? {
        previous: besides(row, id, 'previousElementSibling'),
        next: besides(row, id, 'nextElementSibling'),
      };
      setAround((before) =>
        before.previous === previous && before.next === next ? before : { previous, next },
      );
    };
    look();
    const page = document.querySelector('main');
    const observer = new MutationObserver(look);
    if (page)
      observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-opens'] });
    return () => observer.disconnect();
  }, [id, openRowsRef, commands]);
  return around;
}
