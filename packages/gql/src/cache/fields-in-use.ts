import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { rootFields, storedName, type SentQuery } from './root-fields.ts';

/**
 * Names of the queries' root fields in the cache: `orders({"page":0})`. Empty for other caches than
 * Apollo's.
 */
export function storedFields(cache: ApolloCache, queries: Iterable<SentQuery>): readonly string[] {
  if (!(cache instanceof InMemoryCache)) return [];
  return [...queries].flatMap(({ query, variables }) =>
    rootFields(query).map((field) => storedName(cache, 'Query', { field, variables })),
  );
}
