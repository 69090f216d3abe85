import { CellTools } from './cell-tools.tsx';
import { ColumnTools } from './column-tools.tsx';
import type { RecordList } from './use-record-list.ts';

/** What is done with the columns and the cells of a list. Loaded when the list is used. */
export function TableTools(list: RecordList) {
  return (
    <>
      <ColumnTools {...list} />
      <CellTools {...list} />
    </>
  );
}
