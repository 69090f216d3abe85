import { use, useEffect, useState } from 'react';

import { useCommands } from '../../commands/commands-context.tsx';
import { OpenRowsContext, type RowsAround } from '../../screens/list/open-rows.ts';

/** Id, as in addresses, of the record that a row opens. */
export const idOfRow = (row: Element | null | undefined): string | undefined =>
  row instanceof HTMLElement ? row.dataset['opens']?.replace(/^.*\//, '') : undefined;

/** The row of a record, where the list shows it. */
export const rowOf = (
  rows: readonly HTMLTableRowElement[],
  id: string,
): HTMLTableRowElement | undefined => rows.find((row) => idOfRow(row) === id);

/** The nearest row of another record, before or behind: a tree has rows that open none. */
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

/** Ids of the records before and behind one, as the list shows them now. */
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
