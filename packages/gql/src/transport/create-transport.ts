import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import { createConvertErrorsLink } from './convert-errors-link.ts';
import { createTokenLink } from './token-link.ts';

export interface TransportOptions {
  /**
   * Address of the GraphQL endpoint, or a function of the operation.
   * @defaultValue '/graphql'
   */
  uri?: BaseHttpLink.Options['uri'];
  /** Headers of every request. */
  headers?: Record<string, string>;
  /**
   * Whether cookies go along.
   * @defaultValue 'same-origin'
   */
  credentials?: RequestCredentials;
  /**
   * Bearer token, read once per request so that a refreshed one is picked up. `undefined` sends none.
   * A throw fails the operation.
   */
  getToken?: () => string | undefined | Promise<string | undefined>;
  /**
   * Queries go as GET with the same parts in the query string; mutations never do.
   * @defaultValue false
   */
  useGETForQueries?: boolean;
  /** Links in front of the HTTP request, the first one outermost: retry, time limit, refresh of credentials, persisted documents. */
  links?: readonly ApolloLink[];
  /**
   * The link that ends the chain, in place of HTTP: uploads, batching, WebSocket, a mock.
   * The other options but `links` and `getToken` are its own business then.
   */
  terminal?: ApolloLink;
  /** @defaultValue the global `fetch`, looked up at each request */
  fetch?: typeof globalThis.fetch;
}

/** The chain between client and server. Everything that fails in it comes out as an `AdminError`. */
export function createTransport(options: TransportOptions = {}): ApolloLink {
  const { uri = '/graphql', headers, credentials = 'same-origin', getToken, useGETForQueries, links = [], terminal, fetch } = options;
  const end =
    terminal ??
    new BaseHttpLink({ uri, credentials, ...(headers && { headers }), ...(useGETForQueries && { useGETForQueries }), ...(fetch && { fetch }) });
  return ApolloLink.from([createConvertErrorsLink(), ...links, ...(getToken ? [createTokenLink(getToken)] : []), createConvertErrorsLink(), end]);
}
