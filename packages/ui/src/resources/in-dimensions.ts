import type {
  DimensionDescriptor,
  DimensionOperation,
  InputDescriptor,
  ListRequest,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { parseFilterValue } from '../values/filter-value-codec.ts';
import { ownValue } from '../values/own-value.ts';
import type { Scoped, ScopeValues } from './scoping.ts';

/** Value of a dimension in the address; otherwise its default in the schema. */
export function dimensionValue(dimension: DimensionDescriptor, values: ScopeValues): unknown {
  const text = ownValue(values, dimension.name);
  const chosen = text === undefined ? undefined : parseFilterValue(dimension, text);
  return chosen ?? dimension.defaultValue;
}

/**
 * Binds descriptors to the values of their dimensions. Each operation that takes a dimension is
 * sent with the value of the address, or with the default of the list, because a server may have
 * another default for writes.
 */
export function createDimensions(): (
  descriptor: ResourceDescriptor,
  values: ScopeValues,
) => ResourceDescriptor {
  const made = new WeakMap<ResourceDescriptor, Map<string, ResourceDescriptor>>();
  return (descriptor, values) => {
    const { dimensions = [] } = descriptor;
    const sent = dimensions.map((each) => [each, dimensionValue(each, values)] as const);
    const name = JSON.stringify(sent.map(([, value]) => value ?? null));
    const known = made.get(descriptor) ?? new Map<string, ResourceDescriptor>();
    made.set(descriptor, known);
    const found = known.get(name) ?? withValues(descriptor, sent, values);
    known.set(name, found);
    return found;
  };
}

/** Tests whether an update writes the published record, over its draft. */
const isPublished = (sent: SentValues): boolean =>
  sent.some(
    ([{ published, operations }, value]) =>
      published !== undefined && value === published && operations.includes('update'),
  );

/**
 * Drops the value of an input that replaces all links. The published record does not show links
 * with drafts, so that an update would remove these links from the draft.
 */
const withoutLinks = (input: InputDescriptor): InputDescriptor =>
  input.reference?.replaces ? { ...input, value: () => undefined } : input;

type SentValues = readonly (readonly [DimensionDescriptor, unknown])[];

function withValues(
  resource: Scoped<ResourceDescriptor>,
  sent: SentValues,
  values: ScopeValues,
): ResourceDescriptor {
  const valuesOf = (operation: DimensionOperation) =>
    Object.fromEntries(
      sent.flatMap(([{ name, operations }, value]) =>
        value !== undefined && operations.includes(operation) ? [[name, value]] : [],
      ),
    );
  const listed = valuesOf('list');
  const { list, count } = resource;
  const lists = {
    list: list && {
      ...list,
      variables: (request: ListRequest) => ({ ...list.variables(request), ...listed }),
    },
    count: count && {
      ...count,
      variables: (request: ListRequest, exact?: boolean, isSummed?: boolean) => ({
        ...count.variables(request, exact, isSummed),
        ...valuesOf('count'),
      }),
    },
  };
  if (resource.key === null) return { ...resource, ...lists, list: lists.list ?? resource.list };
  const { picker, show, create, update, remove, tree } = resource;
  const paths = tree?.paths;
  const chosen = Object.fromEntries(
    sent.flatMap(([{ name }]) => {
      const text = ownValue(values, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const scoped: Scoped<ResourceDescriptor> = {
    ...resource,
    ...lists,
    scopeKey: { ...resource.scopeKey, ...chosen },
    tree:
      tree && paths
        ? {
            ...tree,
            paths: {
              ...paths,
              variables: (request) => ({ ...paths.variables(request), ...listed }),
            },
          }
        : tree,
    picker: picker && {
      ...picker,
      variables: (request) => ({ ...picker.variables(request), ...listed }),
    },
    show: show && {
      ...show,
      variables: (key) => ({ ...show.variables(key), ...valuesOf('show') }),
    },
    create: create && {
      ...create,
      variables: (own) => ({ ...create.variables(own), ...valuesOf('create') }),
    },
    update: update && {
      ...update,
      inputs: isPublished(sent) ? update.inputs.map(withoutLinks) : update.inputs,
      variables: (key, changes, record) => ({
        ...update.variables(key, changes, record),
        ...valuesOf('update'),
      }),
    },
    remove: remove && {
      ...remove,
      variables: (key, record) => ({ ...remove.variables(key, record), ...valuesOf('remove') }),
    },
  };
  return scoped;
}
