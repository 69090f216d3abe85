import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import { createConvertErrorsLink } from './convert-errors-link.ts';
import { exactNumbersFetch } from './exact-numbers.ts';
import { createGetQueriesLink } from './get-queries-link.ts';
import { createTimeoutLink } from './timeout-link.ts';
import { createTokenLink } from './token-link.ts';
import { createTraceLink, type TraceOptions } from './trace-link.ts';

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
   * Milliseconds until an operation is aborted with `RequestTimeoutError`; `0` never aborts. `context: { timeout }` sets it for one operation.
   * @defaultValue 30_000
   */
  timeout?: number;
  /**
   * Queries go as GET with the same parts in the query string, unless the address would be longer than 2,000 characters. Mutations never do.
   * @defaultValue false
   */
  useGETForQueries?: boolean;
  /**
   * Headers that name the application and the request to the server. On by itself where no other origin has to allow them: when `uri` is a path.
   * @defaultValue true for a path, false for an address with a host
   */
  trace?: boolean | TraceOptions;
  /** Links in front of the request, the first one outermost: retry, refresh of credentials, persisted documents. */
  links?: readonly ApolloLink[];
  /**
   * The link that ends the chain, in place of plain HTTP: uploads, batching, WebSocket, a mock.
   * `uri`, `headers`, `credentials` and `fetch` are its own business then.
   */
  terminal?: ApolloLink;
  /** @defaultValue the global `fetch`, looked up at each request */
  fetch?: typeof globalThis.fetch;
}

/** The chain between client and server. Everything that fails in it comes out as an `AdminError`. */
export function createTransport(options: TransportOptions = {}): ApolloLink {
  const { uri = '/graphql', headers, credentials = 'same-origin', getToken, timeout = 30_000, useGETForQueries, links = [], terminal, fetch } = options;
  const { trace = typeof uri === 'string' && uri.startsWith('/') } = options;
  return ApolloLink.from([
    createConvertErrorsLink(),
    ...links,
    ...(trace ? [createTraceLink(trace === true ? {} : trace)] : []),
    ...(getToken ? [createTokenLink(getToken)] : []),
    ...(useGETForQueries ? [createGetQueriesLink()] : []),
    createTimeoutLink(timeout),
    createConvertErrorsLink(),
    terminal ?? new BaseHttpLink({ uri, headers, credentials, fetch: exactNumbersFetch(fetch) }),
  ]);
}
