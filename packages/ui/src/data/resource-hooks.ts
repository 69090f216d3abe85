import type { AnyRegistry, AnyResourceTypes, ListRequest, Total } from '@admin/gql/resource';
import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { useResource } from './use-resource.ts';
import { useRecords, type RecordsState } from './use-records.ts';
import type { FiltersBy, Selected, SortBy } from '../resources/definition-types.ts';
import { conditionsOf, sortKeys, type DefinedFilters } from '../resources/resource-definition.ts';

/** Request of a custom page for records of a resource. */
export interface RecordsOptions<
  T extends AnyResourceTypes,
  TColumns extends readonly T['columns'][],
> {
  /** Fetched in addition to the key and the label. */
  readonly columns: TColumns;
  /** Conditions; all of them must hold. @defaultValue every record */
  readonly filters?: FiltersBy<T['filters']>;
  /** @defaultValue that of the resource */
  readonly sort?: SortBy<T> | readonly SortBy<T>[];
  /** Greatest number of records. @defaultValue 10 */
  readonly first?: number;
}

/** `RecordsState` typed by the requested fields. */
export type TypedRecords<TRecord> =
  | Exclude<RecordsState, { readonly status: 'ready' }>
  | (Omit<Extract<RecordsState, { readonly status: 'ready' }>, 'records'> & {
      readonly records: readonly TRecord[];
    });

/** Typed hooks of a project. They suspend until the module of the resource is loaded. */
export interface ResourceHooks<TRegistry extends AnyRegistry> {
  /** Records of a resource, from the cache and then from the server. They are updated after writes. */
  readonly useRecordsOf: <
    TName extends keyof TRegistry & string,
    const TColumns extends readonly TRegistry[TName]['columns'][],
  >(
    resource: TName,
    asked: RecordsOptions<TRegistry[TName], TColumns>,
  ) => TypedRecords<Selected<TRegistry[TName], TColumns[number]>>;
  /**
   * Number of records. `undefined` until it is known; always `undefined` where the schema cannot
   * count.
   */
  readonly useCountOf: <TName extends keyof TRegistry & string>(
    resource: TName,
    filters?: FiltersBy<TRegistry[TName]['filters']>,
  ) => Total | undefined;
}

/**
 * Hooks for custom pages, typed by the generated types of the schema: unknown resources, columns,
 * filters and values are compile errors.
 *
 * ```ts
 * export const { useRecordsOf, useCountOf } = resourceHooks<ResourceTypes>();
 * const orders = useRecordsOf('orders', {
 *   columns: ['total'],
 *   filters: { status: 'new' },
 *   sort: '-placedAt',
 * });
 * ```
 */
export const resourceHooks = <TRegistry extends AnyRegistry>(): ResourceHooks<TRegistry> =>
  // These read descriptors, which the types were made of.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ useRecordsOf, useCountOf }) as unknown as ResourceHooks<TRegistry>;

interface Asked {
  readonly columns?: readonly string[];
  readonly filters?: DefinedFilters;
  readonly sort?: string | readonly string[];
  readonly first?: number;
}

const requestOf = ({ columns = [], filters = {}, sort = [], first = 10 }: Asked): ListRequest => ({
  page: 0,
  pageSize: first,
  sort: sortKeys(sort),
  filters: conditionsOf(filters),
  search: '',
  columns,
});

/** Stable request object: it changes only with its content. */
function useRequest(asked: Asked): ListRequest {
  const text = JSON.stringify(requestOf(asked));
  return useMemo((): ListRequest => JSON.parse(text), [text]);
}

function useRecordsOf(resource: string, asked: Asked): RecordsState {
  const { list } = useResource(resource);
  if (!list) throw new Error(`The resource '${resource}' has no list to take records from.`);
  return useRecords(list, useRequest(asked));
}

function useCountOf(resource: string, filters: DefinedFilters = {}): Total | undefined {
  const { list, count } = useResource(resource);
  const request = useRequest({ filters });
  const document = count?.document ?? list?.document;
  if (!document) throw new Error(`The resource '${resource}' has no list to count.`);
  const variables = useMemo(() => count?.variables(request), [count, request]);
  const { data } = useQuery(
    document,
    count && variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return count && data !== undefined && data !== null ? count.total(data) : undefined;
}
