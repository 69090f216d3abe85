import type { ActionGroup, ActionModule } from '@admin/gql/resource';

import { useDataClient } from '../data/use-data-client.ts';
import { cachedLoadable, useLoaded } from '../values/loadable.ts';

const actionModule = cachedLoadable((group: ActionGroup) => group.load());

/** Starts loading the actions of a group before one is clicked. A failure is shown at the click. */
export const preloadActions = (group: ActionGroup): void =>
  void actionModule(group)
    .load()
    .catch(() => undefined);

/**
 * Actions of a group; `undefined` until they are loaded. Their cache rules are then registered with
 * the client.
 */
export function useActionModule(group: ActionGroup): ActionModule | undefined {
  const client = useDataClient();
  const module = useLoaded(actionModule(group));
  client.addRules(module?.cache);
  return module;
}
