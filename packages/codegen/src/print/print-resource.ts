import type { Resource } from '../model.ts';
import type { Context } from './context/context.ts';
import { resourceModule, type OwnActions, type ResourceModule } from './modules/resource-module.ts';
import type { OmittedOperation } from './omitted.ts';
import { FragmentError } from './schema-path.ts';
import { asUnprintable } from './unprintable.ts';

const roles = ['list', 'count', 'one', 'create', 'update', 'remove'] as const;

export interface PrintedResource {
  /** Without the operations that were omitted. */
  readonly resource: Resource;
  readonly module: ResourceModule;
  /** What it was printed in. */
  readonly context: Context;
  readonly omitted: readonly OmittedOperation[];
}

/**
 * Prints a resource without the operations that cannot be sent as the model has them, or says why
 * not even that can be printed.
 */
export function printResource(
  resource: Resource,
  contextOf: (resource: Resource) => Context,
  actions: OwnActions | undefined,
  relations: string,
): PrintedResource | { readonly reason: string } {
  const omitted: OmittedOperation[] = [];
  let reduced = resource;
  for (;;) {
    try {
      const context = contextOf(reduced);
      return {
        resource: reduced,
        module: resourceModule(context, actions, relations),
        context,
        omitted,
      };
    } catch (error) {
      if (error instanceof FragmentError)
        throw new FragmentError(`Resource ${resource.name}: ${error.message}`, { cause: error });
      const unprintable = asUnprintable(error);
      if (!unprintable) throw error;
      const role = roles.find((candidate) => candidate === unprintable.role);
      if (role === undefined || !reduced[role]) return { reason: unprintable.message };
      omitted.push({ resource: resource.name, role, reason: unprintable.message });
      reduced = { ...reduced, [role]: undefined };
    }
  }
}
