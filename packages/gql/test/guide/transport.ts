import { createAdminClient, type SchemaConfig } from '@admin/gql';
import {
  createRefreshCredentialsLink,
  createRetryLink,
  createSubscriptionsLink,
  createTraceLink,
  createUploadLink,
  createWebSocketLink,
} from '@admin/gql/transport';
import type { ApolloClient } from '@apollo/client';

/**
 * Everything on: retries, refresh of credentials, trace headers, uploads, subscriptions. What is
 * left out is not in the bundle.
 */
export function createShopClient(
  host: string,
  schema: SchemaConfig,
  session: { token: () => string; refresh: () => Promise<void> },
): ApolloClient {
  return createAdminClient({
    schema,
    getToken: session.token,
    timeout: 15_000,
    links: [
      createRetryLink({ attempts: 3 }),
      createRefreshCredentialsLink(session.refresh),
      createTraceLink({ clientName: 'shop-admin', clientVersion: '1.4.0' }),
    ],
    terminal: createSubscriptionsLink(
      createWebSocketLink({
        url: `wss://${host}/graphql`,
        connectionParams: () => ({ token: session.token() }),
      }),
      createUploadLink({ uri: `https://${host}/graphql` }),
    ),
  });
}
