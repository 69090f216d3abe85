/** Position of a row in the list, from 0. A long list renders only some rows. */
export const rowPlace = (row: HTMLTableRowElement): number =>
  Number(row.getAttribute('aria-rowindex') ?? row.sectionRowIndex + 2) - 2;
