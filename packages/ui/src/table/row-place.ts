/** Place of a row among those of the list, from 0: of many rows, only some are rendered. */
export const rowPlace = (row: HTMLTableRowElement): number =>
  Number(row.getAttribute('aria-rowindex') ?? row.sectionRowIndex + 2) - 2;
