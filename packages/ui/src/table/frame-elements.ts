/*
 * Elements in the frame of a list, found by selector: tables, cards and skeletons replace each
 * other in it, and the code that uses them is not among their ancestors.
 */

const scrollArea = '[data-scroll]';

/** Scroll container of a frame. */
export const scrollAreaOf = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(scrollArea) ?? null;

export const isScrollArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(scrollArea);

/** Scroll container of a cell. */
export const scrollAreaAround = (cell: HTMLElement): HTMLElement | null => cell.closest(scrollArea);

export const tableIn = (frame: HTMLElement | null): HTMLTableElement | null =>
  frame?.querySelector('table') ?? null;

/** Rows of the table in the DOM. */
export const rowsIn = (frame: HTMLElement): readonly HTMLTableRowElement[] => [
  ...(tableIn(frame)?.tBodies[0]?.rows ?? []),
];
