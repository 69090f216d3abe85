import type { Capability, ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ComponentType } from 'react';

import type { Screen } from './screen.ts';
import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { OwnScreenProps, ResourceDefinition } from './resource-definition.ts';
import type { GivenDefinition } from './with-definitions.ts';
import type { Scoping, ScopeValues } from './scoping.ts';

/** Result of applying a definition to a resource. */
export interface DefinedResource {
  readonly definition: ResourceDefinition;
  /** Components that replace built-in screens. */
  readonly screens: { readonly [screen in Screen]?: ComponentType<OwnScreenProps> | undefined };
  /** View of the (scoped) resource that the query of an address names. */
  readonly inView?:
    | ((resource: ResourceDescriptor, search: string) => ResourceView | undefined)
    | undefined;
}

/** A resource restricted to the records and columns of a view. */
export interface ResourceView {
  readonly descriptor: ResourceDescriptor;
  /** Storage name of the chosen columns. */
  readonly columns: string;
}

/** Loaded module of a resource with its definition applied. */
export interface LoadedResource {
  readonly descriptor: ResourceDescriptor;
  readonly defined?: DefinedResource | undefined;
  /** Absent: the resource is behind no scope. */
  readonly scoping?: Scoping | undefined;
  /** Absent: the resource has neither scopes nor dimensions. */
  readonly inScope?: Resource['inScope'] | undefined;
}

/**
 * Resource of one application: its descriptor, its definition, its scope and the capabilities of
 * the user. Two applications on a page have separate resources, even for the same generated
 * summary.
 */
export interface Resource extends ResourceSummary {
  /** Identity of the loaded code. It stays the same as long as the application runs. */
  readonly owner: WeakKey;
  /**
   * Definition as the application passed it. A lazy definition has some properties before it is
   * loaded.
   */
  readonly given: GivenDefinition | undefined;
  /** The descriptor with the definition applied. */
  readonly module: Loadable<ResourceDescriptor>;
  /** `undefined` until the module is loaded, and without a definition. */
  readonly defined: () => DefinedResource | undefined;
  /** `undefined` until the module is loaded, and behind no scope. */
  readonly scoping: () => Scoping | undefined;
  /** Notifies a listener when the loaded resource turns out to be behind a scope. */
  readonly onScoping: (listener: () => void) => () => void;
  /** Descriptor bound to the values of scopes and dimensions in an address. */
  readonly inScope: (descriptor: ResourceDescriptor, values: ScopeValues) => ResourceDescriptor;
  /** Tests whether the schema has the capability and the user may use it. */
  readonly can: (capability: Capability) => boolean;
}

export interface ResourceOptions {
  readonly summary: ResourceSummary;
  readonly given?: GivenDefinition | undefined;
  /** Loads the module, its scope and its definition. */
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

/** View of a resource that the query of an address names; without one the resource itself. */
export const inView = (
  resource: Resource | undefined,
  descriptor: ResourceDescriptor,
  search: string,
): ResourceView =>
  resource?.defined()?.inView?.(descriptor, search) ?? { descriptor, columns: descriptor.name };
