import { useEffect, useRef, type RefObject } from 'react';

import { useCommands } from '../../commands/commands-context.tsx';
import { checkboxOf, currentRow } from '../../commands/list-keys.ts';

/**
 * Keys while records are chosen: Enter moves from a checkbox to the actions, Escape clears the
 * choice. The focus stays in its row. From the bar, which disappears with the choice, it moves to
 * the last row chosen here.
 */
export function useChoiceKeys(bar: RefObject<HTMLElement | null>, clear: () => void): void {
  const commands = useCommands();
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const chosen = commands.rows().findLast(({ dataset }) => 'chosen' in dataset);
    last.current = checkboxOf(chosen) ?? last.current;
  });
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      // Nothing of a list that was left is in the page.
      if (isLost && last.current?.isConnected === true) last.current.focus({ preventScroll: true });
    },
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = currentRow(commands.rows(), target);
      if (event.key === 'Enter' && row && target === checkboxOf(row)) {
        event.preventDefault();
        commands.run('rows.act');
      }
      // Not handled in a dialog over the list, which is elsewhere in the DOM.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        (row !== null || (target && bar.current?.contains(target)))
      ) {
        event.preventDefault();
        clear();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, clear, commands]);
}
