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

/** Storage key and base path of a schema, in an application of several schemas. */
export interface SchemaPlace {
  /** Prefix of the schema's keys in the browser's storage. */
  readonly key: string;
  /** Prefix of the schema's addresses. */
  readonly base: string;
}

export const firstPlace: SchemaPlace = { key: 'admin', base: '' };

/**
 * Creates the client of the application and the session that authenticates it.
 *
 * @param load Loads the generated sign-in of another endpoint.
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
      // An operation that fails without a session waits for the next sign-in and is then repeated.
      ...(hasSignIn ? [createRefreshCredentialsLink(session.renew, { timeout: 0 })] : []),
      ...(holds ? [createLostSessionLink(holds)] : []),
      createRefusedReadsLink(),
      ...named,
    ],
  });
  return { client, session };
}
