import { createAdminClient, type SchemaConfig } from '@admin/gql';
import {
  createHeadStartLink,
  createLostSessionLink,
  createPersistedDocumentsLink,
  createRefreshCredentialsLink,
  createRefusedReadsLink,
  createRetryLink,
} from '@admin/gql/transport';
import type { ApolloClient } from '@apollo/client';

import type { EndpointAuthOptions } from '../session/endpoint-auth.ts';
import { namedAuth } from '../session/named-auth.ts';
import { createSession, type Session } from '../session/session.ts';
import type { PageConfig } from './page-config.ts';

/** Where a schema is in an application of several. */
export interface SchemaPlace {
  /** What its names in the storage of the browser begin with. */
  readonly key: string;
  /** In front of its addresses. */
  readonly base: string;
}

export const firstPlace: SchemaPlace = { key: 'admin', base: '' };

/**
 * The one client of the application and the session that it speaks for. `load`: what was generated
 * about the sign-in of another endpoint.
 */
export async function connect(
  page: PageConfig,
  schema: SchemaConfig,
  load?: EndpointAuthOptions['load'],
  { key, base }: SchemaPlace = firstPlace,
): Promise<{ client: ApolloClient; session: Session }> {
  const { endpoint, headers, credentials } = page;
  const http = { uri: endpoint, headers: { ...headers }, credentials };
  const named = page.documents === 'persisted' ? [createPersistedDocumentsLink()] : [];
  const createAuth =
    typeof page.auth === 'function'
      ? page.auth
      : await namedAuth(page.auth, { oidc: page.oidc, ...(load && { load }) });
  const auth = createAuth({
    client: () => client,
    transport: { ...http, links: named },
    key,
    base,
  });
  const session = createSession({ auth, client: () => client, key, base });
  const { token, headers: own, holds } = auth;
  const hasSignIn = auth.signIn ?? auth.SignIn ?? auth.renew;
  const client: ApolloClient = createAdminClient({
    ...http,
    ...(own && { headers: async () => ({ ...headers, ...(await own()) }) }),
    schema,
    getToken: token,
    links: [
      createHeadStartLink(),
      createRetryLink(),
      // What fails for want of a session waits for the next sign-in, and then goes on.
      ...(hasSignIn ? [createRefreshCredentialsLink(session.renew, { timeout: 0 })] : []),
      ...(holds ? [createLostSessionLink(holds)] : []),
      createRefusedReadsLink(),
      ...named,
    ],
  });
  return { client, session };
}
