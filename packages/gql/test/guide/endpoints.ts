import { createAdminClient, type SchemaConfig } from '@admin/gql';
import { createTransport } from '@admin/gql/transport';
import { ApolloLink, type ApolloClient } from '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    endpoint?: 'reports';
  }
}

/**
 * One client and one cache for two endpoints of one schema: `context: { endpoint: 'reports' }`
 * sends an operation to the second, with a token, a time limit and links of its own. Schemas that
 * call different things by the same name need a client each.
 */
export function createShopAndReportsClient(
  schema: SchemaConfig,
  shop: string,
  reports: string,
  reportsToken: () => Promise<string>,
): ApolloClient {
  return createAdminClient({
    schema,
    link: ApolloLink.split(
      (operation) => operation.getContext().endpoint === 'reports',
      createTransport({ uri: reports, getToken: reportsToken, timeout: 120_000 }),
      createTransport({ uri: shop }),
    ),
  });
}
