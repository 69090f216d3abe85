import { useEffect, type RefObject } from 'react';

/** While records are chosen: Enter goes from a checkbox to what can be done, Escape takes the choice back. */
export function useChoiceKeys(bar: RefObject<HTMLElement | null>, clear: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key === 'Enter' && target?.closest('[data-select] input')) {
        event.preventDefault();
        // To choose more is no use of what is chosen.
        [...(bar.current?.querySelectorAll('button') ?? [])].find((button) => !button.closest('[data-choose-all]'))?.focus();
      }
      // Not that of a dialog over the list, which lies elsewhere in the page.
      if (event.key === 'Escape' && !event.defaultPrevented && (target?.closest('[data-cards]') || (target && bar.current?.contains(target)))) {
        event.preventDefault();
        document.querySelector<HTMLElement>('td[data-select] input')?.focus();
        clear();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, clear]);
}
