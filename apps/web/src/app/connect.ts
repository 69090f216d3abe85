import {
  createAdminClient,
  createEndpointSession,
  createHeadStartLink,
  createLostSessionLink,
  createPersistedDocumentsLink,
  createRefreshCredentialsLink,
  createRefusedReadsLink,
  createRetryLink,
  type EndpointSignIn,
  type SchemaConfig,
} from '@admin/gql';
import { createSession, type Session } from '@admin/ui';
import type { ApolloClient } from '@apollo/client';

import type { AdminConfig } from './config.ts';

/** The one client of the application and the session that it speaks for. `load`: what was generated about the sign-in of another endpoint. */
export function connect({ endpoint, auth, headers, credentials, documents }: AdminConfig, schema: SchemaConfig, load?: () => Promise<EndpointSignIn>): { client: ApolloClient; session: Session } {
  const http = { uri: endpoint, headers: { ...headers }, credentials };
  const named = documents === 'persisted' ? [createPersistedDocumentsLink()] : [];
  const isOther = auth === 'mutation' || auth === 'token';
  const session = createSession(auth, () => client, isOther ? createEndpointSession({ transport: { ...http, links: named }, ...(load && { load }) }) : undefined);
  const client: ApolloClient = createAdminClient({
    ...http,
    schema,
    getToken: isOther ? session.token : undefined,
    links: [
      createHeadStartLink(),
      createRetryLink(),
      // What fails for want of a session waits for the next sign-in, and then goes on.
      ...(auth === 'none' ? [] : [createRefreshCredentialsLink(session.renew, { timeout: 0 })]),
      ...(isOther ? [createLostSessionLink(session.holds)] : []),
      createRefusedReadsLink(),
      ...named,
    ],
  });
  return { client, session };
}
