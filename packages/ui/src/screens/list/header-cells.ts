import type { FieldDescriptor } from '@admin/gql/resource';

import type { HeaderCell } from './layout-style.ts';

/** Header cells of a table with these columns. */
export function headerCells(
  table: HTMLTableElement,
  columns: readonly FieldDescriptor[],
): readonly { readonly cell: HeaderCell; readonly element: HTMLTableCellElement }[] {
  const elements = [...(table.tHead?.rows[0]?.cells ?? [])];
  const first =
    elements.length - columns.length - (elements.at(-1)?.dataset['menu'] === undefined ? 0 : 1);
  return elements.map((element, index) => {
    const column = columns[index - first];
    return {
      element,
      cell:
        column ??
        (index >= first ? 'menu' : element.dataset['select'] === undefined ? 'label' : 'choice'),
    };
  });
}
