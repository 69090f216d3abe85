import type { FieldDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import { withFormOptions } from './apply-forms.ts';
import type { LoadedResource } from './resource.ts';
import type { viewsOf as ViewsOf } from './apply-views.ts';
import { screensOf } from './screens-of.ts';
import { inOrder } from './in-order.ts';
import { loadDefinition } from './load-definition.ts';
import type { ResourceDefinition } from './resource-definition.ts';
import type { GivenDefinition } from './with-definitions.ts';

/**
 * The resource with its definition applied, and with the labels that `others` define for the
 * resources it refers to.
 */
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

/** A loaded definition, with code that is only loaded for some definitions. */
interface OwnDefinition {
  readonly definition: ResourceDefinition;
  readonly viewsOf: typeof ViewsOf | undefined;
}

/** Loads the definition of a resource in parallel with the module of the resource. */
export async function loadOwn(given: GivenDefinition): Promise<OwnDefinition> {
  const definition = await loadDefinition(given);
  const views = definition.list?.views && (await import('./apply-views.ts'));
  return { definition, viewsOf: views?.viewsOf };
}

type Labelled = Pick<ResourceDefinition, 'resource' | 'label'>;

/**
 * Applies a definition to a resource. Options of columns, inputs and actions are copied to their
 * descriptors. Everything that is not defined keeps its generated form.
 *
 * @param own absent where only referenced resources are defined
 * @param referenced labels of the resources that it refers to
 * @param viewsOf present where the definition has views
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
    descriptor: inOrder(asTree(withFormOptions(labelled, own), own.list?.tree), own.list ?? {}),
    defined: {
      definition: own,
      screens: screensOf(own),
      ...viewsOf?.(own),
    },
  };
}

/**
 * Applies the `tree` option. Its condition names the relation to the parent record; the key comes
 * from the related list with that condition.
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
