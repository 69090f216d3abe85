import type { FieldDescriptor } from '@admin/gql/resource';

import { withWidth } from './arrange-columns.ts';
import { headerCells } from './header-cells.ts';
import type { TableLayout } from '../../storage/table-layout.ts';

/** Layout that includes the measured widths of these columns where it has none. */
export function withMeasuredWidths(
  layout: TableLayout,
  columns: readonly FieldDescriptor[],
  names: readonly string[],
  table: HTMLTableElement | null,
): TableLayout {
  if (!table) return layout;
  return headerCells(table, columns).reduce((known, { cell, element }) => {
    if (
      typeof cell !== 'object' ||
      !names.includes(cell.name) ||
      known.widths?.[cell.name] !== undefined
    )
      return known;
    return withWidth(known, cell.name, element.getBoundingClientRect().width);
  }, layout);
}
