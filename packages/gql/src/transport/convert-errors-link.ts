import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, map, Observable } from 'rxjs';

import { AbortedError } from '../errors/aborted-error.ts';
import { EmptyResponseError } from '../errors/empty-response-error.ts';
import { isObject } from '../errors/narrow.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

/**
 * Converts foreign errors to `AdminError`s, including the `errors` of a response without data, and
 * aborts an operation with the application's signal, whatever it waits for. Outer links (retry,
 * refresh of credentials) only see `AdminError`s. A response with data and errors is passed on: the
 * operation's `errorPolicy` decides on it.
 */
export function createConvertErrorsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName, operationType } = operation;
    const attempted = { operationName, operationType };
    const signal = operation.getContext()['fetchOptions']?.signal;
    return new Observable<ApolloLink.Result>((observer) => {
      const abort = () => {
        const cause = signal?.reason;
        observer.error(
          cause?.name === 'TimeoutError'
            ? toAdminError(cause, attempted)
            : new AbortedError({ ...attempted, cause }),
        );
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      observer.add(() => signal?.removeEventListener('abort', abort));
      forward(operation)
        .pipe(
          map((result) => {
            if (operation.operationType === OperationTypeNode.SUBSCRIPTION || 'hasNext' in result)
              return result;
            const { response } = operation.getContext();
            // `application/graphql-response+json` is parsed with any status.
            if (response && response.status >= 300)
              throw new ServerError('', { response, bodyText: JSON.stringify(result) });
            if (Array.isArray(result.errors) && result.errors.length > 0) {
              if (hasData(result.data)) return result;
              throw new CombinedGraphQLErrors(result);
            }
            if (result.data == null) throw new EmptyResponseError(attempted);
            return result;
          }),
          catchError((error: unknown) => {
            throw toAdminError(error, attempted);
          }),
        )
        .subscribe(observer);
    });
  });
}

/** Tests whether the data has any value. `{ createOrder: null }` has none. */
function hasData(data: unknown): boolean {
  return (
    isObject(data) &&
    Object.entries(data).some(([name, value]) => value !== null && name !== '__typename')
  );
}
