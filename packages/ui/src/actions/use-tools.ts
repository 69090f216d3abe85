import type { ActionGroup } from '@admin/gql/resource';

import { cachedLoadable, useLoaded } from '../values/loadable.ts';

/** Stands for a group that is not there, where a hook takes one. */
export const noActions: ActionGroup = { items: [], load: async () => ({ actions: {} }) };

const toolGroup = cachedLoadable((start: () => Promise<ActionGroup>) => start());
const noTools = async (): Promise<ActionGroup> => noActions;

/** What can be done that belongs to no resource; `undefined` until it is there. */
export const useTools = (
  tools: (() => Promise<ActionGroup>) | undefined,
): ActionGroup | undefined => useLoaded(toolGroup(tools ?? noTools));
