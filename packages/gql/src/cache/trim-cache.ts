import type { ApolloClient } from '@apollo/client';

import { storedFields } from './fields-in-use.ts';

/** Forgets all answers but those on the screen, and the records that only they held. What is forgotten is fetched when it is next looked at. */
export function trimCache(client: ApolloClient): void {
  const inUse = storedFields(client, client.getObservableQueries('active'));
  client.cache.modify({ id: 'ROOT_QUERY', fields: (value, { fieldName, storeFieldName, DELETE }) => (inUse.has(storeFieldName) || fieldName === '__typename' ? value : DELETE) });
  client.cache.gc();
}
