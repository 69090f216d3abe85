import type { Resource } from '../model.ts';
import type { Context } from './context.ts';
import { resourceModule, type OwnActions, type ResourceModule } from './modules/resource-module.ts';
import type { OmittedOperation } from './omitted.ts';
import { ModelError } from './schema-path.ts';
import { UnprintableOperation } from './unprintable.ts';

const roles = ['list', 'count', 'one', 'create', 'update', 'remove'] as const;

export interface PrintedResource {
  /** Without the operations that were omitted. */
  readonly resource: Resource;
  readonly module: ResourceModule;
  /** What it was printed in. */
  readonly context: Context;
  readonly omitted: readonly OmittedOperation[];
}

/** Prints a resource without the operations that cannot be sent as the model has them. */
export function printResource(
  resource: Resource,
  contextOf: (resource: Resource) => Context,
  actions: OwnActions | undefined,
  relations: string,
): PrintedResource {
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
      if (error instanceof ModelError)
        throw new ModelError(`Resource ${resource.name}: ${error.message}`, { cause: error });
      if (!(error instanceof UnprintableOperation)) throw error;
      const role = roles.find((candidate) => candidate === error.role);
      if (role === undefined) throw error;
      omitted.push({ resource: resource.name, role, reason: error.message });
      reduced = { ...reduced, [role]: undefined };
    }
  }
}
