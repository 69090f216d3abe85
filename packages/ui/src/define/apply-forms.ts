import type {
  ActionGroup,
  InputDescriptor,
  KeyedResource,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { scopeKeyOf, setScopeKey } from '../scope/scoping.ts';
import { definedResource, screensOf, withDefined } from './defined.ts';
import type { ResourceDefinition, RestOfDefinition } from './resource-definition.ts';

/**
 * What makes a resource whole that is defined as far as its list needs it. One resource is made
 * whole once.
 */
export function withRest(
  rest: RestOfDefinition,
): (resource: ResourceDescriptor) => ResourceDescriptor {
  const known = new WeakMap<ResourceDescriptor, ResourceDescriptor>();
  return (resource) => {
    const whole = known.get(resource) ?? wholeOf(resource, rest);
    known.set(resource, whole);
    return whole;
  };
}

function wholeOf(resource: ResourceDescriptor, rest: RestOfDefinition): ResourceDescriptor {
  const defined = definedResource(resource);
  const definition = {
    resource: resource.name,
    ...defined?.definition,
    ...rest,
  } satisfies ResourceDefinition;
  const whole = withDefined(withSaid(resource, rest), {
    ...defined,
    definition,
    screens: screensOf(definition),
    rest: undefined,
  });
  setScopeKey(whole, scopeKeyOf(resource));
  return whole;
}

/** What is said of inputs and actions stands on their descriptors. */
export function withSaid(
  resource: ResourceDescriptor,
  { form, actions }: RestOfDefinition,
): ResourceDescriptor {
  return withActions(withForms(resource, form), actions);
}

function withForms(
  resource: ResourceDescriptor,
  form: RestOfDefinition['form'],
): ResourceDescriptor {
  if (!form || resource.key === null) return resource;
  const said = (input: InputDescriptor): InputDescriptor => {
    const own = form.inputs?.[input.name];
    if (!own) return input;
    return withDefined(
      {
        ...input,
        ...(own.label !== undefined && { title: own.label }),
        ...(own.multiline && { kind: 'text' as const }),
      },
      own,
    );
  };
  const { create, update } = resource;
  return {
    ...resource,
    ...(create && { create: { ...create, inputs: create.inputs.map(said) } }),
    ...(update && { update: { ...update, inputs: update.inputs.map(said) } }),
  } satisfies KeyedResource;
}

function withActions(
  resource: ResourceDescriptor,
  said: RestOfDefinition['actions'],
): ResourceDescriptor {
  const { actions } = resource;
  if (!said || !actions) return resource;
  const items = actions.items.flatMap((item) => {
    const own = said[item.name];
    if (!own) return [item];
    if (own.hidden) return [];
    return [
      withDefined(
        {
          ...item,
          ...(own.place && { place: own.place }),
          ...(own.label !== undefined && { label: own.label }),
          ...(own.confirm !== undefined && { destructive: own.confirm !== false || undefined }),
        },
        own,
      ),
    ];
  });
  return { ...resource, actions: { ...actions, items } satisfies ActionGroup };
}
