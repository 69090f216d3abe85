import type { ActionGroup, ActionModule } from '@admin/gql/resource';

import { useDataClient } from '../data/use-data-client.ts';
import { cachedLoadable, useLoaded } from '../values/loadable.ts';

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
  const client = useDataClient();
  const module = useLoaded(actionModule(group));
  client.addRules(module?.cache);
  return module;
}
