import type { ApolloLink } from '@apollo/client/link';
import { BatchHttpLink } from '@apollo/client/link/batch-http';

/**
 * Ends the chain in place of plain HTTP: operations of the same moment go as one request, a JSON array. For servers that accept that; one slow
 * operation holds up the others of its batch.
 */
export function createBatchLink(options: BatchHttpLink.Options = {}): ApolloLink {
  return new BatchHttpLink({ credentials: 'same-origin', batchMax: 10, batchInterval: 10, ...options });
}
