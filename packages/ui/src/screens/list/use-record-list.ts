import type {
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import { useCallback, useMemo, useState } from 'react';

import type { RowRelations } from '../../actions/use-relations.ts';
import { useNames } from '../../resources/use-names.ts';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import { useLasting } from '../../kit/use-lasting.ts';
import { useRecords, type RecordsState } from '../../data/use-records.ts';
import { useTotal } from '../../data/use-total.ts';
import type { Sorting } from '../../table/record-table.tsx';
import { toggleSort } from './toggle-sort.ts';
import type { Columns } from '../../table/use-columns.ts';
import { useApplication } from '../../resources/use-application.ts';
import { rememberPageSize, useListRequest } from './use-list-request.ts';
import { usePaging } from './use-paging.ts';
import { useRecentRecord } from './use-recent-record.ts';
import { useRowControls } from './use-row-controls.ts';

/** A list at an address. */
export interface RecordListOptions {
  /** Resource of the listed records. */
  readonly descriptor: ResourceDescriptor;
  /** List of the descriptor, or a list that a record contains. */
  readonly list: ListDescriptor;
  /** Path of the address, without the query. */
  readonly path: string;
  /** Conditions, order, search and page of the address. */
  readonly state: ListState;
  /** Changes the state, and thereby the address. */
  readonly update: UpdateList;
  /** Shown columns, and those that can be chosen. */
  readonly columns: Columns;
  /** Title of the list. @defaultValue title of the resource */
  readonly title?: string | undefined;
  /** Path prefix of the record pages. @defaultValue the path of their resource */
  readonly recordsPath?: string | undefined;
  /**
   * Actions of the rows as links or child records of the record that owns the list. @defaultValue
   * none
   */
  readonly relations?: RowRelations | undefined;
}

const none: readonly ResourceRecord[] = [];

/**
 * State and functions of a list, grouped by the component that takes them: spread each group into
 * the component of its name.
 */
export function useRecordList(options: RecordListOptions) {
  const { list, state, columns } = options;
  const request = useListRequest(state, columns.shown, list);
  return useShownList(options, request, useRecords(list, request));
}

/** The same for rows that have been loaded. */
export function useShownList(
  {
    descriptor,
    list,
    path,
    title: ownTitle,
    recordsPath,
    relations,
    state,
    update,
    columns,
  }: RecordListOptions,
  request: ListRequest,
  rows: RecordsState,
) {
  const names = useNames();
  const application = useApplication();
  const title = ownTitle ?? names.title(descriptor.name);
  const conditions = JSON.stringify([state.search, state.filters, state.rest, state.view]);
  const [counted, countExactly] = useState<string>();
  const total = useTotal(descriptor, rows, counted === conditions);
  const paging = usePaging({ path, list, request, rows, total, update });
  const recent = useRecentRecord(path);
  const ready = rows.status === 'ready' ? rows : undefined;
  const isSlow = useLasting(ready?.isRefreshing ?? false);
  const records = ready?.records ?? none;
  const tools = useRowControls(descriptor, conditions, records, relations !== undefined);
  const refreshRows = ready?.refresh;
  const refreshTotal = total.refresh;
  const [refreshes, countRefresh] = useState(0);
  const refresh = useCallback(() => {
    refreshRows?.();
    refreshTotal();
    countRefresh((count) => count + 1);
  }, [refreshRows, refreshTotal]);
  const sorting = useSorting(list, state, update, paging.expectSort);
  const hasTools =
    (tools.state.chosen.size > 0 || tools.state.menu !== null) && descriptor.key !== null;
  return {
    title,
    rows,
    request,
    refresh,
    /** Identifies the content of the list. It changes with the conditions and with a refresh. */
    conditions: `${refreshes}${conditions}`,
    /**
     * Props of the frame around the table. They indicate a refresh that is under way, visibly once
     * it takes long.
     */
    frame: {
      'aria-busy': ready?.isRefreshing,
      'data-slow': isSlow ? '' : undefined,
      sx: columns.layout?.style,
    },
    /** Whether the table has rows to show. If not, `rows` has the reason. */
    hasRows: ready !== undefined && (records.length > 0 || ready.isStale),
    toolbar: { descriptor, list, state, update, columns, onRefresh: ready && refresh },
    table: {
      descriptor,
      columns: columns.shown,
      records,
      failures: ready?.failures,
      label: title,
      recordsPath,
      isStale: ready?.isStale && isSlow,
      recent,
      sorting,
      controls: tools.controls,
    },
    pager: {
      page: ready?.request.page ?? request.page,
      pageSize: request.pageSize,
      rows: records.length,
      total: total.total,
      isCounting: paging.isCounting,
      wanted: paging.wanted,
      hasNextPage: paging.hasNextPage,
      hasPreviousPage: paging.hasPreviousPage,
      isRandomAccess: paging.isRandomAccess,
      onPage: paging.goTo,
      // The cursor of the next page is in the answer to this one.
      onExpect: ready?.isStale ? undefined : paging.expect,
      onPageSize: (pageSize: number) => {
        rememberPageSize(pageSize, application);
        update({ pageSize });
      },
    },
    /**
     * Exact count of the matching records, when the server stops counting at a bound, and its
     * error.
     */
    exactly: {
      isAsked: counted === conditions,
      error: total.error,
      ask: (isAsked: boolean) => countExactly(isAsked ? conditions : undefined),
    },
    /** `undefined` while no row is chosen and no menu is open. */
    rowTools: hasTools
      ? {
          resource: descriptor,
          list,
          request,
          state: tools.state,
          setState: tools.setState,
          records,
          total: total.total,
          recordsPath,
          relations,
        }
      : undefined,
  };
}

function useSorting(
  list: ListDescriptor,
  { sort }: ListState,
  update: UpdateList,
  expectSort: ReturnType<typeof usePaging>['expectSort'],
): Sorting {
  return useMemo(
    () => ({
      // Further sort keys only make the order of pages unique.
      sort: sort.length > 0 ? sort : list.defaultSort.slice(0, 1),
      sortable: list.sortable,
      toggle: (field, add) => update({ sort: toggleSort(list, sort, field, add) }),
      expect: (field, add) => expectSort(toggleSort(list, sort, field, add)),
    }),
    [list, sort, update, expectSort],
  );
}

/** Return value of `useRecordList`: props for each component of a list, ready to be spread. */
export type RecordList = ReturnType<typeof useRecordList>;
