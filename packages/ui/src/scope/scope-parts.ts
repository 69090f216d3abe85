import { useEffect, useSyncExternalStore } from 'react';

import { useAdmin } from '../admin/admin-context.tsx';
import { part } from '../admin/part.tsx';
import { preloadResource } from '../admin/use-resource.ts';
import { rememberedResource } from './scope-path.ts';
import { scopingsVersion, subscribeToScopings } from './scoping.ts';

export const ScopeFields = part(async () => (await import('./scope-field.tsx')).default);

/** Whether anything is known to be behind a scope: something that was opened, now or the last time. */
export function useHasScope(): boolean {
  const { resources } = useAdmin();
  useEffect(() => {
    const remembered = rememberedResource();
    const summary = remembered !== null && resources.find(({ name }) => name === remembered);
    if (summary) preloadResource(summary).catch(() => undefined);
  }, [resources]);
  return useSyncExternalStore(subscribeToScopings, scopingsVersion) > 0;
}
