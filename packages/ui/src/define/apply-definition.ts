import type { FieldDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import { createLoadable } from '../admin/loadable.ts';
import { part } from '../admin/part.tsx';
import type { withSaid } from './apply-rest.ts';
import type { withViews } from './apply-views.ts';
import { screensOf, withDefined, type DefinedResource } from './defined.ts';
import { inOrder } from './in-order.ts';
import type { ResourceDefinition } from './resource-definition.ts';
import { loaded, type GivenDefinition } from './with-definitions.ts';

/** A resource as the definitions say, those of what it refers to among them, by name. */
export async function applyDefinitions(
  resource: ResourceDescriptor,
  own: GivenDefinition | undefined,
  others: readonly (readonly [name: string, given: GivenDefinition])[],
): Promise<ResourceDescriptor> {
  const [definition, ...labels] = await Promise.all([
    own && loadDefinition(own),
    ...others.map(async ([name, given]): Promise<Labelled> => ({
      resource: name,
      label: (typeof given === 'object' ? given : await loadDefinition(given)).label,
    })),
  ]);
  // What a list has no use for is loaded apart, or stands in the definition: then it is applied at
  // once.
  const said = definition && (definition.form ?? definition.actions);
  const [rest, views] = await Promise.all([
    said && import('./apply-rest.ts'),
    definition?.list?.views && import('./apply-views.ts'),
  ]);
  return applyDefinition(resource, definition, labels, { ...rest, ...views });
}

type Labelled = Pick<ResourceDefinition, 'resource' | 'label'>;

export async function loadDefinition(given: GivenDefinition): Promise<ResourceDefinition> {
  const module: unknown = await loaded(given);
  const found =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
  if (!isDefinition(found))
    throw new TypeError(
      'A module of `definitions` has no definition: export what `defineResource` returns as its default.',
    );
  return found;
}

const isDefinition = (value: unknown): value is ResourceDefinition =>
  typeof value === 'object' && value !== null && 'resource' in value;

/**
 * A resource as its definition says: what is said of columns, inputs and actions stands on their
 * descriptors, and goes wherever these do. What nothing is said of stays as it was generated.
 *
 * @param own absent: only what it refers to is defined
 * @param referenced what the records of the resources are called that it refers to
 * @param apply what applies parts that not every definition has
 */
function applyDefinition(
  resource: ResourceDescriptor,
  own: ResourceDefinition | undefined,
  referenced: readonly Labelled[],
  { withSaid, withViews }: Applying,
): ResourceDescriptor {
  const labels = new Map(
    [...referenced, ...(own ? [own] : [])].flatMap(({ resource: name, label }) =>
      label ? [[name, label] as const] : [],
    ),
  );
  const called = (field: FieldDescriptor): FieldDescriptor => {
    const label = field.reference && labels.get(field.reference.resource);
    return field.reference && label
      ? { ...field, reference: { ...field.reference, label } }
      : field;
  };
  const { list } = resource;
  const listed = list && {
    ...list,
    columns: list.columns.map((column) => ({ ...column, field: called(column.field) })),
    ...(list.more && { more: list.more.map(called) }),
  };
  const base = {
    ...resource,
    fields: resource.fields.map(called),
    ...(listed && { list: listed }),
  } as ResourceDescriptor;
  if (!own) return base;
  const labelled = base.key === null ? base : { ...base, ...(own.label && { label: own.label }) };
  const shown = inOrder(
    asTree(withSaid?.(labelled, own) ?? labelled, own.list?.tree),
    own.list ?? {},
  );
  const defined = {
    definition: own,
    screens: screensOf(own),
    rest: restOf(own),
    Filters: own.list?.filters && QuickFilters,
  } satisfies DefinedResource;
  return withViews?.(shown, defined) ?? withDefined(shown, defined);
}

/**
 * What a record is in is told by the condition that is said; its key, by the list of what is in
 * one.
 */
function asTree<T extends ResourceDescriptor>(resource: T, said: string | false | undefined): T {
  if (said === undefined || resource.key === null) return resource;
  const on =
    said === false
      ? undefined
      : resource.related.find(
          (each) =>
            each.resource === resource.name && each.on.length === 1 && each.on[0]?.filter === said,
        )?.on[0];
  return said === resource.tree?.filter
    ? resource
    : { ...resource, tree: on && { filter: on.filter, key: on.key } };
}

interface Applying {
  readonly withSaid?: typeof withSaid;
  readonly withViews?: typeof withViews;
}

const QuickFilters = part(async () => (await import('./quick-filters.tsx')).QuickFilters);

function restOf({ rest }: ResourceDefinition): DefinedResource['rest'] {
  return (
    rest &&
    createLoadable(async () => {
      const [module, { withRest }] = await Promise.all([rest(), import('./apply-rest.ts')]);
      return withRest(module.default);
    })
  );
}
