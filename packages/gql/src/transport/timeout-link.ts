import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable, tap } from 'rxjs';

import { RequestTimeoutError } from '../errors/request-timeout-error.ts';
import { longestTimer } from './longest-timer.ts';

/**
 * Aborts an operation without a response after `timeout` milliseconds, `0` for never; `context: {
 * timeout }` overrides it for an operation. In an incremental response the limit applies to each
 * part. Subscriptions have no limit.
 *
 * After a computer has slept, the limits of requests on dead sockets expire at once, and retries
 * spread over time.
 */
export function createTimeoutLink(timeout: number): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const limit = operation.getContext().timeout ?? timeout;
    if (limit === 0 || operation.operationType === OperationTypeNode.SUBSCRIPTION)
      return forward(operation);
    return new Observable((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () =>
            observer.error(
              new RequestTimeoutError(limit, { operationName: operation.operationName }),
            ),
          Math.min(limit, longestTimer),
        );
      };
      start();
      observer.add(() => clearTimeout(timer));
      // Unsubscribing aborts the request.
      forward(operation).pipe(tap(start)).subscribe(observer);
    });
  });
}
