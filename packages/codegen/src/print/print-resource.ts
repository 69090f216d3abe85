import type { Resource } from '../model.ts';
import type { Context } from './context/context.ts';
import { resourceModule, type OwnActions, type ResourceModule } from './modules/resource-module.ts';
import { FragmentError } from './fragment-error.ts';
import type { OmittedOperation } from './omitted.ts';
import { Unprintable } from './unprintable.ts';

const roles = ['list', 'count', 'one', 'create', 'update', 'remove'] as const;

export interface PrintedResource {
  /** Without the operations that were omitted. */
  readonly resource: Resource;
  readonly module: ResourceModule;
  /** Context of the printed module. */
  readonly context: Context;
  readonly omitted: readonly OmittedOperation[];
}

/**
 * Prints a resource without the operations that cannot be sent as the model has them, or says why
 * not even that can be printed. `omitted`: operations that the resource is without already.
 */
export function printResource(
  resource: Resource,
  contextOf: (resource: Resource) => Context,
  actions: OwnActions | undefined,
  relations: string,
  omitted: readonly OmittedOperation[] = [],
): PrintedResource | Unprintable {
  const { name } = resource;
  const { context, module } = namingFragments(name, () => {
    const own = contextOf(resource);
    return { context: own, module: resourceModule(own, actions, relations) };
  });
  if (!(module instanceof Unprintable)) return { resource, module, context, omitted };
  const role = roles.find((each) => each === module.role);
  if (role === undefined) return module;
  return printResource({ ...resource, [role]: undefined }, contextOf, actions, relations, [
    ...omitted,
    { resource: name, role, reason: module.reason },
  ]);
}

/** An error in a fragment names the resource that the fragment is written for. */
function namingFragments<T>(resource: string, print: () => T): T {
  try {
    return print();
  } catch (error) {
    if (!(error instanceof FragmentError)) throw error;
    throw new FragmentError(`Resource ${resource}: ${error.message}`, { cause: error });
  }
}
