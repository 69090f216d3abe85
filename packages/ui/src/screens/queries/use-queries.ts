import type { QueryGroup, QueryModule, QuerySummary } from '@admin/gql/resource';

import { useDataClient } from '../../data/use-data-client.ts';
import { cachedLoadable, createLoadable, useLoaded, type Loadable } from '../../values/loadable.ts';

const queryGroup = cachedLoadable((start: () => Promise<QueryGroup>) => start());

/** Queries of the application; `undefined` until they have loaded. */
export const useQueryGroup = (start: () => Promise<QueryGroup>): QueryGroup | undefined =>
  useLoaded(queryGroup(start));

const modules = new WeakMap<QuerySummary, Loadable<QueryModule>>();

function queryModule(group: QueryGroup, summary: QuerySummary): Loadable<QueryModule> {
  const known = modules.get(summary) ?? createLoadable(() => group.load(summary.name));
  modules.set(summary, known);
  return known;
}

/**
 * Documents and functions of a query; `undefined` until they have loaded. Its cache rules are then
 * registered with the client.
 */
export function useQueryModule(group: QueryGroup, summary: QuerySummary): QueryModule | undefined {
  const client = useDataClient();
  const module = useLoaded(queryModule(group, summary));
  client.addRules(module?.cache);
  return module;
}
