import { addCacheRules } from '@admin/gql';
import type { ActionGroup, ActionModule } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';

import { cachedLoadable, useLoaded } from '../resources/loadable.ts';

const actionModule = cachedLoadable((group: ActionGroup) => group.load());

/** Starts loading the actions of a group, by the time that one is clicked. A failure shows then. */
export const preloadActions = (group: ActionGroup): void =>
  void actionModule(group)
    .load()
    .catch(() => undefined);

/**
 * The actions of a group; `undefined` until they are there. The cache knows their rules from then
 * on.
 */
export function useActionModule(group: ActionGroup): ActionModule | undefined {
  const { cache } = useApolloClient();
  const module = useLoaded(actionModule(group));
  addCacheRules(cache, module?.cache);
  return module;
}
