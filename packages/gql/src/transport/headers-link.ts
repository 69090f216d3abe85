import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

import type { GetToken } from './context.ts';
import { plainHeaders } from './plain-headers.ts';

/** Headers of a request, or what says them when it is sent. */
export type RequestHeaders =
  | HeadersInit
  | ((operation: ApolloLink.Operation) => HeadersInit | Promise<HeadersInit>);

/**
 * Sends the configured headers under those of the operation, and the token over both. All of them
 * are asked for each time.
 */
export function createHeadersLink(getToken?: GetToken, headers?: RequestHeaders): ApolloLink {
  const requestHeaders = async (operation: ApolloLink.Operation) =>
    [
      typeof headers === 'function' ? await headers(operation) : headers,
      await getToken?.(),
    ] as const;
  return new ApolloLink((operation, forward) =>
    from(requestHeaders(operation)).pipe(
      mergeMap(([configured, token]) => {
        operation.setContext(({ headers: operationHeaders }) => ({
          getToken,
          headers: {
            ...plainHeaders(configured),
            ...plainHeaders(operationHeaders),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
        }));
        return forward(operation);
      }),
    ),
  );
}
