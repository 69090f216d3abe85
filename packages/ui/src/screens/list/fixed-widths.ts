import type { FieldDescriptor } from '@admin/gql/resource';

import { headerCells } from './header-cells.ts';
import { widthProperty } from './layout-style.ts';

/**
 * Styles that fix the width of each column at its present or chosen value. The table layout is then
 * determined by the header, without measuring cells and without a rule that counts the cells of
 * every new row.
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
