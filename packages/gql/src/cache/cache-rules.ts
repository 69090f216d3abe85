import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { scalarRules } from '../scalar-rules.ts';
import { addPolicies } from './add-policies.ts';
import type { CacheRules } from './schema-config.ts';

const rulesByCache = new WeakMap<ApolloCache, readonly CacheRules[]>();

/**
 * Adds rules to a cache, before the first document that needs them is sent, for instance those of a
 * resource: `addCacheRules(client.cache, resource.cache)`. Rules can be added in any order; adding
 * the same rules again changes nothing. A cache other than Apollo's own keeps its policies and only
 * learns which data a write makes stale.
 */
export function addCacheRules(cache: ApolloCache, rules: CacheRules | undefined): void {
  const addedRules = rulesOf(cache);
  if (!rules || addedRules.includes(rules)) return;
  const allRules = [...addedRules, rules];
  rulesByCache.set(cache, allRules);
  scalarRules.set(cache, allRules);
  if (cache instanceof InMemoryCache) addPolicies(cache, rules);
}

/** All rules that were added to the cache, in their order. */
export function rulesOf(cache: ApolloCache): readonly CacheRules[] {
  return rulesByCache.get(cache) ?? [];
}
