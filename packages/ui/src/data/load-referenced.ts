import type { ResourceDescriptor, ResourceRecord } from '@admin/gql/resource';

import type { DataClient } from './data-client.ts';
import { showVariables } from '../resources/show-variables.ts';

/**
 * The record that a key points to, for its label; `null` when it cannot be asked for by this key
 * alone or is not there.
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
