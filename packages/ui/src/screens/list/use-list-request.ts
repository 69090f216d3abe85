import type { FieldDescriptor, ListDescriptor, ListRequest } from '@admin/gql/resource';
import { use, useMemo } from 'react';

import type { QueryRequest } from '../../data/data-client.ts';
import { rowsQuery } from '../../data/rows-query.ts';
import { useResources } from '../../resources/resources-context.tsx';
import type { ListState } from '../../resources/list-state.ts';
import { defaultPageSize, pageSizes } from '../../resources/page-sizes.ts';
import { conditions } from './lazy-condition-chips.ts';
import { useApplication } from '../../resources/use-application.ts';
import { readStored, writeStored } from '../../storage/stored.ts';

const key = 'admin.pageSize';
/**
 * Whether a condition may contain a period, or the address has more conditions. Only the code that
 * is loaded then can decide.
 */
export const needsConditions = ({ filters, rest }: ListState): boolean =>
  rest !== undefined || filters.some(({ value }) => String(value).startsWith('~'));

/** Request of a list in this state. */
export function listRequest(
  state: Omit<ListState, 'rest'>,
  columns: readonly FieldDescriptor[],
  application: string,
): ListRequest {
  const remembered = readStored(key, application);
  const pageSize =
    state.pageSize ?? pageSizes.find((size) => size === remembered) ?? defaultPageSize;
  return { ...state, pageSize, columns: columns.map(({ name }) => name) };
}

/**
 * First request of a growing list. Its page is small enough to be written into the cache and read
 * from it between two key presses.
 */
export const pieceOf = (request: ListRequest): ListRequest => ({
  ...request,
  pageSize: Math.min(request.pageSize, defaultPageSize),
});

/** Query of one slice of a growing list. @param page its position. @defaultValue the first */
export const pieceQuery = (
  list: ListDescriptor,
  request: ListRequest,
  page: Partial<ListRequest> = {},
): QueryRequest => rowsQuery(list, { ...pieceOf(request), ...page });

/** @param list absent: no condition has a period, and none is in a group */
export function useListRequest(
  state: ListState,
  columns: readonly FieldDescriptor[],
  list?: Pick<ListDescriptor, 'filters' | 'groups' | 'related'>,
): ListRequest {
  const resources = useResources();
  const application = useApplication();
  const code = needsConditions(state) ? use(conditions.load()) : undefined;
  const whole =
    code && list && use(code.withRelations(list, code.relationsIn(state.rest), resources).load());
  // Periods are resolved again when a list stays open over midnight.
  const today = code?.today();
  return useMemo(
    () =>
      listRequest(
        code ? { ...state, ...code.resolveConditions(whole, state, today) } : state,
        columns,
        application,
      ),
    [state, columns, application, whole, code, today],
  );
}

/** Stores the page size that the user chose for all lists of the application. */
export function rememberPageSize(pageSize: number, application: string): void {
  writeStored(key, pageSize, application);
}
