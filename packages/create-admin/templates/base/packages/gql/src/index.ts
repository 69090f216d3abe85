import {
  createAdminCache as createCache,
  createAdminClient as createClient,
  type AdminClientOptions,
} from '@admin/gql';

import { schema } from './generated/schema.ts';

// The library, for all frontends of the team: `import { AdminError, createAdminClient } from '@{{name}}/gql'`. What this file names itself stands in place of the library's.
export * from '@admin/gql';
export { schema };

/** A cache that knows the schema: what identifies its objects, and which of its numbers are exact. */
export const createAdminCache = () => createCache(schema);

/**
 * A client that knows the schema. One that does not would have numbers where the generated types
 * say exact text, and values of your own types as they were sent.
 */
export const createAdminClient = (options: Omit<AdminClientOptions, 'schema'> = {}) =>
  createClient({ ...options, schema });
