import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { map, Observable } from 'rxjs';

import { EmptyResponseError } from '../errors/empty-response-error.ts';
import { isObject } from '../errors/narrow.ts';
import { toAdminError } from '../errors/to-admin-error.ts';

/**
 * The edge at which foreign errors become `AdminError`s, also the `errors` of a response that brought nothing else.
 * Links in front of it (retry, refresh of credentials) see the family only. A response with some data and some errors goes on as it is: what
 * becomes of it is decided by the operation's `errorPolicy`.
 */
export function createConvertErrorsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName } = operation;
    return new Observable<ApolloLink.Result>((observer) =>
      forward(operation)
        .pipe(
          map((result) => {
            if (operation.operationType === OperationTypeNode.SUBSCRIPTION || 'hasNext' in result) return result;
            if (result.errors?.length) {
              if (hasData(result.data)) return result;
              throw new CombinedGraphQLErrors(result);
            }
            if (result.data == null) throw new EmptyResponseError({ operationName });
            return result;
          }),
        )
        .subscribe({
          next: (result) => observer.next(result),
          error: (error: unknown) => observer.error(toAdminError(error, { operationName })),
          complete: () => observer.complete(),
        }),
    );
  });
}

/** `{ createOrder: null }` beside an error says nothing that the error does not say. */
function hasData(data: unknown): boolean {
  return isObject(data) && Object.entries(data).some(([name, value]) => value !== null && name !== '__typename');
}
