import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import { createBatchLink } from './batch-link.ts';

interface Sent {
  readonly operationName: string;
  readonly variables: { readonly n: number };
}

const order = gql`
  query Order($n: Int!) {
    order(n: $n) {
      id
    }
  }
`;
const pay = gql`
  mutation Pay($n: Int!) {
    pay(n: $n) {
      id
    }
  }
`;
const forbidden = {
  errors: [{ message: 'Нельзя.', path: ['order'], extensions: { code: 'FORBIDDEN' } }],
};
const answerOf = ({ operationName, variables: { n } }: Sent) =>
  n === 1 ? forbidden : { data: { [operationName.toLowerCase()]: { __typename: 'Order', id: n } } };

/**
 * Three operations of one moment, the second of which is refused; how the server answers a request
 * of several.
 */
async function batch(kind: 'query' | 'mutation', answer: (sent: readonly Sent[]) => Response) {
  const requests: number[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    const sent: Sent | Sent[] = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    requests.push(Array.isArray(sent) ? sent.length : 1);
    return Promise.resolve(Array.isArray(sent) ? answer(sent) : Response.json(answerOf(sent)));
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    terminal: createBatchLink({ fetch }),
  });
  const send = (n: number) =>
    kind === 'query'
      ? client.query({ query: order, variables: { n } })
      : client.mutate({ mutation: pay, variables: { n } });
  const ends = [0, 1, 2].map((n) =>
    send(n).then(
      () => 'data',
      (error: unknown) => (error instanceof AdminError ? error.code : error),
    ),
  );
  return { ends: await Promise.all(ends), requests };
}

describe('one refusal in a batch fails one operation', () => {
  const each = (sent: readonly Sent[]) => sent.map(answerOf);
  const refused = (message: string, code?: string) => ({
    errors: [{ message, ...(code !== undefined && { extensions: { code } }) }],
  });

  it.each<[string, (sent: readonly Sent[]) => Response, number]>([
    ['beside the answers of the others', (sent) => Response.json(each(sent)), 1],
    [
      'with a status that counts for all of them',
      (sent) => Response.json(each(sent), { status: 400 }),
      1,
    ],
    ['with a status of a fault', (sent) => Response.json(each(sent), { status: 500 }), 1],
    [
      'in place of all the answers',
      () =>
        Response.json(refused('Cannot query field "x".', 'GRAPHQL_VALIDATION_FAILED'), {
          status: 400,
        }),
      4,
    ],
    [
      'in place of all the answers, without a code',
      () => Response.json(refused('Batching is off.')),
      4,
    ],
    ['in a word of its own', () => new Response('Payload too large', { status: 413 }), 4],
  ])('%s, and a mutation as well', async (_, answer, requests) => {
    expect(await batch('query', answer)).toMatchObject({
      ends: ['data', 'FORBIDDEN', 'data'],
      requests: { length: requests },
    });
    expect(await batch('mutation', answer)).toMatchObject({
      ends: ['data', 'FORBIDDEN', 'data'],
      requests: { length: requests },
    });
  });

  it.each<[string, (sent: readonly Sent[]) => Response]>([
    ['fewer answers than operations', (sent) => Response.json(each(sent).slice(1))],
    ['more answers than operations', (sent) => Response.json([...each(sent), {}])],
    ['the answer of one of them', (sent) => Response.json(each(sent)[0])],
  ])('and no operation gets what may be the answer of another: %s', async (_, answer) => {
    expect((await batch('query', answer)).ends).toEqual(['data', 'FORBIDDEN', 'data']);
    const { ends, requests } = await batch('mutation', answer);
    expect({ ends, requests }).toEqual({
      ends: ['UNREADABLE_RESPONSE', 'UNREADABLE_RESPONSE', 'UNREADABLE_RESPONSE'],
      requests: [3],
    });
  });

  it.each([
    [401, undefined, 'UNAUTHENTICATED'],
    [200, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [429, undefined, 'TOO_MANY_REQUESTS'],
    [503, undefined, 'SERVER_STATUS'],
  ])(
    'but who may not ask, or not now, is told so for all of them (%i, %s)',
    async (status, code, end) => {
      const answer = () =>
        code === undefined
          ? new Response('', { status })
          : Response.json(refused('No.', code), { status });
      expect(await batch('query', answer)).toEqual({ ends: [end, end, end], requests: [3] });
    },
  );
});

const headersOf = (name: string) => ['a', 'b'].map((value) => ({ headers: { [name]: value } }));

it.each<[string, readonly Record<string, unknown>[], number]>([
  ['headers of their own are sent apart', headersOf('x-tenant'), 2],
  ['a trace of their own are sent together', headersOf('traceparent'), 1],
  ['cookies and without are sent apart', [{ credentials: 'include' }, { credentials: 'omit' }], 2],
])('operations with %s', async (_, contexts, requests) => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = (_input, init) => {
    const asked: Sent | Sent[] = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    sent.push(asked);
    return Promise.resolve(Response.json([asked].flat().map(answerOf)));
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    terminal: createBatchLink({ fetch }),
  });
  await Promise.all(
    contexts.map((context, n) => client.query({ query: order, variables: { n: n * 2 }, context })),
  );
  expect(sent).toHaveLength(requests);
});
