import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

import type { GetToken } from './context.ts';
import { plainHeaders } from './plain-headers.ts';

/** Headers of a request, or a function that returns them for each request. */
export type RequestHeaders =
  | HeadersInit
  | ((operation: ApolloLink.Operation) => HeadersInit | Promise<HeadersInit>);

/**
 * Merges headers: those of the operation override the configured headers, and the token overrides
 * both. Functions are called for each request.
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
