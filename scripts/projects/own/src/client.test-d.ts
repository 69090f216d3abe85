import { createAdminCache, createAdminClient } from '@{{name}}/gql';

createAdminClient();
createAdminClient({ uri: 'https://api.example.com/graphql', cache: createAdminCache() });
// @ts-expect-error The schema is filled in: it is neither left out nor another.
createAdminClient({ schema: undefined });
// @ts-expect-error A cache that does not know it is not made by mistake.
createAdminCache({});
