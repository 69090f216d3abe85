import type { FieldDescriptor } from '@admin/gql/resource';

import { headerCells } from './header-cells.ts';
import { widthProperty } from './layout-style.ts';

/**
 * Styles by which each column of a table stays as wide as it is now, or as is chosen. Cells need
 * not be measured then: the header tells the widths of a table that is laid out so, and no rule
 * counts the cells of a row, of which each that comes would have to be compared with all of them.
 */
export function fixedWidths(
  table: HTMLTableElement,
  columns: readonly FieldDescriptor[],
  chosen: Readonly<Record<string, number>> = {},
) {
  const widths = headerCells(table, columns).map(({ cell, element }, index) => {
    const width =
      (typeof cell === 'object' ? chosen[cell.name] : undefined) ??
      element.getBoundingClientRect().width;
    return `var(${widthProperty(index + 1)}, ${width}px)`;
  });
  const cells = widths.map((width, index) => [
    `& table[data-cards] > thead > tr > th:nth-child(${index + 1})`,
    { boxSizing: 'border-box', width, minWidth: width, maxWidth: width },
  ]);
  return {
    ...Object.fromEntries(cells),
    '& table[data-cards]': { tableLayout: 'fixed', width: `calc(${widths.join(' + ')})` },
  };
}
