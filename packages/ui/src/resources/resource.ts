import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ComponentType } from 'react';

import type { Screen } from './screen.ts';
import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { OwnScreenProps, ResourceDefinition } from './resource-definition.ts';
import type { GivenDefinition } from './with-definitions.ts';
import type { Scoping, ScopeValues } from './scoping.ts';

/** What a definition makes of a resource. */
export interface DefinedResource {
  readonly definition: ResourceDefinition;
  /** In the place of the screens of the product. */
  readonly screens: { readonly [screen in Screen]?: ComponentType<OwnScreenProps> | undefined };
  /** The resource, as it is in its scope, in the view that the query of an address names. */
  readonly inView?:
    | ((resource: ResourceDescriptor, search: string) => ResourceView | undefined)
    | undefined;
}

/** A resource with the records and columns of one view of its list. */
export interface ResourceView {
  readonly descriptor: ResourceDescriptor;
  /** Name under which the chosen columns are remembered. */
  readonly columns: string;
}

/** The module of a resource with what its definition says. */
export interface LoadedResource {
  readonly descriptor: ResourceDescriptor;
  readonly defined?: DefinedResource | undefined;
  /** Absent: it is behind no scope. */
  readonly scoping?: Scoping | undefined;
  /** Absent: it takes no value of an address. */
  readonly inScope?: Resource['inScope'] | undefined;
}

/**
 * A resource of one application: its descriptor, its definition, its scope, and what the user may
 * do with it. Two applications on a page have two, even where both are made of the same generated
 * summary.
 */
export interface Resource extends ResourceSummary {
  /** What the loaded code belongs to: the same for as long as the application runs. */
  readonly owner: WeakKey;
  /** What the application says of it, as it was given: some of it is there before it is loaded. */
  readonly given: GivenDefinition | undefined;
  /** The descriptor as its definition says. */
  readonly module: Loadable<ResourceDescriptor>;
  /** `undefined` until the module is there, and where nothing is defined of it. */
  readonly defined: () => DefinedResource | undefined;
  /** `undefined` for what is behind no scope, and until the module is there. */
  readonly scoping: () => Scoping | undefined;
  /** Tells when it turns out that the resource is behind a scope. */
  readonly onScoping: (listener: () => void) => () => void;
  /** Its descriptor with the values of scopes and dimensions that an address names. */
  readonly inScope: (descriptor: ResourceDescriptor, values: ScopeValues) => ResourceDescriptor;
  /** Whether the schema offers the capability and the user may use it. */
  readonly can: (capability: Capability) => boolean;
}

export interface ResourceOptions {
  readonly summary: ResourceSummary;
  readonly given?: GivenDefinition | undefined;
  /** Loads the module with its scope, and what the definition says of it. */
  readonly load: () => Promise<LoadedResource>;
}

export function createResource({ summary, given, load }: ResourceOptions): Resource {
  const listeners = new Set<() => void>();
  let loaded: LoadedResource | undefined;
  const module = createLoadable(async () => {
    loaded = await load();
    if (loaded.scoping) for (const listener of listeners) listener();
    return loaded.descriptor;
  });
  return {
    ...summary,
    owner: module,
    given,
    load: module.load,
    module,
    defined: () => loaded?.defined,
    scoping: () => loaded?.scoping,
    onScoping: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inScope: (descriptor, values) => loaded?.inScope?.(descriptor, values) ?? descriptor,
    can: (capability) => summary.capabilities.includes(capability),
  };
}

/** The resource in the view that the query of an address names. */
export const inView = (
  resource: Resource | undefined,
  descriptor: ResourceDescriptor,
  search: string,
): ResourceView =>
  resource?.defined()?.inView?.(descriptor, search) ?? { descriptor, columns: descriptor.name };
