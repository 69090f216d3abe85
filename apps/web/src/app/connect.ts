import { createAdminClient, createPersistedDocumentsLink, createRefreshCredentialsLink, createRefusedReadsLink, createRetryLink, type SchemaConfig } from '@admin/gql';
import { createSession, type Session } from '@admin/ui';
import type { ApolloClient } from '@apollo/client';

import type { AdminConfig } from './config.ts';

/** The one client of the application and the session that it speaks for. */
export function connect({ endpoint, auth, headers, credentials, documents }: AdminConfig, schema: SchemaConfig): { client: ApolloClient; session: Session } {
  const session = createSession(auth, () => client);
  const client: ApolloClient = createAdminClient({
    uri: endpoint,
    headers: { ...headers },
    credentials,
    schema,
    getToken: auth === 'token' ? session.token : undefined,
    links: [
      createRetryLink(),
      // What fails for want of a session waits for the next sign-in, and then goes on.
      ...(auth === 'none' ? [] : [createRefreshCredentialsLink(session.renew)]),
      createRefusedReadsLink(),
      ...(documents === 'persisted' ? [createPersistedDocumentsLink()] : []),
    ],
  });
  return { client, session };
}
