import { CellFilters } from './cell-filters.tsx';
import { CellTools } from './cell-tools.tsx';
import { ColumnTools } from './column-tools.tsx';
import { ExactTotal } from './exact-total.tsx';
import { PageSums } from './page-sums.tsx';
import type { RecordList } from './use-record-list.ts';

export interface TableToolsProps extends RecordList {
  /** What asked for the menu of a cell before this was loaded. */
  readonly early?: MouseEvent | KeyboardEvent | undefined;
}

/** What is done with the columns, the cells and the total of a list. Loaded when the list is used. */
export function TableTools({ early, ...list }: TableToolsProps) {
  return (
    <>
      <ColumnTools {...list} />
      <CellTools {...list} />
      <CellFilters {...list} early={early} />
      <PageSums {...list} />
      <ExactTotal {...list} />
    </>
  );
}
