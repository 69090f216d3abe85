import type {
  FilterDescriptor,
  RecordKey,
  ResourceDescriptor,
  ResourceSummary,
} from '@admin/gql/resource';

import type { ScopeValues } from './scope-path.ts';

/** How a resource behind a scope takes its value. */
export interface Scoping {
  /** Filters of its list whose values are those of scopes. */
  readonly filters: readonly (FilterDescriptor & { readonly scope: string })[];
  /**
   * The resource as it is in a scope: its operations take the values by themselves, its list and
   * its forms do not ask for them.
   */
  within(values: ScopeValues): ResourceDescriptor;
}

const scopings = new WeakMap<ResourceDescriptor | ResourceSummary, Scoping>();
const keys = new WeakMap<ResourceDescriptor, RecordKey | undefined>();
const listeners = new Set<() => void>();
let version = 0;

/** `undefined` for what is behind no scope, and while it is not known. */
export function scopingOf(resource: ResourceDescriptor | ResourceSummary): Scoping | undefined {
  return scopings.get(resource);
}

/** What the keys of the records of a resource hold besides: values of its scope. */
export function scopeKeyOf(resource: ResourceDescriptor): RecordKey | undefined {
  return keys.get(resource);
}

export function setScopeKey(resource: ResourceDescriptor, key: RecordKey | undefined): void {
  keys.set(resource, key);
}

/** Loads a resource. The code that puts one into its scope comes with the first that is behind one. */
export async function loadScoped(summary: ResourceSummary): Promise<ResourceDescriptor> {
  const resource = await summary.load();
  if (resource.list?.filters.some(({ scope }) => scope !== undefined)) {
    const { createScoping } = await import('./create-scoping.ts');
    const scoping = createScoping(resource);
    scopings.set(resource, scoping);
    scopings.set(summary, scoping);
    version += 1;
    for (const listener of listeners) listener();
  }
  return resource;
}

/** Tells when a resource behind a scope was loaded. */
export function subscribeToScopings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes with each of them. */
export const scopingsVersion = (): number => version;
