import { createAdminClient, type SchemaConfig } from '@admin/gql';
import { createHeadStartLink, createLostSessionLink, createPersistedDocumentsLink, createRefreshCredentialsLink, createRefusedReadsLink, createRetryLink } from '@admin/gql/transport';
import type { EndpointSession, EndpointSessionOptions } from '@admin/gql/endpoint-session';
import type { ApolloClient } from '@apollo/client';

import { createSession, type Session } from '../session/session.ts';
import type { PageConfig } from './page-config.ts';

/** The one client of the application and the session that it speaks for. `load`: what was generated about the sign-in of another endpoint. */
export function connect({ endpoint, auth, headers, credentials, documents }: PageConfig, schema: SchemaConfig, load?: EndpointSessionOptions['load']): { client: ApolloClient; session: Session } {
  const http = { uri: endpoint, headers: { ...headers }, credentials };
  const named = documents === 'persisted' ? [createPersistedDocumentsLink()] : [];
  const isOther = auth === 'mutation' || auth === 'token';
  const session = createSession(auth, () => client, isOther ? endpointSession({ transport: { ...http, links: named }, ...(load && { load }) }) : undefined);
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

/** The session of an endpoint that is not ours: its code is loaded where there is one. */
function endpointSession(options: EndpointSessionOptions): () => Promise<EndpointSession> {
  let made: Promise<EndpointSession> | undefined;
  const make = async () => (await import('@admin/gql/endpoint-session')).createEndpointSession(options);
  // A failure is the next question's to repeat.
  return () => (made ??= make().catch((error: unknown) => ((made = undefined), Promise.reject(error))));
}
