import { addCacheRules } from '@admin/gql';
import type { QueryGroup, QueryModule, QuerySummary } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';

import {
  cachedLoadable,
  createLoadable,
  useLoaded,
  type Loadable,
} from '../../resources/loadable.ts';

const queryGroup = cachedLoadable((start: () => Promise<QueryGroup>) => start());

/** All queries that the application was given; `undefined` until they are there. */
export const useQueryGroup = (start: () => Promise<QueryGroup>): QueryGroup | undefined =>
  useLoaded(queryGroup(start));

const modules = new WeakMap<QuerySummary, Loadable<QueryModule>>();

function queryModule(group: QueryGroup, summary: QuerySummary): Loadable<QueryModule> {
  const known = modules.get(summary) ?? createLoadable(() => group.load(summary.name));
  modules.set(summary, known);
  return known;
}

/**
 * Documents and functions of a query; `undefined` until they are there. The cache knows its rules
 * from then on.
 */
export function useQueryModule(group: QueryGroup, summary: QuerySummary): QueryModule | undefined {
  const { cache } = useApolloClient();
  const module = useLoaded(queryModule(group, summary));
  addCacheRules(cache, module?.cache);
  return module;
}
