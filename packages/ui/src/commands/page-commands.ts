import { useEffect } from 'react';

/** Something that can be done on the page that is open. */
export interface PageCommand {
  readonly title: string;
  readonly run: () => void;
}

const offered = new Set<readonly PageCommand[]>();

/** Offers commands that a menu hides, as long as they are there. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    offered.add(commands);
    return () => void offered.delete(commands);
  }, [commands]);
}

/** Buttons and links that stand on the page outside its tables, sections and forms. */
const controls =
  ':is(main button, main header a):not(main :is(table, nav, dl, form, section:not([data-panel], [data-choice-bar]), [data-panel] header) *)';

/** What can be done on the page: what it hides in menus, and what stands there. */
export function pageCommands(): readonly PageCommand[] {
  const standing = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const title = (control.getAttribute('aria-label') ?? control.textContent).trim();
    const isUsable =
      !control.matches(':disabled, [aria-disabled=true], [aria-current]') &&
      (typeof control.checkVisibility !== 'function' || control.checkVisibility());
    return title !== '' && isUsable ? [{ title, run: () => control.click() }] : [];
  });
  const all = [...[...offered].flat(), ...standing];
  return all.filter(({ title }, at) => all.findIndex((other) => other.title === title) === at);
}
