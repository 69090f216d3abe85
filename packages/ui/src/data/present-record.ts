import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';

import { keyOf } from '../values/record-key.ts';
import type { DataClient } from './data-client.ts';
import { recordQuery } from './record-query.ts';

/** A record as the server has it now; `null` where it has none, or shows none. */
export async function readRecord(
  client: DataClient,
  resource: KeyedResource,
  record: ResourceRecord,
  freshness: 'fresh' | 'uncached' = 'fresh',
): Promise<ResourceRecord | null> {
  const { show } = resource;
  if (!show) return null;
  const { data } = await client.query(recordQuery(show, keyOf(resource, record)), { freshness });
  return data === undefined ? null : show.record(data);
}
