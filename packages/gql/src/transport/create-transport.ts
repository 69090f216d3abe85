import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';

import type { DefinedOptions } from '../defined-options.ts';
import type { GetToken } from './context.ts';
import { createConvertErrorsLink } from './convert-errors-link.ts';
import { markedNumbersFetch, withNumbers } from './exact-numbers.ts';
import { createHeadersLink, type RequestHeaders } from './headers-link.ts';
import { createTimeoutLink } from './timeout-link.ts';

/** Options of the link chain between client and server. All are optional. */
export interface TransportOptions {
  /**
   * Address of the GraphQL endpoint, or a function of the operation.
   *
   * @defaultValue '/graphql'
   */
  uri?: BaseHttpLink.Options['uri'] | undefined;
  /**
   * Headers of every request, also with `terminal`; or a function of the operation that returns
   * them, synchronously or asynchronously, called for each request. Headers of the operation
   * (`context: { headers }`) and of links override them. A thrown error fails the operation.
   *
   * @defaultValue none
   */
  headers?: RequestHeaders | undefined;
  /**
   * Mode in which cookies are sent.
   *
   * @defaultValue 'same-origin'
   */
  credentials?: RequestCredentials | undefined;
  /**
   * Bearer token, read for each request, so that a refreshed token is used. `undefined` sends none.
   * A thrown error fails the operation.
   *
   * @defaultValue none is sent
   */
  getToken?: GetToken | undefined;
  /**
   * Milliseconds after which an operation is aborted with `RequestTimeoutError`; `0` never aborts.
   * `context: { timeout }` overrides it for an operation.
   *
   * @defaultValue 30_000
   */
  timeout?: number | undefined;
  /**
   * Links before the request, outermost first: `createRetryLink()`,
   * `createRefreshCredentialsLink(refresh)`, `createTraceLink()`, `createGetQueriesLink()`,
   * `createPersistedDocumentsLink()`. Links that are not used are not in the bundle.
   *
   * @defaultValue [ ]
   */
  links?: readonly ApolloLink[] | undefined;
  /**
   * Terminal link of the chain, in place of plain HTTP: uploads, batching, WebSocket, a mock. It
   * has its own `uri`, `credentials` and `fetch`.
   *
   * @defaultValue plain HTTP, whose numbers stay exact
   */
  terminal?: ApolloLink | undefined;
  /** Function that sends a request. @defaultValue the global `fetch`, looked up at each request */
  fetch?: typeof globalThis.fetch | undefined;
}

/** Creates the link chain between client and server. All of its errors are `AdminError`s. */
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
