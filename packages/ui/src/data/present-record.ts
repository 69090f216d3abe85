import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

import { keyOf } from '../values/record-key.ts';

/** A record as the server has it now; `null` where it has none, or shows none. */
export async function readRecord(
  client: ApolloClient,
  resource: KeyedResource,
  record: ResourceRecord,
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
): Promise<ResourceRecord | null> {
  const { show } = resource;
  if (!show) return null;
  const { data } = await client.query({
    query: show.document,
    variables: show.variables(keyOf(resource, record)),
    fetchPolicy,
  });
  return data === undefined ? null : show.record(data);
}
