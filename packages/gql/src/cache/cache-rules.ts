import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { scalarRules } from '../scalar-rules.ts';
import { addPolicies } from './add-policies.ts';
import type { CacheRules } from './schema-config.ts';

const rulesByCache = new WeakMap<ApolloCache, readonly CacheRules[]>();

/**
 * Makes a cache know the rules of some documents before the first of them is sent, those of a
 * resource for instance: `addCacheRules(client.cache, resource.cache)`. Rules of several parts come
 * together in any order; the same part again changes nothing. A cache other than Apollo's own keeps
 * its policies and learns only what a write makes stale.
 */
export function addCacheRules(cache: ApolloCache, rules: CacheRules | undefined): void {
  const addedRules = rulesOf(cache);
  if (!rules || addedRules.includes(rules)) return;
  const allRules = [...addedRules, rules];
  rulesByCache.set(cache, allRules);
  scalarRules.set(cache, allRules);
  if (cache instanceof InMemoryCache) addPolicies(cache, rules);
}

/** All that was added to the cache, part by part. */
export function rulesOf(cache: ApolloCache): readonly CacheRules[] {
  return rulesByCache.get(cache) ?? [];
}
