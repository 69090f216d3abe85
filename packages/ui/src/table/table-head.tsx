import type { ReactNode } from 'react';

import { ReaderText } from '../fields/reader-text.tsx';
import { useNames } from '../resources/use-names.ts';
import { ColumnHeader } from './column-header.tsx';
import type { Sorting } from './record-table.tsx';
import type { TableView } from './use-table-view.ts';

export interface TableHeadProps {
  readonly view: TableView;
  readonly sorting: Sorting | undefined;
  /** Checkbox in the header. */
  readonly choosePage: ReactNode;
}

/** Header row of a table. */
export function TableHead({ view, sorting, choosePage }: TableHeadProps) {
  const names = useNames();
  const sortable = new Set(sorting?.sortable);
  const { name, hasChoice, labelColumn, columns, menu } = view;
  return (
    <thead>
      <tr>
        {hasChoice && (
          <th scope="col" data-select="">
            {choosePage}
          </th>
        )}
        {labelColumn && (
          <th scope="col" data-title="" data-compact={labelColumn === 'compact' ? '' : undefined}>
            {labelColumn === 'compact' ? (
              <ReaderText>{names.record(name)}</ReaderText>
            ) : (
              names.record(name)
            )}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader
            key={column.name}
            field={column.field}
            label={column.label}
            own={column.own}
            isTitle={column.isTitle}
            sorting={sortable.has(column.name) ? sorting : undefined}
          />
        ))}
        {menu !== undefined && (
          <th scope="col" data-menu="">
            <ReaderText>{menu}</ReaderText>
          </th>
        )}
      </tr>
    </thead>
  );
}
