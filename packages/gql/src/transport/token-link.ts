import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

import type { GetToken } from './context.ts';

/**
 * Sends `authorization: Bearer …` with each request; the token is asked for each time. `undefined` sends none. Subscriptions ask again when they
 * are opened again after a lost connection.
 */
export function createTokenLink(getToken: GetToken): ApolloLink {
  return new ApolloLink((operation, forward) =>
    from(Promise.resolve().then(getToken)).pipe(
      mergeMap((token) => {
        operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({ getToken, headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` } }));
        return forward(operation);
      }),
    ),
  );
}
