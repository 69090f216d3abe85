import type { FieldDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import { withSaid } from './apply-forms.ts';
import type { LoadedResource } from './resource.ts';
import type { viewsOf as ViewsOf } from './apply-views.ts';
import { screensOf } from './screens-of.ts';
import { inOrder } from './in-order.ts';
import { loadDefinition } from './load-definition.ts';
import type { ResourceDefinition } from './resource-definition.ts';
import type { GivenDefinition } from './with-definitions.ts';

/** A resource as the definitions say, those of what it refers to among them, by name. */
export async function applyDefinitions(
  resource: ResourceDescriptor,
  own: OwnDefinition | undefined,
  others: readonly (readonly [name: string, given: GivenDefinition])[],
): Promise<LoadedResource> {
  const labels = await Promise.all(
    others.map(async ([name, given]): Promise<Labelled> => ({
      resource: name,
      label: (typeof given === 'object' ? given : await loadDefinition(given)).label,
    })),
  );
  return applyDefinition(resource, own?.definition, labels, own?.viewsOf);
}

/** A definition that is loaded, with the code that only some definitions need. */
interface OwnDefinition {
  readonly definition: ResourceDefinition;
  readonly viewsOf: typeof ViewsOf | undefined;
}

/** Loads the definition of a resource while the module of the resource is loading. */
export async function loadOwn(given: GivenDefinition): Promise<OwnDefinition> {
  const definition = await loadDefinition(given);
  const views = definition.list?.views && (await import('./apply-views.ts'));
  return { definition, viewsOf: views?.viewsOf };
}

type Labelled = Pick<ResourceDefinition, 'resource' | 'label'>;

/**
 * A resource as its definition says: what is said of columns, inputs and actions stands on their
 * descriptors, and goes wherever these do. What nothing is said of stays as it was generated.
 *
 * @param own absent: only what it refers to is defined
 * @param referenced what the records of the resources are called that it refers to
 * @param viewsOf given where the definition has views
 */
function applyDefinition(
  resource: ResourceDescriptor,
  own: ResourceDefinition | undefined,
  referenced: readonly Labelled[],
  viewsOf: typeof ViewsOf | undefined,
): LoadedResource {
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
  if (!own) return { descriptor: base };
  const labelled = base.key === null ? base : { ...base, ...(own.label && { label: own.label }) };
  return {
    descriptor: inOrder(asTree(withSaid(labelled, own), own.list?.tree), own.list ?? {}),
    defined: {
      definition: own,
      screens: screensOf(own),
      ...viewsOf?.(own),
    },
  };
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
