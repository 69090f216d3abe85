import { ApolloLink, gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient, type AdminClientOptions } from '../client/create-admin-client.ts';
import { createBatchLink } from './batch-link.ts';
import { createMultipartLink } from './multipart-link.ts';
import { createRetryLink } from './retry-link.ts';
import { createSseLink } from './sse-link.ts';
import { createTokenLink } from './token-link.ts';
import { createTraceLink } from './trace-link.ts';
import { createUploadLink } from './upload-link.ts';

const order = gql`
  query Order {
    order {
      id
    }
  }
`;
const answer = { data: { order: { __typename: 'Order', id: 1 } } };

/** The headers of one request. */
async function sent(
  options: (fetch: typeof globalThis.fetch) => Partial<AdminClientOptions>,
  headers?: HeadersInit,
  respond: () => Response = () => Response.json(answer),
) {
  let seen = new Headers();
  const send = options((_, init) => {
    seen = new Headers(init?.headers);
    return Promise.resolve(respond());
  });
  const client = createAdminClient({ schema: emptySchemaConfig, ...send });
  await client.query({ query: order, context: headers === undefined ? {} : { headers } });
  return Object.fromEntries(seen);
}

const tenant = { 'x-tenant': 'north' };
const getToken = () => 'secret';
const authorization = 'Bearer secret';
const forms: readonly (readonly [string, HeadersInit])[] = [
  ['a record', tenant],
  ['Headers', new Headers(tenant)],
  ['pairs', [['x-tenant', 'north']]],
];

describe('headers of an operation survive', () => {
  const links: readonly (readonly [
    string,
    Record<string, string>,
    (fetch: typeof globalThis.fetch) => Partial<AdminClientOptions>,
  ])[] = [
    ['the token', { authorization }, (fetch) => ({ fetch, getToken })],
    ['no token', {}, (fetch) => ({ fetch })],
    [
      'configured ones',
      { 'x-client': 'admin' },
      (fetch) => ({ fetch, headers: { 'x-client': 'admin' } }),
    ],
    [
      'the trace',
      { 'apollographql-client-name': 'admin' },
      (fetch) => ({ fetch, links: [createTraceLink({ clientName: 'admin' })] }),
    ],
    ['retries', {}, (fetch) => ({ fetch, links: [createRetryLink()] })],
    [
      'a token link of its own',
      { authorization },
      (fetch) => ({ fetch, links: [createTokenLink(getToken)] }),
    ],
  ];
  it.each(
    links.flatMap(([beside, also, options]) =>
      forms.map(([form, headers]) => [beside, form, headers, also, options] as const),
    ),
  )('%s, given as %s', async (_, __, headers, also, options) => {
    expect(await sent(options, headers)).toMatchObject({ ...tenant, ...also });
  });

  it.each(forms)('the key of a mutation that may be repeated, given as %s', async (_, headers) => {
    let seen = new Headers();
    const fetch: typeof globalThis.fetch = (__, init) => {
      seen = new Headers(init?.headers);
      return Promise.resolve(Response.json({ data: { pay: true } }));
    };
    await createAdminClient({
      schema: emptySchemaConfig,
      fetch,
      getToken,
      links: [createRetryLink()],
    }).mutate({
      mutation: gql`
        mutation Pay {
          pay
        }
      `,
      context: { idempotencyKey: 'k', headers },
    });
    expect(Object.fromEntries(seen)).toMatchObject({
      ...tenant,
      authorization,
      'idempotency-key': 'k',
    });
  });

  it('a link that sets them, whichever way', async () => {
    const link = new ApolloLink((operation, forward) => {
      operation.setContext({ headers: new Headers(tenant) });
      return forward(operation);
    });
    expect(await sent((fetch) => ({ fetch, getToken, links: [link] }))).toMatchObject({
      ...tenant,
      authorization,
    });
  });
});

describe('configured headers', () => {
  const ways: readonly (readonly [string, AdminClientOptions['headers']])[] = [
    ...forms,
    ['a function', () => tenant],
    ['a function that says them later', () => Promise.resolve(new Headers(tenant))],
    [
      'a function of the operation',
      ({ operationName }) => (operationName === 'Order' ? tenant : {}),
    ],
  ];
  it.each(ways)('are sent, given as %s', async (_, headers = {}) => {
    expect(await sent((fetch) => ({ fetch, headers, getToken }))).toMatchObject({
      ...tenant,
      authorization,
    });
  });

  it.each(ways)('are sent beside a terminal, given as %s', async (_, headers = {}) => {
    expect(
      await sent((fetch) => ({ headers, getToken, terminal: createUploadLink({ fetch }) })),
    ).toMatchObject({ ...tenant, authorization });
    expect(
      await sent(
        (fetch) => ({ headers, getToken, terminal: createBatchLink({ fetch }) }),
        undefined,
        () => Response.json([answer]),
      ),
    ).toMatchObject({ ...tenant, authorization });
  });

  it.each([
    [
      'server-sent events',
      createSseLink,
      'text/event-stream',
      'event: next\ndata: {"data":{"changed":1}}\n\nevent: complete\ndata: \n\n',
    ],
    [
      'multipart answers',
      createMultipartLink,
      'multipart/mixed; boundary="-"; subscriptionSpec=1.0',
      '\r\n---\r\ncontent-type: application/json\r\n\r\n{"payload":{"data":{"changed":1}}}\r\n-----\r\n',
    ],
  ] as const)(
    'are sent with a subscription over %s, and cookies as configured',
    async (_, createLink, type, body) => {
      const seen: (RequestInit | undefined)[] = [];
      const fetch: typeof globalThis.fetch = (_address, init) => {
        seen.push(init);
        return Promise.resolve(new Response(body, { headers: { 'content-type': type } }));
      };
      for (const credentials of ['include', undefined] as const) {
        const client = createAdminClient({
          schema: emptySchemaConfig,
          headers: () => tenant,
          getToken,
          terminal: createLink({ fetch, credentials }),
        });
        await new Promise<void>((resolve) => {
          client
            .subscribe({
              query: gql`
                subscription Changed {
                  changed
                }
              `,
            })
            .subscribe({ complete: resolve });
        });
      }
      expect(seen.map((init) => init?.credentials)).toEqual(['include', 'same-origin']);
      expect(Object.fromEntries(new Headers(seen[0]?.headers))).toMatchObject({
        ...tenant,
        authorization,
      });
    },
  );

  it('stand below those of the operation, and the token above all', async () => {
    expect(
      await sent(
        (fetch) => ({ fetch, headers: { ...tenant, authorization: 'Basic x' }, getToken }),
        { 'x-tenant': 'south' },
      ),
    ).toMatchObject({ 'x-tenant': 'south', authorization });
  });

  it('are asked for each time a request is sent', async () => {
    let asked = 0;
    let requests = 0;
    const fetch = () =>
      Promise.resolve(
        (requests += 1) < 3 ? new Response('', { status: 503 }) : Response.json(answer),
      );
    const headers = () => {
      asked += 1;
      return {};
    };
    await createAdminClient({
      schema: emptySchemaConfig,
      fetch,
      headers,
      links: [createRetryLink({ delay: 1 })],
    }).query({ query: order });
    expect(asked).toBe(3);
  });

  it('fail the operation where they cannot be had', async () => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      headers: () => {
        throw new Error('no vault');
      },
    });
    await expect(client.query({ query: order })).rejects.toMatchObject({
      code: 'UNEXPECTED',
      message: 'Order failed: no vault',
    });
  });
});
