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
 * Ends the chain in place of plain HTTP: operations of the same moment go as one request, a JSON
 * array. For servers that accept that; one slow operation holds up the others of its batch.
 * Operations to another address or with different headers (but for `traceparent`, which is each
 * one's own) go apart. An operation that is taken back leaves its batch; the request is aborted
 * with the last of them.
 *
 * A refusal fails the operation that it is about. Where the server answers several with one
 * refusal, or with more or fewer answers than there were operations, each is sent by itself; a
 * mutation only where nothing was carried out yet, else it fails with `UnreadableResponseError`.
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
      // The signal is of one operation and ends it at the edge of the transport; a batch has no
      // address that could hold it.
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

/** Which answer is whose cannot be told. */
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
 * Statuses of a request that the server could not make anything of: as long as it is, of the form
 * that it has, or with an operation that it does not know.
 */
const misunderstood: readonly number[] = [400, 405, 413, 415, 422];

function fetchBatch(fetcher: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const { status, headers } = response;
    const sent: readonly unknown[] = JSON.parse(typeof init?.body === 'string' ? init.body : '[]');
    const text = await response.text();
    const body = parse(text);
    // Answers of their own count for more than the status of all of them.
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
    // Whoever may not ask may ask for none of them.
    if (code !== undefined && code !== 'INVALID_OPERATION')
      return new Response(JSON.stringify(sent.map(() => body)), { headers });
    throw new BatchNotAnswered(unreadable, code !== undefined);
  };
}

/** What the server refused all of them with, or `undefined` when it did something. */
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
