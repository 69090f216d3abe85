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
      const given = definitions[summary.name];
      const [resource, own] = await Promise.all([summary.load(), given && loadDefinition(given), given && loadMachinery()]);
      const others = resource.fields.flatMap(({ reference }) => {
        const other = reference && reference.resource !== summary.name ? definitions[reference.resource] : undefined;
        return other && (typeof other === 'function' || other.label) ? [other] : [];
      });
      if (!own && others.length === 0) return resource;
      const [{ applyDefinition }, ...referenced] = await Promise.all([loadMachinery(), ...others.map(loadDefinition)]);
      return applyDefinition(resource, own, referenced);
    },
  }));
}

const loadMachinery = () => import('./apply-definition.ts');

async function loadDefinition(given: GivenDefinition): Promise<ResourceDefinition> {
  const loaded: unknown = typeof given === 'function' ? await given() : given;
  const found = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
  if (!isDefinition(found)) throw new TypeError('A module of `definitions` has no definition: export what `defineResource` returns as its default.');
  return found;
}

const isDefinition = (value: unknown): value is ResourceDefinition => typeof value === 'object' && value !== null && 'resource' in value;

/** Definitions by the names of their files: `definitionsIn(import.meta.glob('./resources/*.tsx'))`. */
export function definitionsIn(modules: Readonly<Record<string, () => Promise<unknown>>>): Definitions {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [path.replace(/^.*\//, '').replace(/\.\w+$/, ''), load]));
}
