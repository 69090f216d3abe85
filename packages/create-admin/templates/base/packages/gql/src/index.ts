import { createAdminClient, type AdminClientOptions } from '@admin/gql';

import { schema } from './generated/schema.ts';

// The library, for all frontends of the team: `import { createClient, AdminError } from '@{{name}}/gql'`.
export * from '@admin/gql';
export { schema };

/** A client whose cache and scalars know the schema. */
export const createClient = (options: Omit<AdminClientOptions, 'schema'>) => createAdminClient({ ...options, schema });
