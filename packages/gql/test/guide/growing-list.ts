import { addCacheRules, growingListOf, watchGrowingList, type GrowingList } from '@admin/gql';
import type { ResourceRecord, ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

/**
 * What a search finds, page by page: `loadNext` at the end of the screen, `getState().records` on
 * it. `undefined`: the resource has no list, or no key that tells its records apart.
 */
export async function searchResults(
  client: ApolloClient,
  summary: ResourceSummary,
  search: string,
): Promise<GrowingList<ResourceRecord> | undefined> {
  const { list, key, cache } = await summary.load();
  if (!list || key === null) return undefined;
  addCacheRules(client.cache, cache);
  return watchGrowingList(client, growingListOf({ list, key }, { pageSize: 50, search }));
}
