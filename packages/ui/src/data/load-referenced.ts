import type { ResourceDescriptor, ResourceRecord } from '@admin/gql/resource';

import type { DataClient } from './data-client.ts';
import { showVariables } from '../resources/show-variables.ts';

/**
 * Fetches the record with a key, for its label. `null` when it does not exist, or when the resource
 * cannot be queried by this field alone.
 */
export async function loadReferenced(
  client: DataClient,
  resource: ResourceDescriptor,
  keyField: string,
  value: unknown,
): Promise<ResourceRecord | null> {
  const { show, key } = resource;
  if (!show || key?.length !== 1 || key[0] !== keyField) return null;
  const variables = showVariables(show, { [keyField]: String(value) });
  if (!variables) return null;
  const { data } = await client.query({ query: show.document, variables });
  return data === undefined ? null : show.record(data);
}
