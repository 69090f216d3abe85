import type { ResourceSummary } from '@admin/gql/resource';

import { applyDefinitions, loadOwn } from './apply-definition.ts';
import { definitionOf } from './load-definition.ts';
import type { ResourceDefinition } from './resource-definition.ts';

/** A definition, or the function that imports the module that has one as its default. */
export type GivenDefinition = ResourceDefinition | (() => Promise<unknown>) | LazyDefinition;

/** A definition that is loaded with its resource, and what pages of other resources show of it. */
export interface LazyDefinition extends Pick<ResourceDefinition, 'group' | 'icon' | 'label'> {
  /** Imports the module that has the definition as its default. */
  readonly load: () => Promise<unknown>;
}

/** By name of the resource. */
export type Definitions = Readonly<Record<string, GivenDefinition>>;

/**
 * What the navigation knows of a resource that is defined: nothing of a definition that is yet to
 * be loaded.
 */
export type DefinedSummary = Pick<ResourceDefinition, 'group' | 'icon'>;

/** What is given of a resource that is defined. */
export const givenDefinition = (summary: ResourceSummary) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `withDefinitions` writes `defined` of a summary.
  (summary as { readonly defined?: GivenDefinition }).defined;

export function definedSummary(summary: ResourceSummary): DefinedSummary | undefined {
  const given = givenDefinition(summary);
  return typeof given === 'object' ? given : undefined;
}

/**
 * The resources with what an application defines of their screens. Give the result to
 * `AdminProvider` and `preloadRoute`. A lazy definition is loaded at the same time as the module of
 * its resource, so that no screen is shown without it.
 */
export function withDefinitions(
  resources: readonly ResourceSummary[],
  definitions: Definitions,
): readonly ResourceSummary[] {
  return resources.map((summary) => {
    const given = definitions[summary.name];
    return {
      ...summary,
      defined: given,
      load: async () => {
        const [resource, own] = await Promise.all([summary.load(), given && loadOwn(given)]);
        // What it refers to is called by definitions that say how.
        const others = resource.fields.flatMap(({ reference }) => {
          const other = reference && definitions[reference.resource];
          return other && other !== given && (typeof other === 'function' || other.label)
            ? [[reference.resource, other] as const]
            : [];
        });
        return own || others.length > 0 ? applyDefinitions(resource, own, others) : resource;
      },
    };
  });
}

/**
 * Definitions by the names of their files. With
 * `definitionsIn(import.meta.glob('./resources/*.tsx', { eager: true }))` they come with the
 * application, and groups, pictures and labels are known from the start. Without `eager` each is
 * loaded with its resource; the navigation then has neither their groups nor their pictures.
 *
 * @param modules modules that have a definition as their default, or functions that import one
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
