import type { ActionGroup } from '@admin/gql/resource';

import { cachedLoadable, useLoaded } from '../values/loadable.ts';

/** Empty group, for hooks that require one. */
export const noActions: ActionGroup = { items: [], load: async () => ({ actions: {} }) };

const toolGroup = cachedLoadable((start: () => Promise<ActionGroup>) => start());
const noTools = async (): Promise<ActionGroup> => noActions;

/** Actions that belong to no resource; `undefined` until they are loaded. */
export const useTools = (
  tools: (() => Promise<ActionGroup>) | undefined,
): ActionGroup | undefined => useLoaded(toolGroup(tools ?? noTools));
