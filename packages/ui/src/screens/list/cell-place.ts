import { pressedShortcuts } from '../../commands/shortcuts.ts';
import { cellAt, rowAt } from '../../table/cell-elements.ts';
import { rowPlace } from '../../table/row-place.ts';
import { asksForCell } from './asks-for-cell.ts';

/** Position of a menu about values. */
export interface CellPlace {
  readonly anchor: HTMLElement;
  readonly row: number;
  /** Position of the cell among those of fields, counted from the end of the row. Absent: the row. */
  readonly fromEnd?: number;
}

/**
 * Place of an event: the cell below the pointer, or for the key `f` the cell or row with the focus.
 * Links and controls keep the menu of the browser.
 */
export function cellPlace(event: MouseEvent | KeyboardEvent): CellPlace | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const cell = cellAt(target);
  const row = rowAt(cell);
  if (!target || !cell || !row) return null;
  const cells = [...row.cells].filter(
    ({ tagName, dataset }) => tagName === 'TD' && !('select' in dataset) && !('menu' in dataset),
  );
  const ofCell = { anchor: cell, row: rowPlace(row), fromEnd: cells.length - cells.indexOf(cell) };
  if ('key' in event) {
    const types = target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
    if (types || !pressedShortcuts(event).includes('narrow')) return null;
    return target === cell ? ofCell : { anchor: target, row: rowPlace(row) };
  }
  return asksForCell(event) ? ofCell : null;
}
