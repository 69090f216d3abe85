import { addCacheRules, growingListOf, watchGrowingList, type GrowingList } from '@admin/gql';
import { key, list, resource } from '@admin/gql/resources/suppliers';
import type { ApolloClient } from '@apollo/client';

/** Suppliers of a city, page by page: `loadNext` at the end of the screen, `getState().records` on it. Records are typed by the document. */
export function suppliersOf(client: ApolloClient, city: string): GrowingList<{ readonly id: number; readonly name: string }> {
  addCacheRules(client.cache, resource.cache);
  const filters = [{ field: 'city', operator: 'eq', value: city }] as const;
  return watchGrowingList(client, growingListOf({ list, key }, { pageSize: 50, filters, columns: ['name', 'city'] }));
}
