import type { ResourceSummary } from '@admin/gql/resource';

import type { ResourceDefinition } from './resource-definition.ts';

/** A definition, or what loads the module that has one. */
export type GivenDefinition = ResourceDefinition | (() => Promise<unknown>);

/** By name of the resource. */
export type Definitions = Readonly<Record<string, GivenDefinition>>;

/**
 * The resources with what an application defines of their screens. Give the result to `AdminProvider` and `preloadRoute`. What is loaded lazily comes together with
 * the module of its resource, so that no screen is shown without it.
 */
export function withDefinitions(resources: readonly ResourceSummary[], definitions: Definitions): readonly ResourceSummary[] {
  return resources.map((summary) => ({
    ...summary,
    load: async () => {
      const own = definitions[summary.name];
      const [resource] = await Promise.all([summary.load(), own && import('./apply-definition.ts'), typeof own === 'function' && own()]);
      // What it refers to is called by definitions that say how.
      const others = resource.fields.map(({ reference }) => definitions[reference?.resource ?? '']).filter((other) => other && other !== own && (typeof other === 'function' || other.label));
      return own || others.length > 0 ? (await import('./apply-definition.ts')).applyDefinitions(resource, own, others) : resource;
    },
  }));
}

/** Definitions by the names of their files: `definitionsIn(import.meta.glob('./resources/*.tsx'))`. */
export function definitionsIn(modules: Readonly<Record<string, () => Promise<unknown>>>): Definitions {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.replace(/^.*\//, '').replace(/\.\w+$/, ''), load]));
}
