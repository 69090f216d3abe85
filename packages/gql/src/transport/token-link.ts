import { ApolloLink } from '@apollo/client/link';
import { from, mergeMap } from 'rxjs';

/** Sends `authorization: Bearer …` with each request; the token is asked for each time. `undefined` sends none. */
export function createTokenLink(getToken: () => string | undefined | Promise<string | undefined>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    from(Promise.resolve().then(getToken)).pipe(
      mergeMap((token) => {
        if (token !== undefined) {
          operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
        }
        return forward(operation);
      }),
    ),
  );
}
