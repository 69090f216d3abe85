import type { FieldDescriptor } from '@admin/gql/resource';

import { headerCells } from './header-cells.ts';
import { widthProperty } from './layout-style.ts';

/** Styles by which each column of a table stays as wide as it is now, but for those whose width is chosen. */
export function fixedWidths(table: HTMLTableElement, columns: readonly FieldDescriptor[], chosen: Readonly<Record<string, number>> = {}) {
  const rules = headerCells(table, columns).flatMap(({ cell, element }, index): (readonly [string, object])[] => {
    if (typeof cell === 'object' && chosen[cell.name] !== undefined) return [];
    const width = `var(${widthProperty(index + 1)}, ${element.getBoundingClientRect().width}px)`;
    return [[`& table[data-cards] > :not(tfoot) > tr > :nth-child(${index + 1})`, { boxSizing: 'border-box', width, minWidth: width, maxWidth: width }]];
  });
  return Object.fromEntries(rules);
}
