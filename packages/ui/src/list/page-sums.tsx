import type { FieldDescriptor } from '@admin/gql/resource';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { withDefined, type ColumnLooks } from '../define/defined.ts';
import { isNumeric } from '../fields/is-numeric.ts';
import { useValueText } from '../fields/use-value-text.ts';
import { TableFooter } from '../table/table-footer.tsx';
import { headerCells } from './header-cells.ts';
import type { RecordList } from './use-record-list.ts';

/** The sums that the user wants to see of columns, of what is on the page: below the table, which knows nothing of them. */
export function PageSums({ table: { descriptor, columns, records }, toolbar: { columns: { layout } } }: RecordList) {
  const text = useValueText(descriptor.name);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback((mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null), []);
  const table = useTable(frame);
  const sums = columns.filter(({ name }) => layout?.sums?.includes(name));
  if (sums.length === 0) return null;
  const cells = table ? headerCells(table, columns).map(({ cell }) => cell) : [];
  const before = cells.findIndex((cell) => typeof cell === 'object');
  const summed = columns.map((column) => (sums.includes(column) ? withDefined(column, sumLooks(column)) : column));
  return (
    <>
      <span hidden ref={takeFrame} />
      {table && before >= 0 && createPortal(<TableFooter columns={summed} records={records} text={text} before={before} after={cells.includes('menu') ? 1 : 0} />, table)}
    </>
  );
}

const sumLooks = (column: FieldDescriptor): ColumnLooks => ({ select: undefined, render: undefined, isAtEnd: isNumeric(column), style: undefined, Footer: TableFooter });

/** The table in a frame, also when it becomes another: rows turn into cards and back. */
function useTable(frame: HTMLElement | null): HTMLTableElement | null {
  const subscribe = useCallback((listener: () => void) => {
    const observer = new MutationObserver(listener);
    const area = frame?.querySelector('[data-scroll]');
    if (area) observer.observe(area, { childList: true });
    return () => observer.disconnect();
  }, [frame]);
  return useSyncExternalStore(subscribe, () => frame?.querySelector('table') ?? null);
}
