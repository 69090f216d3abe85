import { useEffect, useRef, type RefObject } from 'react';

import { focusChosen } from '../../commands/list-keys.ts';

const boxes = 'td[data-select] input';

/**
 * While records are chosen: Enter goes from a checkbox to what can be done, Escape takes the choice
 * back. The focus stays at the row where it is; from the bar, which goes away with the choice, it
 * comes to the last row that was chosen here.
 */
export function useChoiceKeys(bar: RefObject<HTMLElement | null>, clear: () => void): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    last.current =
      [...document.querySelectorAll<HTMLElement>(`tr[data-chosen] > ${boxes}`)].at(-1) ??
      last.current;
  });
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      // Of a list that is left, nothing is in the page.
      if (isLost && last.current?.isConnected === true) last.current.focus({ preventScroll: true });
    },
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === 'Enter' && target?.matches(boxes)) {
        event.preventDefault();
        focusChosen();
      }
      // Not that of a dialog over the list, which lies elsewhere in the page.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        (target?.closest('[data-cards]') || (target && bar.current?.contains(target)))
      ) {
        event.preventDefault();
        clear();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, clear]);
}
