import type { ResourceSummary } from '@admin/gql/resource';

import type { NavigationIcon } from '../admin/admin-context.tsx';
import type { ResourceDefinition } from './resource-definition.ts';

/**
 * A definition, what loads the module that has one, or that with what is known of it before it is
 * loaded.
 */
export type GivenDefinition = ResourceDefinition | (() => Promise<unknown>) | LazyDefinition;

/**
 * What is known of a definition that is loaded with its resource: what is shown beside other
 * resources.
 */
export interface LazyDefinition extends KnownOfDefinition {
  readonly load: () => Promise<unknown>;
  /** Loads its picture, after the first page is there. */
  readonly loadIcon?: (() => Promise<NavigationIcon | undefined>) | undefined;
}

/**
 * Read out of the file of a definition by `admin()` of `@admin/ui/vite`, so that it is there
 * without the rest of the file.
 */
export interface KnownOfDefinition extends Pick<ResourceDefinition, 'group' | 'label'> {
  /** One that is a path. */
  readonly icon?: string;
  /** One comes later. */
  readonly hasIcon?: boolean;
}

/** By name of the resource. */
export type Definitions = Readonly<Record<string, GivenDefinition>>;

/**
 * What the navigation knows of a resource that is defined: nothing of a definition that is yet to
 * be loaded.
 */
export type DefinedSummary = Pick<ResourceDefinition, 'group' | 'icon'> &
  Pick<LazyDefinition, 'loadIcon'>;

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
 * `AdminProvider` and `preloadRoute`. What is loaded lazily comes together with the module of its
 * resource, so that no screen is shown without it.
 */
export function withDefinitions(
  resources: readonly ResourceSummary[],
  definitions: Definitions,
): readonly ResourceSummary[] {
  return resources.map((summary) => {
    const own = definitions[summary.name];
    return {
      ...summary,
      defined: own,
      load: async () => {
        const [resource] = await Promise.all([
          summary.load(),
          own && import('./apply-definition.ts'),
          own && loaded(own),
        ]);
        // What it refers to is called by definitions that say how.
        const others = resource.fields.flatMap(({ reference }) => {
          const other = reference && definitions[reference.resource];
          return other && other !== own && (typeof other === 'function' || other.label)
            ? [[reference.resource, other] as const]
            : [];
        });
        return own || others.length > 0
          ? (await import('./apply-definition.ts')).applyDefinitions(resource, own, others)
          : resource;
      },
    };
  });
}

/** The module of a definition, or the definition. */
export const loaded = (given: GivenDefinition): unknown =>
  typeof given === 'function' ? given() : 'load' in given ? given.load() : given;

/**
 * Definitions by the names of their files: `definitionsIn(import.meta.glob('./resources/*.tsx'))`.
 * They are loaded with their resources. Where `admin()` of `@admin/ui/vite` builds the application,
 * it fills in the other parameters.
 *
 * @param known groups and labels by file, which stand beside other resources too. Without them
 *   labels are loaded when they are shown, and groups are not known
 * @param icons loads the pictures by file. Without them the navigation has none of these
 *   definitions
 */
export function definitionsIn(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
  known: Readonly<Record<string, KnownOfDefinition>> = {},
  icons?: () => Promise<{ readonly default: Readonly<Record<string, NavigationIcon>> }>,
): Definitions {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [
      path.replace(/^.*\//, '').replace(/\.\w+$/, ''),
      known[path]
        ? {
            ...known[path],
            load,
            loadIcon:
              known[path].hasIcon && icons ? async () => (await icons()).default[path] : undefined,
          }
        : load,
    ]),
  );
}
