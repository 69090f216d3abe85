import type {
  FilterCondition,
  FilterDescriptor,
  InputDescriptor,
  KeyedResource,
  KeylessResource,
  ListRequest,
  RecordKey,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { parseFilterValue } from '../values/filter-value-codec.ts';
import type { ScopeValues } from './scope-path.ts';
import type { Scoped, Scoping } from './scoping.ts';
import { ownValue } from '../values/own-value.ts';
import { withRequest } from './with-request.ts';

type ScopeFilter = Scoping['filters'][number];

/** Value of a scope, parsed for its filter. */
interface Given {
  readonly filter: ScopeFilter;
  readonly value: unknown;
  readonly text: string;
}

export function createScoping(resource: ResourceDescriptor): Scoping {
  const filters = (resource.list?.filters ?? []).filter(hasScope).map(calledAsScope);
  const made = new Map<string, ResourceDescriptor>();
  return {
    filters,
    within(values) {
      const given = filters.flatMap((filter) => givenOf(filter, values));
      const name = JSON.stringify(given.map(({ filter, text }) => [filter.name, text]));
      const known =
        made.get(name) ??
        withGiven(
          resource,
          given,
          filters.some(
            (filter) => filter.required && !given.some((each) => each.filter === filter),
          ),
        );
      made.set(name, known);
      return known;
    },
  };
}

function hasScope(filter: FilterDescriptor): filter is ScopeFilter {
  return filter.scope !== undefined;
}

/**
 * Filter named after its scope: the user chooses an organization, although the server takes its
 * `organizationId`.
 */
function calledAsScope(filter: ScopeFilter): ScopeFilter {
  return { ...filter, field: filter.scope };
}

function givenOf(filter: ScopeFilter, values: ScopeValues): readonly Given[] {
  const text = ownValue(values, filter.scope);
  const value = text === undefined ? undefined : parseFilterValue(filter, text);
  return text === undefined || value === undefined ? [] : [{ filter, value, text }];
}

/** `isOpen`: a value is missing, so that records cannot be picked. */
function withGiven(
  resource: ResourceDescriptor,
  given: readonly Given[],
  isOpen: boolean,
): Scoped<ResourceDescriptor> {
  if (given.length === 0)
    return resource.key === null || !isOpen ? resource : { ...resource, picker: undefined };
  const conditions = given.map(({ filter, value }): FilterCondition => ({
    field: filter.name,
    operator: 'eq',
    value,
  }));
  const key: RecordKey = Object.fromEntries(given.map(({ filter, text }) => [filter.name, text]));
  const values = Object.fromEntries(given.map(({ filter, value }) => [filter.name, value]));
  const scopedRequest = (request: ListRequest): ListRequest => ({
    ...request,
    filters: [...conditions, ...request.filters],
  });
  const isAsked = ({ name }: Pick<InputDescriptor, 'name'>) => !Object.hasOwn(values, name);

  const { list, count } = resource;
  const lists = {
    list: list && { ...withRequest(list, scopedRequest), filters: list.filters.filter(isAsked) },
    count: count && {
      ...count,
      variables: (request: ListRequest, exact?: boolean, isSummed?: boolean) =>
        count.variables(scopedRequest(request), exact, isSummed),
    },
  };
  return resource.key === null
    ? { ...keyless(resource, lists), scopeKey: key }
    : { ...keyed(resource, lists, { scopedRequest, key, values, isAsked, isOpen }), scopeKey: key };
}

type Lists = Pick<ResourceDescriptor, 'list' | 'count'>;

function keyless(resource: KeylessResource, { list, count }: Lists): KeylessResource {
  return { ...resource, list: list ?? resource.list, count };
}

interface Scope {
  readonly scopedRequest: (request: ListRequest) => ListRequest;
  readonly key: RecordKey;
  readonly values: Readonly<Record<string, unknown>>;
  readonly isAsked: (input: Pick<InputDescriptor, 'name'>) => boolean;
  readonly isOpen: boolean;
}

function keyed(
  resource: KeyedResource,
  lists: Lists,
  { scopedRequest, key, values, isAsked, isOpen }: Scope,
): KeyedResource {
  const { picker, show, create, update, remove, tree } = resource;
  const paths = tree?.paths;
  return {
    ...resource,
    ...lists,
    tree:
      tree && paths
        ? {
            ...tree,
            paths: {
              ...paths,
              variables: (request) => paths.variables(scopedRequest(request)),
              records: (data, request) => paths.records(data, scopedRequest(request)),
            },
          }
        : tree,
    picker: isOpen
      ? undefined
      : picker && {
          ...picker,
          variables: (request) => picker.variables(scopedRequest(request)),
          records: (data, request) => picker.records(data, scopedRequest(request)),
          page: (data, request) => picker.page(data, scopedRequest(request)),
        },
    show: show && { ...show, variables: (own) => show.variables({ ...key, ...own }) },
    create: create && {
      ...create,
      inputs: create.inputs.filter(isAsked),
      variables: (own) => create.variables({ ...valuesOf(create.inputs, values), ...own }),
    },
    // An update cannot move a record to another scope.
    update: update && {
      ...update,
      inputs: update.inputs.filter(isAsked),
      variables: (own, changes, record) => update.variables({ ...key, ...own }, changes, record),
    },
    remove: remove && {
      ...remove,
      variables: (own, record) => remove.variables({ ...key, ...own }, record),
    },
  };
}

function valuesOf(
  inputs: readonly InputDescriptor[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    inputs.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
  );
}
