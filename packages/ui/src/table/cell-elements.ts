/* Elements around a cell, for those who listen to the frame of a table. */

/** The navigation among the pages of the list. */
export const pagerIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector('nav') ?? null;

/** The table of a cell. */
export const tableOf = (cell: Element | null): HTMLTableElement | null =>
  cell?.closest('table') ?? null;

/** The cell of a record that an event happens in. */
export const cellAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null;

/** The row of a record that an event happens in, or an element is in. */
export const rowAt = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;
