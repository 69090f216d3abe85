import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { rootFields, storedName, type SentQuery } from './root-fields.ts';

/**
 * Names under which the cache stores what these queries show: `orders({"page":0})`. Another cache
 * than Apollo's own names nothing.
 */
export function storedFields(cache: ApolloCache, queries: Iterable<SentQuery>): readonly string[] {
  if (!(cache instanceof InMemoryCache)) return [];
  return [...queries].flatMap(({ query, variables }) =>
    rootFields(query).map((field) => storedName(cache, 'Query', { field, variables })),
  );
}
