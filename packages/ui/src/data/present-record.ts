import type {
  FieldDescriptor,
  KeyedResource,
  RecordKey,
  ResourceRecord,
} from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

export const keyOf = ({ key }: Pick<KeyedResource, 'key'>, record: ResourceRecord): RecordKey =>
  Object.fromEntries(key.map((field) => [field, String(record[field])]));

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

/**
 * Fields that a form writes: others may read differently each time, and nobody changed them. All,
 * where no form tells.
 */
export function writtenFields({ fields, update }: KeyedResource): readonly FieldDescriptor[] {
  const written = new Set((update?.inputs ?? []).map(({ name, field }) => field ?? name));
  return update ? fields.filter(({ name }) => written.has(name)) : fields;
}
