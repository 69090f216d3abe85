import { addCacheRules, type ActionGroup, type ActionModule } from '@admin/gql';
import { useApolloClient } from '@apollo/client/react';

import { createLoadable, useLoaded, type Loadable } from '../admin/loadable.ts';

const modules = new WeakMap<ActionGroup, Loadable<ActionModule>>();

function actionModule(group: ActionGroup): Loadable<ActionModule> {
  const known = modules.get(group) ?? createLoadable(() => group.load());
  modules.set(group, known);
  return known;
}

/** Starts loading the actions of a group, by the time that one is clicked. A failure shows then. */
export const preloadActions = (group: ActionGroup): void => void actionModule(group).load().catch(() => undefined);

/** The actions of a group; `undefined` until they are there. The cache knows their rules from then on. */
export function useActionModule(group: ActionGroup): ActionModule | undefined {
  const { cache } = useApolloClient();
  const module = useLoaded(actionModule(group));
  addCacheRules(cache, module?.cache);
  return module;
}
