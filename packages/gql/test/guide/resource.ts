import { addCacheRules } from '@admin/gql';
import { parseRecordId, type ResourceRecord, type ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

/**
 * A record by the id that its address has; `summary` is one of `resources` of
 * `@admin/gql/resources`.
 */
export async function findRecord(
  client: ApolloClient,
  summary: ResourceSummary,
  id: string,
): Promise<ResourceRecord | null> {
  const { show, key, cache } = await summary.load();
  const values = key && parseRecordId(key, id);
  if (!show || !values) return null;
  addCacheRules(client.cache, cache);
  const { data } = await client.query({ query: show.document, variables: show.variables(values) });
  return data === undefined ? null : show.record(data);
}
