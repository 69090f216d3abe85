import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';

import { keyOf } from '../values/record-key.ts';
import type { DataClient } from './data-client.ts';
import { recordQuery } from './record-query.ts';

/** Reads a record from the server; `null` where it does not exist or is not readable. */
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
