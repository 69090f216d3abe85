import { createAdminClient, type SchemaConfig } from '@admin/gql';
import type { ApolloClient } from '@apollo/client';

import type { AdminConfig } from './config.ts';
import { createSession, type Session } from './session.ts';

/** The one client of the application and the session that it speaks for. */
export function connect({ endpoint, auth, headers, credentials }: AdminConfig, schema: SchemaConfig): { client: ApolloClient; session: Session } {
  const session = createSession(auth, () => client);
  const client: ApolloClient = createAdminClient({ uri: endpoint, headers: { ...headers }, credentials, schema, getToken: auth === 'token' ? session.token : undefined });
  return { client, session };
}
