import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { catchError } from 'rxjs';

import { isObject } from '../errors/narrow.ts';
import { toAdminError } from '../errors/to-admin-error.ts';
import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';
import { markedNumbersFetch, withNumbers } from './exact-numbers.ts';
import { plainHeaders } from './plain-headers.ts';

/**
 * Terminal link that batches operations: operations of the same moment are sent in one request, as
 * a JSON array. For servers that support it; a slow operation delays its batch. Operations with
 * another address or other headers (except `traceparent`, which every operation has) are not
 * batched together. A cancelled operation leaves its batch; the request is aborted with the last
 * one.
 *
 * An error fails its own operation. Where the server returns a single error for several operations,
 * or another number of results than operations, each operation is sent by itself; a mutation only
 * if nothing was executed, otherwise it fails with `UnreadableResponseError`.
 */
export function createBatchLink(options: BaseBatchHttpLink.Options = {}): ApolloLink {
  const { uri = '/graphql', fetch } = options;
  const batch = new BaseBatchHttpLink({
    credentials: 'same-origin',
    batchMax: 10,
    batchInterval: 10,
    batchKey: (operation) => {
      const {
        headers,
        credentials,
        fetchOptions,
        uri: operationUri = typeof uri === 'function' ? uri(operation) : uri,
      } = operation.getContext();
      return JSON.stringify([
        operationUri,
        { ...plainHeaders(headers), traceparent: undefined },
        credentials,
        fetchOptions,
      ]);
    },
    ...options,
    fetch: fetchBatch(markedNumbersFetch(fetch)),
  });
  const alone = new BaseHttpLink({
    credentials: 'same-origin',
    ...options,
    fetch: markedNumbersFetch(fetch),
  });
  return withNumbers(
    new ApolloLink((operation, forward) => {
      // A signal belongs to one operation, and the outer link aborts with it. A batch has no
      // signal.
      operation.setContext(({ fetchOptions }: { fetchOptions?: RequestInit }) => ({
        fetchOptions: { ...fetchOptions, signal: undefined, method: 'POST' },
      }));
      return batch.request(operation, forward).pipe(
        catchError((error: unknown) => {
          if (!(error instanceof BatchNotAnswered)) throw error;
          if (!error.isBeforeExecution && operation.operationType !== OperationTypeNode.QUERY)
            throw error.cause;
          return alone.request(operation, forward);
        }),
      );
    }),
  );
}

/** The results cannot be assigned to the operations of the batch. */
class BatchNotAnswered extends Error {
  override readonly cause: UnreadableResponseError;
  readonly isBeforeExecution: boolean;

  constructor(cause: UnreadableResponseError, isBeforeExecution: boolean) {
    super();
    this.cause = cause;
    this.isBeforeExecution = isBeforeExecution;
  }
}

/**
 * Statuses of requests that the server did not process: too long, in an unsupported format, or with
 * an unknown operation.
 */
const misunderstood: readonly number[] = [400, 405, 413, 415, 422];

function fetchBatch(fetcher: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const { status, headers } = response;
    const sent: readonly unknown[] = JSON.parse(typeof init?.body === 'string' ? init.body : '[]');
    const text = await response.text();
    const body = parse(text);
    // Separate results take precedence over the status of the batch.
    if (Array.isArray(body) && body.length === sent.length)
      return new Response(JSON.stringify(body.map((answer: unknown) => answer ?? {})), {
        headers,
      });
    const unreadable = new UnreadableResponseError(text, { status });
    if (status >= 300) {
      if (sent.length > 1 && misunderstood.includes(status))
        throw new BatchNotAnswered(unreadable, true);
      return new Response(text, { status, headers });
    }
    if (body === undefined) return new Response(text, { headers });
    if (sent.length === 1) {
      if (Array.isArray(body)) throw unreadable;
      return new Response(JSON.stringify([body]), { headers });
    }
    const code = codeOfRefusal(body);
    // Authentication errors and rate limits apply to all operations of the batch.
    if (code !== undefined && code !== 'INVALID_OPERATION')
      return new Response(JSON.stringify(sent.map(() => body)), { headers });
    throw new BatchNotAnswered(unreadable, code !== undefined);
  };
}

/** Code of an error for the whole batch; `undefined` when the server may have executed an operation. */
function codeOfRefusal(answered: unknown) {
  if (
    !isObject(answered) ||
    Array.isArray(answered) ||
    answered['data'] != null ||
    !Array.isArray(answered['errors'])
  )
    return undefined;
  return toAdminError(new CombinedGraphQLErrors({ errors: answered['errors'] })).code;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
