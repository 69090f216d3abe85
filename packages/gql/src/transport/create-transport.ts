import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import type { DefinedOptions } from '../defined-options.ts';
import type { GetToken } from './context.ts';
import { createConvertErrorsLink } from './convert-errors-link.ts';
import { markedNumbersFetch, withNumbers } from './exact-numbers.ts';
import { createHeadersLink, type RequestHeaders } from './headers-link.ts';
import { createTimeoutLink } from './timeout-link.ts';

/** Options of the chain between client and server. Every one can be left out. */
export interface TransportOptions {
  /**
   * Address of the GraphQL endpoint, or a function of the operation.
   *
   * @defaultValue '/graphql'
   */
  uri?: BaseHttpLink.Options['uri'] | undefined;
  /**
   * Headers of every request, also beside `terminal`; or a function of the operation that says
   * them, at once or later, asked for each time it is sent. Headers of the operation (`context: {
   * headers }`) and of links stand over them. A throw fails the operation.
   *
   * @defaultValue none
   */
  headers?: RequestHeaders | undefined;
  /**
   * Whether cookies go along.
   *
   * @defaultValue 'same-origin'
   */
  credentials?: RequestCredentials | undefined;
  /**
   * Bearer token, read once per request so that a refreshed one is picked up. `undefined` sends
   * none. A throw fails the operation.
   *
   * @defaultValue none is sent
   */
  getToken?: GetToken | undefined;
  /**
   * Milliseconds until an operation is aborted with `RequestTimeoutError`; `0` never aborts.
   * `context: { timeout }` sets it for one operation.
   *
   * @defaultValue 30_000
   */
  timeout?: number | undefined;
  /**
   * Links in front of the request, the first one outermost: `createRetryLink()`,
   * `createRefreshCredentialsLink(refresh)`, `createTraceLink()`, `createGetQueriesLink()`,
   * `createPersistedDocumentsLink()`. What is not named here is not in the bundle.
   *
   * @defaultValue [ ]
   */
  links?: readonly ApolloLink[] | undefined;
  /**
   * The link that ends the chain, in place of plain HTTP: uploads, batching, WebSocket, a mock.
   * `uri`, `credentials` and `fetch` are its own business then.
   *
   * @defaultValue plain HTTP, whose numbers stay exact
   */
  terminal?: ApolloLink | undefined;
  /** What sends a request. @defaultValue the global `fetch`, looked up at each request */
  fetch?: typeof globalThis.fetch | undefined;
}

/** The chain between client and server. Everything that fails in it comes out as an `AdminError`. */
export function createTransport(options: TransportOptions = {}): ApolloLink {
  const { getToken, headers, timeout = 30_000, links = [], terminal, fetch, ...http } = options;
  return ApolloLink.from([
    createConvertErrorsLink(),
    ...links,
    createTimeoutLink(timeout),
    createHeadersLink(getToken, headers),
    createConvertErrorsLink(),
    terminal ??
      withNumbers(
        new BaseHttpLink({
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types take no `undefined`, the code does.
          ...(http as DefinedOptions<typeof http>),
          fetch: markedNumbersFetch(fetch),
        }),
      ),
  ]);
}
