import type { ApolloLink } from '@apollo/client/link';
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http';

/**
 * Ends the chain in place of plain HTTP: operations of the same moment go as one request, a JSON array. For servers that accept that; one slow
 * operation holds up the others of its batch. Operations with different headers (but for `traceparent`, which is each one's own) go apart.
 */
export function createBatchLink(options: BaseBatchHttpLink.Options = {}): ApolloLink {
  return new BaseBatchHttpLink({
    credentials: 'same-origin',
    batchMax: 10,
    batchInterval: 10,
    batchKey: (operation) => {
      const { headers, credentials, fetchOptions } = operation.getContext();
      return JSON.stringify([{ ...headers, traceparent: undefined }, credentials, fetchOptions]);
    },
    ...options,
  });
}
