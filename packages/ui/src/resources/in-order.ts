import type {
  ColumnDescriptor,
  FieldDescriptor,
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { tellMissing } from './tell-missing.ts';
import { isNumeric } from '../values/is-numeric.ts';
import { computedName } from '../values/computed-name.ts';
import type { TableColumn } from './table-column.ts';
import { withRequest } from './with-request.ts';
import { sortKeys, type DefinedColumn, type ResourceDefinition } from './resource-definition.ts';

/**
 * Applies the columns and the sort order of a definition. Users can still choose other columns.
 *
 * @param view name of the view that the columns belong to; empty for the list itself
 */
export function inOrder<T extends ResourceDescriptor>(
  resource: T,
  { columns, sort }: Pick<NonNullable<ResourceDefinition['list']>, 'columns' | 'sort'>,
  view = '',
): T {
  const { list } = resource;
  if (!list || (!columns && sort === undefined)) return resource;
  const { all, computed } = columns
    ? withColumns(list.columns, columns, view)
    : { all: list.columns, computed: new Map<string, readonly string[]>() };
  const fetched = (request: ListRequest): ListRequest =>
    computed.size === 0
      ? request
      : {
          ...request,
          columns: [...new Set(request.columns.flatMap((name) => computed.get(name) ?? [name]))],
        };
  // The defined order is sent with each request, because generated code only knows its own default.
  const ordered = (request: ListRequest): ListRequest => ({
    ...fetched(request),
    sort: request.sort.length > 0 || sort === undefined ? request.sort : sortKeys(sort),
  });
  const changed: ListDescriptor = {
    ...withRequest(list, ordered),
    columns: all,
    ...(sort !== undefined && { defaultSort: sortKeys(sort) }),
  };
  return { ...resource, list: changed };
}

function withColumns(
  generated: readonly ColumnDescriptor[],
  said: readonly (string | DefinedColumn)[],
  view: string,
) {
  const computed = new Map<string, readonly string[]>();
  const own = said.flatMap((column, at): ColumnDescriptor[] => {
    const about = typeof column === 'string' ? { field: column } : column;
    if (about.select) {
      const name = computedName(at, view);
      computed.set(name, about.select);
      return [{ field: withLooks({ name, kind: 'string', nullable: true }, about), default: true }];
    }
    const found = generated.find(({ field }) => field.name === about.field)?.field;
    return found
      ? [{ field: about === column ? withLooks(found, about) : found, default: true }]
      : [];
  });
  if (import.meta.env?.DEV)
    tellMissing(
      generated.map(({ field }) => field),
      said.flatMap((column) => (typeof column === 'string' ? column : (column.field ?? []))),
    );
  const named = new Set(own.map(({ field }) => field.name));
  return {
    all: [
      ...own,
      ...generated
        .filter(({ field }) => !named.has(field.name))
        .map(({ field }) => ({ field, default: false })),
    ],
    computed,
  };
}

const withLooks = (field: FieldDescriptor, about: DefinedColumn): TableColumn => ({
  ...field,
  ...(about.title !== undefined && { title: about.title }),
  ...(about.currency !== undefined && { money: { ...field.money, currency: about.currency } }),
  looks: {
    select: about.select,
    render: about.render,
    isAtEnd: about.align ? about.align === 'end' : isNumeric(field),
    style: about.width === undefined ? undefined : { width: about.width, minWidth: about.width },
    footer: about.footer,
  },
});
