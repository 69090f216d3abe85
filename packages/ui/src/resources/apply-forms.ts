import type {
  ActionGroup,
  InputDescriptor,
  KeyedResource,
  ResourceDescriptor,
} from '@admin/gql/resource';

import type { RuledAction, RuledInput } from './rules.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/** Copies the options of inputs and actions of a definition to their descriptors. */
export function withFormOptions(
  resource: ResourceDescriptor,
  { form, actions }: Pick<ResourceDefinition, 'form' | 'actions'>,
): ResourceDescriptor {
  return withActions(withForms(resource, form), actions);
}

function withForms(
  resource: ResourceDescriptor,
  form: ResourceDefinition['form'],
): ResourceDescriptor {
  if (!form || resource.key === null) return resource;
  const said = (input: InputDescriptor): RuledInput => {
    const own = form.inputs?.[input.name];
    if (!own) return input;
    return {
      ...input,
      ...(own.label !== undefined && { title: own.label }),
      ...(own.multiline && { kind: 'text' as const }),
      rules: own,
    };
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
  said: ResourceDefinition['actions'],
): ResourceDescriptor {
  const { actions } = resource;
  if (!said || !actions) return resource;
  const items = actions.items.flatMap((item): readonly RuledAction[] => {
    const own = said[item.name];
    if (!own) return [item];
    if (own.hidden) return [];
    return [
      {
        ...item,
        ...(own.place && { place: own.place }),
        ...(own.label !== undefined && { label: own.label }),
        ...(own.confirm !== undefined && { destructive: own.confirm !== false || undefined }),
        rules: own,
      },
    ];
  });
  return { ...resource, actions: { ...actions, items } satisfies ActionGroup };
}
