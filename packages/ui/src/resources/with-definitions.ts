import type { ResourceSummary } from '@admin/gql/resource';

import { applyDefinitions, loadOwn } from './apply-definition.ts';
import { createResource, type LoadedResource, type Resource } from './resource.ts';
import { definitionOf } from './load-definition.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/** A definition, or a function that imports a module with a definition as its default export. */
export type GivenDefinition = ResourceDefinition | (() => Promise<unknown>) | LazyDefinition;

/**
 * A definition that is loaded with its resource, with the options that pages of other resources
 * need.
 */
export interface LazyDefinition extends Pick<ResourceDefinition, 'group' | 'icon' | 'label'> {
  /** Imports a module with the definition as its default export. */
  readonly load: () => Promise<unknown>;
}

/** Definitions by name of the resource. */
export type Definitions = Readonly<Record<string, GivenDefinition>>;

/** Options of a definition that the navigation reads. A definition that is not loaded has none. */
export type DefinedSummary = Pick<ResourceDefinition, 'group' | 'icon'>;

export const definedSummary = ({ given }: Resource): DefinedSummary | undefined =>
  typeof given === 'object' ? given : undefined;

/**
 * Applies the definitions of an application to its resources. Pass the result to `AdminProvider`
 * and `preloadRoute`. A lazy definition is loaded in parallel with the module of its resource, so
 * that no screen is rendered without it. Each call creates separate resources, so that two
 * applications on a page share nothing.
 */
export function withDefinitions(
  resources: readonly ResourceSummary[],
  definitions: Definitions,
): readonly ResourceSummary[] {
  const byName = new Map(Object.entries(definitions));
  return resources.map((summary) => definedResource(summary, byName));
}

/** A resource with its definition and those of the resources it refers to. */
export function definedResource(
  summary: ResourceSummary,
  definitions: ReadonlyMap<string, GivenDefinition>,
): Resource {
  const given = definitions.get(summary.name);
  return createResource({
    summary,
    given,
    load: async () => {
      const [descriptor, own] = await Promise.all([summary.load(), given && loadOwn(given)]);
      // Definitions of referenced resources provide their labels.
      const others = descriptor.fields.flatMap(({ reference }) => {
        const other = reference && definitions.get(reference.resource);
        return other && other !== given && (typeof other === 'function' || other.label)
          ? [[reference.resource, other] as const]
          : [];
      });
      return withScope(
        own || others.length > 0 ? await applyDefinitions(descriptor, own, others) : { descriptor },
      );
    },
  });
}

/** Applies scopes and dimensions. Their code is loaded with the first resource that has any. */
async function withScope(found: LoadedResource): Promise<LoadedResource> {
  const { list, dimensions } = found.descriptor;
  if (!dimensions && !list?.filters.some(({ scope }) => scope !== undefined)) return found;
  return (await import('./with-scoping.ts')).withScoping(found);
}

/**
 * Definitions by file name. With `definitionsIn(import.meta.glob('./resources/*.tsx', { eager: true
 * }))` they are part of the application bundle, and their groups, icons and labels are available
 * from the start. Without `eager` each one is loaded with its resource, and the navigation has
 * neither their groups nor their icons.
 *
 * @param modules modules with a definition as their default export, or functions that import one
 */
export function definitionsIn(modules: Readonly<Record<string, unknown>>): Definitions {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [
      path.replace(/^.*\//, '').replace(/\.\w+$/, ''),
      isLoader(module) ? module : definitionOf(module),
    ]),
  );
}

const isLoader = (module: unknown): module is () => Promise<unknown> =>
  typeof module === 'function';
