import type { ResourceSummary } from '@admin/gql/resource';
import { GraphQLError } from 'graphql';

import { resources as arrays } from './arrays.graphql/generated/resources.ts';
import arraysSchema from './arrays.graphql?raw';
import { resources as connections } from './connections.graphql/generated/resources.ts';
import connectionsSchema from './connections.graphql?raw';
import { takenTitle, type Instrument, type Museum } from './museum.ts';
import { resources as pages } from './pages.graphql/generated/resources.ts';
import pagesSchema from './pages.graphql?raw';
import { resources as tables } from './tables.graphql/generated/resources.ts';
import tablesSchema from './tables.graphql?raw';

type Id = string | number;
type Values = Partial<Instrument>;
type Direction = 'asc' | 'desc';

export interface Dialect {
  readonly name: string;
  readonly sdl: string;
  readonly resources: readonly ResourceSummary[];
  /** Root fields of a server of the dialect. */
  readonly root: (museum: Museum) => object;
  /** What a list of thirty says below its first rows: a server that does not count has no total. */
  readonly range: string;
  /** Its lists have no pages: they grow. */
  readonly grows?: true;
  /** Whether a refusal of the server names the field that it is about. */
  readonly namesFields: boolean;
}

const refused = { message: 'Такое название уже есть', code: 'UNIQUE_VIOLATION' };
const isTaken = ({ title }: Values) => title === takenTitle;

export const dialects: readonly Dialect[] = [
  {
    name: 'pages by number',
    sdl: pagesSchema,
    resources: pages,
    root: pagesRoot,
    range: '1–25 из 30',
    namesFields: true,
  },
  {
    name: 'connections',
    sdl: connectionsSchema,
    resources: connections,
    root: connectionsRoot,
    range: 'Показано 25 из 30',
    grows: true,
    namesFields: true,
  },
  {
    name: 'tables with aggregates',
    sdl: tablesSchema,
    resources: tables,
    root: tablesRoot,
    range: '1–25 из 30',
    namesFields: false,
  },
  {
    name: 'plain arrays',
    sdl: arraysSchema,
    resources: arrays,
    root: arraysRoot,
    range: '1–25',
    namesFields: true,
  },
];

interface PageArguments {
  readonly page: number;
  readonly pageSize: number;
  readonly sortField?: string | null;
  readonly sortOrder?: string | null;
  readonly filter?: { readonly title_contains?: string | null } | null;
}

function pagesRoot({ select, all, find, create, update, remove }: Museum): object {
  const answer = (values: Values, write: () => unknown) =>
    isTaken(values)
      ? { instrument: null, errors: [{ ...refused, field: 'title' }] }
      : { instrument: write(), errors: [] };
  return {
    instruments: ({ page, pageSize, sortField, sortOrder, filter }: PageArguments) => {
      const selected = {
        contains: filter?.title_contains,
        order: sortField?.toLowerCase(),
        descending: sortOrder === 'DESC',
      };
      return {
        items: select({ ...selected, skip: (page - 1) * pageSize, take: pageSize }),
        total: all(selected).length,
      };
    },
    instrument: ({ id }: { id: Id }) => find(id),
    createInstrument: ({ input }: { input: Values }) => answer(input, () => create(input)),
    updateInstrument: ({ id, patch }: { id: Id; patch: Values }) =>
      answer(patch, () => update(id, patch)),
    deleteInstrument: ({ id }: { id: Id }) => answer({}, () => remove(id)),
  };
}

interface ConnectionArguments {
  readonly first: number;
  readonly after?: string | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
  readonly filter?: { readonly title?: { readonly contains?: string | null } | null } | null;
}
interface WriteInput extends Values {
  readonly clientMutationId?: string;
}

function connectionsRoot({ select, all, find, create, update, remove }: Museum): object {
  const answer = (
    { clientMutationId, ...values }: WriteInput,
    write: (values: Values) => unknown,
  ) =>
    isTaken(values)
      ? { clientMutationId, errors: [{ ...refused, path: ['title'] }] }
      : { clientMutationId, instrument: write(values), errors: [] };
  return {
    instruments: ({ first, after, orderBy, filter }: ConnectionArguments) => {
      const selected = {
        contains: filter?.title?.contains,
        order: orderBy?.field.toLowerCase(),
        descending: orderBy?.direction === 'DESC',
      };
      const [skip, totalCount] = [Number(after ?? 0), all(selected).length];
      const edges = select({ ...selected, skip, take: first }).map((node, index) => ({
        cursor: String(skip + index + 1),
        node,
      }));
      return {
        edges,
        pageInfo: {
          hasNextPage: skip + first < totalCount,
          hasPreviousPage: skip > 0,
          startCursor: edges[0]?.cursor,
          endCursor: edges.at(-1)?.cursor,
        },
        totalCount,
      };
    },
    instrument: ({ id }: { id: Id }) => find(id),
    node: ({ id }: { id: Id }) => find(id),
    createInstrument: ({ input }: { input: WriteInput }) => answer(input, create),
    updateInstrument: ({ input: { id = 0, ...input } }: { input: WriteInput }) =>
      answer(input, (values) => update(id, values)),
    deleteInstrument: ({ input: { id = 0 } }: { input: WriteInput }) => ({
      deletedInstrumentId: remove(id)?.id,
      errors: [],
    }),
  };
}

interface TableArguments {
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly order_by?: readonly Readonly<Record<string, Direction>>[] | null;
  readonly where?: { readonly title?: { readonly _ilike?: string | null } | null } | null;
}

function tablesRoot({ select, all, find, create, update, remove }: Museum): object {
  const contained = (where: TableArguments['where']) => ({
    contains: where?.title?.['_ilike']?.replaceAll('%', ''),
  });
  const checked = (values: Values): Values => {
    if (isTaken(values))
      throw new GraphQLError(refused.message, { extensions: { code: 'constraint-violation' } });
    return values;
  };
  return {
    instrument: ({ limit, offset, order_by, where }: TableArguments) => {
      const [order, direction] = Object.entries(order_by?.[0] ?? {})[0] ?? [];
      return select({
        ...contained(where),
        order,
        descending: direction === 'desc',
        skip: offset,
        take: limit,
      });
    },
    instrument_aggregate: ({ where }: TableArguments) => ({
      aggregate: { count: all(contained(where)).length },
    }),
    instrument_by_pk: ({ id }: { id: Id }) => find(id),
    hall: () => [],
    hall_by_pk: () => null,
    insert_instrument_one: ({ object }: { object: Values }) => create(checked(object)),
    update_instrument_by_pk: ({ pk_columns, _set }: { pk_columns: { id: Id }; _set: Values }) =>
      update(pk_columns.id, checked(_set)),
    delete_instrument_by_pk: ({ id }: { id: Id }) => remove(id),
  };
}

interface ArrayArguments {
  readonly skip?: number | null;
  readonly take?: number | null;
  readonly orderBy?: readonly Readonly<Record<string, Direction>>[] | null;
  readonly where?: { readonly title?: { readonly contains?: string | null } | null } | null;
}

function arraysRoot({ select, find, create, update, remove }: Museum): object {
  const checked = (values: Values): Values => {
    const validationErrors = [{ property: 'title', constraints: { isUnique: refused.message } }];
    if (isTaken(values))
      throw new GraphQLError('Bad input', {
        extensions: { code: 'BAD_USER_INPUT', validationErrors },
      });
    return values;
  };
  return {
    instruments: ({ skip, take, orderBy, where }: ArrayArguments) => {
      const [order, direction] = Object.entries(orderBy?.[0] ?? {})[0] ?? [];
      return select({
        contains: where?.title?.contains,
        order,
        descending: direction === 'desc',
        skip,
        take,
      });
    },
    instrument: ({ id }: { id: Id }) => find(id),
    createInstrument: ({ data }: { data: Values }) => create(checked(data)),
    updateInstrument: ({ id, data }: { id: Id; data: Values }) => update(id, checked(data)),
    deleteInstrument: ({ id }: { id: Id }) => remove(id) !== null,
  };
}
