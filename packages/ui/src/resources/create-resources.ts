import type { Capability } from '@admin/gql/resource';

import type { Resource } from './resource.ts';

/** Tests whether a user may use a capability of a resource. */
export type Access = (capability: Capability, resource: string) => boolean;

/** Resources of an application, for the signed-in user. */
export interface Resources {
  /** Identity of the application. It stays the same when another user signs in. */
  readonly owner: WeakKey;
  /** All resources, in the order in which they were passed. */
  readonly all: readonly Resource[];
  /** Resource by name; `undefined` where the application has none. */
  readonly get: (name: string) => Resource | undefined;
  /** Notifies a listener when a loaded resource turns out to be behind a scope. */
  readonly onScoping: (listener: () => void) => () => void;
  /** Number of loaded resources behind a scope. */
  readonly scoped: () => number;
  /**
   * Start cursors of visited pages, by page number and conditions. Cursors only lead forwards;
   * going back needs the stored start. The map is small enough never to be pruned.
   */
  readonly pageStarts: Map<string, string>;
}

/**
 * Registry of an application, which screens read resources from.
 *
 * @param resources returned by `withDefinitions`
 * @param access the only check of a user's rights. @defaultValue all capabilities of the schema
 */
export function createResources(resources: readonly Resource[], access?: Access): Resources {
  const all = resources.map((resource): Resource => {
    const { name, capabilities } = resource;
    return access
      ? {
          ...resource,
          can: (capability) => capabilities.includes(capability) && access(capability, name),
        }
      : resource;
  });
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  return {
    owner: resources,
    all,
    get: (name) => byName.get(name),
    onScoping: (listener) => {
      const stops = all.map((resource) => resource.onScoping(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    scoped: () => all.filter((resource) => resource.scoping()).length,
    pageStarts: new Map(),
  };
}
