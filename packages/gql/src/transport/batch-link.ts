import { ApolloLink } from '@apollo/client/link';
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http';

import { UnreadableResponseError } from '../errors/unreadable-response-error.ts';
import { exactNumbersFetch } from './exact-numbers.ts';

/**
 * Ends the chain in place of plain HTTP: operations of the same moment go as one request, a JSON array. For servers that accept that; one slow
 * operation holds up the others of its batch. Operations to another address or with different headers (but for `traceparent`, which is each one's own)
 * go apart. An operation that is taken back leaves its batch; the request is aborted with the last of them.
 */
export function createBatchLink(options: BaseBatchHttpLink.Options = {}): ApolloLink {
  const { uri = '/graphql', fetch } = options;
  const batch = new BaseBatchHttpLink({
    credentials: 'same-origin',
    batchMax: 10,
    batchInterval: 10,
    batchKey: (operation) => {
      const { headers, credentials, fetchOptions, uri: own = typeof uri === 'function' ? uri(operation) : uri } = operation.getContext();
      return JSON.stringify([own, { ...headers, traceparent: undefined }, credentials, fetchOptions]);
    },
    ...options,
    fetch: oneAnswerEach(exactNumbersFetch(fetch)),
  });
  return new ApolloLink((operation, forward) => {
    // The signal is of one operation and ends it at the edge of the transport; a batch has no address that could hold it.
    operation.setContext(({ fetchOptions }: { fetchOptions?: RequestInit }) => ({ fetchOptions: { ...fetchOptions, signal: undefined, method: 'POST' } }));
    return batch.request(operation, forward);
  });
}

/** A server that refuses the batch as a whole answers once, for all of them. */
function oneAnswerEach(fetcher: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetcher(input, init);
    if (response.status >= 300) return response;
    const read = response.text.bind(response);
    response.text = async () => {
      const text = await read();
      const sent: readonly unknown[] = JSON.parse(typeof init?.body === 'string' ? init.body : '[]');
      const answered: unknown = parse(text);
      if (Array.isArray(answered) && answered.length !== sent.length) throw new UnreadableResponseError(text, { status: response.status });
      if (Array.isArray(answered)) return JSON.stringify(answered.map((answer: unknown) => answer ?? {}));
      return answered === undefined ? text : JSON.stringify(sent.map(() => answered));
    };
    return response;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
