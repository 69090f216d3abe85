import { useEffect } from 'react';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useResources, useScopedResources } from '../../resources/resources-context.tsx';
import { rememberedResource } from '../../resources/scope-path.ts';

export const ScopeFields = lazyComponent(async () => (await import('./scope-field.tsx')).default);

/** Whether anything is known to be behind a scope: something that was opened, now or the last time. */
export function useHasScope(): boolean {
  const resources = useResources();
  useEffect(() => {
    const remembered = rememberedResource();
    const resource = remembered === null ? undefined : resources.get(remembered);
    resource?.module.load().catch(() => undefined);
  }, [resources]);
  return useScopedResources().length > 0;
}
