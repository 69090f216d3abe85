import type { Capability } from '@admin/gql/resource';

import type { Resource } from './resource.ts';

/** Whether a user may do something with the records of a resource. */
export type Access = (capability: Capability, resource: string) => boolean;

/** The resources of one application, for the user who is signed in. */
export interface Resources {
  /** What belongs to the application: the same when another user signs in. */
  readonly owner: WeakKey;
  /** In the order in which they were given. */
  readonly all: readonly Resource[];
  /** `undefined` where the application has none of this name. */
  readonly get: (name: string) => Resource | undefined;
  /** Tells when it turns out that a resource is behind a scope. */
  readonly onScoping: (listener: () => void) => () => void;
  /** How many are known to be behind a scope: only what was loaded is. */
  readonly scoped: () => number;
  /**
   * Where pages that cursors lead to start, by their number and conditions: cursors lead forwards
   * only, and the user wants to go back. Nobody visits so many in a day that they would have to be
   * forgotten.
   */
  readonly pageStarts: Map<string, string>;
}

/**
 * The registry of an application: whatever screens know of a resource, they know from here.
 *
 * @param resources as `withDefinitions` makes them
 * @param access asked in this place alone. @defaultValue everything that the schema can do
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
