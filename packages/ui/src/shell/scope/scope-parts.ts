import { useEffect } from 'react';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useResources, useScopedResources } from '../../resources/resources-context.tsx';
import { rememberedResource } from '../../resources/scope-path.ts';
import { useApplication } from '../../resources/use-application.ts';

export const ScopeFields = lazyComponent(async () => (await import('./scope-field.tsx')).default);

/**
 * Whether the application has a scoped resource among those loaded now or remembered from the last
 * visit.
 */
export function useHasScope(): boolean {
  const resources = useResources();
  const application = useApplication();
  useEffect(() => {
    const remembered = rememberedResource(application);
    const resource = remembered === null ? undefined : resources.get(remembered);
    resource?.module.load().catch(() => undefined);
  }, [resources, application]);
  return useScopedResources().length > 0;
}
