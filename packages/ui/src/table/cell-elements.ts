/* Elements around a cell, for listeners on the frame of a table. */

/** Pager of the list. */
export const pagerIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector('nav') ?? null;

/** The table of a cell. */
export const tableOf = (cell: Element | null): HTMLTableElement | null =>
  cell?.closest('table') ?? null;

/** Cell of a record at an event. */
export const cellAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null;

/** Row of a record at an event or around an element. */
export const rowAt = (target: EventTarget | null): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;
