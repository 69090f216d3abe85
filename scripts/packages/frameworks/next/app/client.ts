import { createAdminCache, createAdminClient } from '@admin/gql';

import { schema } from '../generated/schema.ts';

/** For one request: a cache holds what one person may see. */
export function createServerClient() {
  const cache = createAdminCache(schema);
  return {
    cache,
    client: createAdminClient({
      uri: process.env['API_URL'] ?? '',
      cache,
      schema,
      ssrMode: true,
      trimAfter: 0,
    }),
  };
}
