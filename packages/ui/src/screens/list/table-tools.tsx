import type { RefObject } from 'react';

import { CellFilters } from './cell-filters.tsx';
import { CellTools } from './cell-tools.tsx';
import { ColumnStyle } from './column-style.tsx';
import { ExactTotal } from './exact-total.tsx';
import { PageSums } from './page-sums.tsx';
import type { RecordList } from './use-record-list.ts';

export { HeaderTool } from './header-tool.tsx';

export interface TableToolsProps extends RecordList {
  /** Event that requested the menu of a cell or a column before this component was loaded. */
  readonly early?: MouseEvent | KeyboardEvent | undefined;
  /** Whether the menu of cells listens for its own events. */
  readonly hasCellMenuRef?: RefObject<boolean> | undefined;
}

/** Tools for the columns, the cells and the total of a list. Loaded when the list is used. */
export function TableTools({ early, hasCellMenuRef, ...list }: TableToolsProps) {
  return (
    <>
      <ColumnStyle {...list} />
      <CellTools {...list} />
      <CellFilters {...list} early={early} hasCellMenuRef={hasCellMenuRef} />
      <PageSums {...list} />
      <ExactTotal {...list} />
    </>
  );
}
