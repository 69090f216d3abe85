import type { ResourceDescriptor, ResourceRecord } from '@admin/gql';
import type { ApolloClient } from '@apollo/client';

/** The record that a key points to, for its label; `null` when it cannot be asked for by this key alone or is not there. */
export async function loadReferenced(
  client: ApolloClient,
  resource: ResourceDescriptor,
  keyField: string,
  value: unknown,
): Promise<ResourceRecord | null> {
  const { show, key } = resource;
  if (!show || key.length !== 1 || key[0] !== keyField) return null;
  const { data } = await client.query({ query: show.document, variables: show.variables({ [keyField]: String(value) }) });
  return data === undefined ? null : show.record(data);
}
