import { createHash } from 'node:crypto';

import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { createGetQueriesLink } from './get-queries-link.ts';
import { createAutomaticPersistedQueriesLink } from './persisted-documents-link.ts';
import type { TransportOptions } from './create-transport.ts';

const order = gql`
  query Order($n: Int) {
    order(n: $n) {
      id
    }
  }
`;
const pay = gql`
  mutation Pay($n: Int) {
    pay(n: $n) {
      id
    }
  }
`;
const data = {
  data: { order: { __typename: 'Order', id: 1 }, pay: { __typename: 'Order', id: 1 } },
};

interface Sent {
  readonly hasText: boolean;
  readonly hasHash: boolean;
}

function start(answer: (sent: Sent) => Response, links: TransportOptions['links'] = []) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request =
      typeof init?.body === 'string'
        ? init.body
        : decodeURIComponent(String(input instanceof Request ? input.url : input));
    const sent = {
      hasText: /"query":|[?&]query=/.test(request),
      hasHash: request.includes('sha256Hash'),
    };
    requests.push(`${init?.method}${sent.hasText ? ' text' : ''}${sent.hasHash ? ' hash' : ''}`);
    return Promise.resolve(answer(sent));
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch,
    links: [createAutomaticPersistedQueriesLink(), ...links],
  });
  return {
    requests,
    read: (n: number) => client.query({ query: order, variables: { n } }),
    write: (n: number) => client.mutate({ mutation: pay, variables: { n } }),
  };
}

const error = (message: string, extensions?: object, status = 200) =>
  Response.json({ errors: [{ message, ...(extensions && { extensions }) }] }, { status });
/** What servers without the protocol say to a request without a text. */
const servers: readonly (readonly [string, () => Response])[] = [
  [
    'Apollo Server, switched off',
    () => error('PersistedQueryNotSupported', { code: 'PERSISTED_QUERY_NOT_SUPPORTED' }),
  ],
  ['a gateway that gives no code', () => error('PersistedQueryNotSupported')],
  ['express-graphql', () => error('Must provide query string.', undefined, 400)],
  ['graphql-http', () => error('Missing query', undefined, 400)],
  ['a body parser', () => new Response('POST body missing', { status: 400 })],
  ['Hasura', () => error('key "query" not found', { code: 'parse-failed', path: '$' })],
  ['GraphQL Ruby', () => error('No query string was present')],
  [
    'Lighthouse',
    () =>
      error(
        'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
        { category: 'request' },
      ),
  ],
  [
    'a server that stumbles',
    () =>
      error(
        "Cannot read properties of undefined (reading 'match')",
        { code: 'INTERNAL_SERVER_ERROR' },
        500,
      ),
  ],
  [
    'a server that stumbles in plain text',
    () => new Response('Internal Server Error', { status: 500 }),
  ],
  ['Spring', () => Response.json({ status: 400, error: 'Bad Request' }, { status: 400 })],
  ['a validating proxy', () => Response.json({ message: 'query is required' }, { status: 422 })],
  ['nothing', () => Response.json({ data: null })],
];

describe.each(servers)('a server without automatic persisted queries, %s', (_, refuse) => {
  it('fails none of the first operations, and is sent texts alone from its first answer on', async () => {
    const { requests, read, write } = start(({ hasText }) =>
      hasText ? Response.json(data) : refuse(),
    );
    await Promise.all([read(1), read(2), read(3)]);
    expect(requests.toSorted()).toEqual([
      'POST hash',
      'POST hash',
      'POST hash',
      'POST text',
      'POST text',
      'POST text',
    ]);
    await read(4);
    await write(5);
    expect(requests.slice(6)).toEqual(['POST text', 'POST text']);
  });

  it('may refuse the hash beside the text too', async () => {
    const { requests, write } = start(({ hasHash }) =>
      hasHash ? error('PersistedQueryNotSupported') : Response.json(data),
    );
    await write(1);
    await write(2);
    expect(requests).toEqual(['POST text hash', 'POST text', 'POST text']);
  });
});

it('a mutation goes with its text until the server has shown that it knows hashes, and is never repeated after a fault', async () => {
  let isDown = true;
  const { requests, read, write } = start(() =>
    isDown
      ? error('SQL query failed', { code: 'INTERNAL_SERVER_ERROR' }, 500)
      : Response.json(data),
  );
  await expect(write(1)).rejects.toMatchObject({ code: 'SERVER_FAULT' });
  isDown = false;
  await read(2);
  await write(3);
  isDown = true;
  await expect(write(4)).rejects.toMatchObject({ code: 'SERVER_FAULT' });
  expect(requests).toEqual(['POST text hash', 'POST hash', 'POST hash', 'POST hash']);
});

it('a server that speaks the protocol goes on to be sent hashes after an operation that it refuses', async () => {
  let isRefusing = false;
  const { requests, read } = start(({ hasText }) => {
    if (isRefusing && !hasText)
      return error('Cannot query field "order".', { code: 'GRAPHQL_VALIDATION_FAILED' }, 400);
    return isRefusing
      ? Response.json(data)
      : hasText
        ? Response.json(data)
        : error('PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND' });
  });
  await read(1);
  isRefusing = true;
  await read(2);
  isRefusing = false;
  await read(3);
  expect(requests).toEqual([
    'POST hash',
    'POST text hash',
    'POST hash',
    'POST text',
    'POST hash',
    'POST text hash',
  ]);
});

it('a refusal of the operation itself is its own, and says nothing about the protocol', async () => {
  const { requests, read } = start(() =>
    error('Cannot query field "order".', { code: 'GRAPHQL_VALIDATION_FAILED' }, 400),
  );
  await expect(read(1)).rejects.toMatchObject({ code: 'INVALID_OPERATION' });
  await expect(read(2)).rejects.toMatchObject({ code: 'INVALID_OPERATION' });
  expect(requests).toEqual(['POST hash', 'POST text', 'POST hash', 'POST text']);
});

it.each([
  ['signed out', () => new Response('', { status: 401 }), 'UNAUTHENTICATED'],
  ['too often', () => new Response('', { status: 429 }), 'TOO_MANY_REQUESTS'],
  ['away', () => new Response('', { status: 503 }), 'SERVER_STATUS'],
])('who is %s is not asked with the text either', async (_, answer, code) => {
  const { requests, read } = start(answer);
  await expect(read(1)).rejects.toMatchObject({ code });
  expect(requests).toEqual(['POST hash']);
});

it('an address that was short enough for the hash is not used for the text', async () => {
  const { requests, read } = start(
    ({ hasText }) => (hasText ? Response.json(data) : error('PersistedQueryNotFound')),
    [createGetQueriesLink(320)],
  );
  await read(1);
  expect(requests).toEqual(['GET hash', 'POST text hash']);
});

it('the hash is the SHA-256 of the text that goes beside it, for each document its own', async () => {
  const sent: { query?: string; extensions: { persistedQuery: object } }[] = [];
  const client = createAdminClient({
    schema: emptySchemaConfig,
    links: [createAutomaticPersistedQueriesLink()],
    fetch: (_, init) => {
      const request: (typeof sent)[number] = JSON.parse(
        typeof init?.body === 'string' ? init.body : '{}',
      );
      sent.push(request);
      return Promise.resolve(
        request.query === undefined ? error('PersistedQueryNotFound') : Response.json(data),
      );
    },
  });
  await client.query({ query: order, variables: { n: 1 } });
  await client.query({ query: order, variables: { n: 2 }, fetchPolicy: 'network-only' });
  await client.mutate({ mutation: pay, variables: { n: 1 } });
  const hashes = sent.map(({ extensions }) => extensions.persistedQuery);
  expect(sent.map(({ query }) => query !== undefined)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
  const texts = [1, 1, 1, 1, 5, 5].map((at) => sent[at]?.query ?? '');
  expect(texts[0]).toContain('query Order');
  expect(texts[4]).toContain('mutation Pay');
  expect(hashes).toEqual(
    texts.map((text) => ({
      version: 1,
      sha256Hash: createHash('sha256').update(text).digest('hex'),
    })),
  );
});
