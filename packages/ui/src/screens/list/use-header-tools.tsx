import { useMemo } from 'react';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { HeaderTools } from '../../table/header-tools.ts';
import type { RecordList } from './use-record-list.ts';

const HeaderTool = lazyComponent(
  async () => (await import('./table-tools.tsx')).HeaderTool,
  null,
  true,
);

/** Tools for columns in the headers of a list, once the list is used. */
export function useHeaderTools(
  { toolbar }: RecordList,
  isUsed: boolean,
  early?: MouseEvent | KeyboardEvent,
): HeaderTools | null {
  const { descriptor, list, state, update, columns } = toolbar;
  return useMemo(
    () =>
      isUsed
        ? (column) => (
            <HeaderTool
              resource={descriptor.name}
              list={list}
              state={state}
              update={update}
              columns={columns}
              column={column}
              early={early}
            />
          )
        : null,
    [isUsed, descriptor, list, state, update, columns, early],
  );
}
