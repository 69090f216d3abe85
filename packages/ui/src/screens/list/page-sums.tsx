import type { FieldDescriptor } from '@admin/gql/resource';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { scrollAreaOf, tableIn } from '../../table/frame-elements.ts';
import type { ColumnLooks, TableColumn } from '../../resources/table-column.ts';
import { isNumeric } from '../../values/is-numeric.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { treeView } from '../../resources/list-state.ts';
import { TableFooter } from '../../table/table-footer.tsx';
import { headerCells } from './header-cells.ts';
import { isOfRoots, treeOf } from './tree-of.ts';
import type { RecordList } from './use-record-list.ts';
import { ListSums } from './list-sums.tsx';

/**
 * Sums of the chosen columns below the table: of the page, and of all records if the server adds
 * them up.
 */
export function PageSums(list: RecordList) {
  const {
    conditions,
    request,
    table: { descriptor, columns, records },
    toolbar: {
      list: shown,
      columns: { layout },
      state,
    },
  } = list;
  const text = useValueText(descriptor.name);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback(
    (mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null),
    [],
  );
  const table = useTable(frame);
  const [asked, ask] = useState<string>();
  const sums = columns.filter(({ name }) => layout?.sums?.includes(name));
  if (sums.length === 0) return null;
  const cells = table ? headerCells(table, columns).map(({ cell }) => cell) : [];
  const before = cells.findIndex((cell) => typeof cell === 'object');
  const summed = columns.map((column): TableColumn =>
    sums.includes(column) ? { ...column, looks: sumLooks(column) } : column,
  );
  const { count } = descriptor;
  // A tree requests its roots only, so its total is not that of all records.
  const tree = state.view === treeView ? treeOf(descriptor, shown) : undefined;
  const ofAll =
    tree && isOfRoots(request, tree)
      ? []
      : sums.filter(({ name }) => count?.summable?.includes(name));
  const frames = { columns: summed, text, before, after: cells.includes('menu') ? 1 : 0 };
  return (
    <>
      <span hidden ref={takeFrame} />
      {table &&
        before >= 0 &&
        createPortal(
          <TableFooter {...frames} records={records}>
            {count && ofAll.length > 0 ? (
              <ListSums
                {...frames}
                list={list}
                count={count}
                sums={ofAll}
                isAsked={asked === conditions}
                ask={(isAsked) => ask(isAsked ? conditions : undefined)}
              />
            ) : undefined}
          </TableFooter>,
          table,
        )}
    </>
  );
}

const sumLooks = (column: FieldDescriptor): ColumnLooks => ({
  select: undefined,
  render: undefined,
  isAtEnd: isNumeric(column),
  style: undefined,
  footer: 'sum',
});

/** Table in a frame. It changes when rows turn into cards and back. */
function useTable(frame: HTMLElement | null): HTMLTableElement | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      const area = scrollAreaOf(frame);
      if (area) observer.observe(area, { childList: true });
      return () => observer.disconnect();
    },
    [frame],
  );
  return useSyncExternalStore(subscribe, () => tableIn(frame));
}
