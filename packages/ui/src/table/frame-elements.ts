/*
 * Elements in the frame of a list. They are looked up, since tables, cards and skeletons replace
 * each other in it, and their users stand beside the table and not above it.
 */

const scrollArea = '[data-scroll]';

/** What scrolls in a frame. */
export const scrollAreaOf = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(scrollArea) ?? null;

export const isScrollArea = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(scrollArea);

/** What scrolls around a cell. */
export const scrollAreaAround = (cell: HTMLElement): HTMLElement | null => cell.closest(scrollArea);

export const tableIn = (frame: HTMLElement | null): HTMLTableElement | null =>
  frame?.querySelector('table') ?? null;

/** The rows of the table that are in the page. */
export const rowsIn = (frame: HTMLElement): readonly HTMLTableRowElement[] => [
  ...(tableIn(frame)?.tBodies[0]?.rows ?? []),
];
