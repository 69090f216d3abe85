import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import type { Resource } from './resource.ts';
import { createResources, type Access, type Resources } from './create-resources.ts';

const ResourcesContext = createContext<Resources | null>(null);

export interface ResourcesProviderProps {
  readonly resources: readonly Resource[];
  readonly access: Access;
  readonly children: ReactNode;
}

/** Provides the registry of an application to its subtree. */
export function ResourcesProvider({ resources, access, children }: ResourcesProviderProps) {
  const registry = useMemo(() => createResources(resources, access), [resources, access]);
  return <ResourcesContext value={registry}>{children}</ResourcesContext>;
}

/** Registry of the application. Throws without an `AdminProvider`. */
export function useResources(): Resources {
  const resources = use(ResourcesContext);
  if (!resources)
    throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return resources;
}

/** Definition of a resource; `undefined` until it is loaded. */
export const useDefined = (name: string) => useResources().get(name)?.defined();

/** Loaded resources behind a scope. Rendered again when there are more. */
export function useScopedResources(): readonly Resource[] {
  const resources = useResources();
  const count = useSyncExternalStore(resources.onScoping, resources.scoped);
  return useMemo(
    () => (count === 0 ? [] : resources.all.filter((resource) => resource.scoping())),
    [resources, count],
  );
}
