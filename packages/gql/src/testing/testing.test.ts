import { readdirSync, readFileSync } from 'node:fs';

import { gql, type TypedDocumentNode } from '@apollo/client';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';

import { createAdminClient, emptySchemaConfig } from '../index.ts';
import { signIn, SignInDocument, ViewerDocument } from '../session/index.ts';
import {
  createGetQueriesLink,
  createPersistedDocumentsLink,
  createRetryLink,
  createUploadLink,
} from '../transport/index.ts';
import {
  always,
  burst,
  createMockSchema,
  faults,
  faultyFetch,
  mockEverything,
  mockFetch,
  mockOperation,
  refusal,
} from './index.ts';

const sdl = `
  type Query { orders(first: Int): OrderConnection! order(id: Int!): Order search: [Hit!]! }
  type Mutation { updateOrder(input: UpdateOrderInput!): UpdateOrderPayload }
  input UpdateOrderInput { id: Int! patch: OrderPatch! }
  input OrderPatch { note: String }
  type UpdateOrderPayload { order: Order }
  type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! totalCount: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: Cursor }
  scalar Cursor scalar BigFloat scalar Date
  enum Status { NEW PAID }
  type Order { id: Int! note: String total: BigFloat! placedOn: Date! status: Status! customer: Customer! }
  type Customer { id: Int! name: String! }
  union Hit = Order | Customer
`;
const mock = createMockSchema(sdl, { records: { Customer: (n) => ({ name: `Покупатель ${n}` }) } });

interface OrderData {
  order: { __typename: 'Order'; id: number; note: string | null; status: string } | null;
}
const order: TypedDocumentNode<OrderData, { id: number }> = gql`
  query Order($id: Int!) {
    order(id: $id) {
      __typename
      id
      note
      status
    }
  }
`;

describe('createMockSchema', () => {
  it('answers with types, fields and arguments called like members of every object', async () => {
    const odd = createMockSchema(
      `type Query { valueOf(toString: constructor): valueOf }
       scalar constructor
       type valueOf { constructor: constructor, toString: Int!, hasOwnProperty: valueOf }`,
      { records: { Customer: () => ({}) } },
    );
    const { data, errors } = await odd.execute({
      query: '{ valueOf { constructor toString hasOwnProperty { toString } } }',
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      valueOf: {
        constructor: expect.any(String),
        toString: expect.any(Number),
        hasOwnProperty: { toString: expect.any(Number) },
      },
    });
    expect(odd.record('valueOf')).toMatchObject({ toString: expect.any(Number) });
  });

  it('answers any operation, the same each time', async () => {
    const query =
      '{ orders(first: 2) { nodes { id total placedOn status customer { name } } totalCount pageInfo { hasNextPage } } search { __typename } }';
    const first = await mock.execute({ query });
    expect(first.errors).toBeUndefined();
    expect(first.data).toMatchObject({
      orders: {
        nodes: [
          {
            id: 1,
            total: '1.50',
            placedOn: '2026-01-01',
            status: 'NEW',
            customer: { name: 'Покупатель 1' },
          },
          {
            id: 2,
            total: '2.50',
            placedOn: '2026-01-02',
            status: 'PAID',
            customer: { name: 'Покупатель 2' },
          },
        ],
        totalCount: 3,
        pageInfo: { hasNextPage: false },
      },
      search: [{ __typename: 'Order' }, { __typename: 'Customer' }, { __typename: 'Order' }],
    });
    expect(await mock.execute({ query })).toEqual(first);
  });

  it('gives a record what the arguments say of it, and only that record', async () => {
    const { data } = await mock.execute({
      query:
        'mutation { updateOrder(input: { id: 7, patch: { note: "Позвонить" } }) { order { id note customer { id } } } }',
    });
    expect(data).toMatchObject({
      updateOrder: { order: { id: 7, note: 'Позвонить', customer: { id: 1 } } },
    });
  });

  it('builds the data of a document with some of it given', async () => {
    await expect(mock.data(order, { order: { status: 'PAID' } }, { id: 5 })).resolves.toEqual({
      order: { __typename: 'Order', id: 5, note: 'note 1', status: 'PAID' },
    });
  });

  it('builds the data of a fragment with some of it given', async () => {
    interface Row {
      __typename: 'Order';
      id: number;
      status: string;
      customer: { __typename: 'Customer'; name: string };
    }
    const row: TypedDocumentNode<Row> = gql`
      fragment Row on Order {
        __typename
        id
        status
        customer {
          ...Name
        }
      }
      fragment Name on Customer {
        __typename
        name
      }
    `;
    await expect(mock.fragment(row, { status: 'PAID' }, 2)).resolves.toEqual({
      __typename: 'Order',
      id: 2,
      status: 'PAID',
      customer: { __typename: 'Customer', name: 'Покупатель 2' },
    });
    const hit: TypedDocumentNode<{ id: number }> = gql`
      fragment Hit on Hit {
        ... on Order {
          id
        }
      }
    `;
    await expect(mock.fragment(hit)).resolves.toEqual({ id: 1 });
    await expect(mock.fragment(order)).rejects.toThrow(
      'The document has no fragment on a type of the schema.',
    );
  });

  it('builds records', () => {
    expect(mock.record('Order', { note: null }, 2)).toEqual({
      __typename: 'Order',
      id: 2,
      note: null,
      total: '2.50',
      placedOn: '2026-01-02',
      status: 'PAID',
    });
    expect(() => mock.record('Ordre')).toThrow("The schema has no object type 'Ordre'.");
  });

  it('stands in for the whole schema of the API', async () => {
    const api = createMockSchema(
      readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'),
    );
    const { data, errors } = await api.execute({ query: ViewerDocument });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ viewer: { id: 1, role: expect.any(String) } });
  });
});

describe('mockFetch', () => {
  const uri = 'http://shop.test/graphql';
  const found = mockOperation(order, ({ id }) => ({
    order: { __typename: 'Order' as const, id, note: null, status: 'NEW' },
  }));

  it('answers one document, typed by it, also at an address of the page’s own origin', async () => {
    await expect(
      createAdminClient({ schema: emptySchemaConfig, uri, fetch: mockFetch(found) }).query({
        query: order,
        variables: { id: 9 },
      }),
    ).resolves.toMatchObject({ data: { order: { id: 9 } } });
    await expect(
      createAdminClient({ schema: emptySchemaConfig, fetch: mockFetch(found) }).query({
        query: order,
        variables: { id: 8 },
      }),
    ).resolves.toMatchObject({ data: { order: { id: 8 } } });
  });

  it('knows its operation in an address, by its hash and beside files', async () => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      fetch: mockFetch(found),
      links: [createPersistedDocumentsLink(), createGetQueriesLink()],
    });
    const hashed: typeof order = Object.assign({ ...order }, { __meta__: { hash: 'abc' } });
    await expect(client.query({ query: hashed, variables: { id: 9 } })).resolves.toMatchObject({
      data: { order: { id: 9 } },
    });
    const attach: TypedDocumentNode<{ attach: string }, { files: readonly File[] }> = gql`
      mutation Attach($files: [Upload!]!) {
        attach(files: $files)
      }
    `;
    const attached = mockFetch(
      found,
      mockOperation(attach, ({ files }) => ({ attach: files.map(({ name }) => name).join() })),
    );
    const uploading = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createUploadLink({ uri, fetch: attached }),
    }).mutate({
      mutation: attach,
      variables: { files: [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')] },
    });
    await expect(uploading).resolves.toMatchObject({ data: { attach: 'a.txt,b.txt' } });
  });

  it('refuses as a server does', async () => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      fetch: mockFetch(mockOperation(SignInDocument, refusal('INVALID_CREDENTIALS'))),
    });
    await expect(signIn(client, { email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      code: 'MUTATION_REJECTED',
      serverCode: 'INVALID_CREDENTIALS',
    });
  });

  it('suffers faults', async () => {
    const dropped = mockFetch(
      mockOperation(ViewerDocument, { viewer: null }, { faults: burst(faults.drop(), 2) }),
    );
    await expect(
      createAdminClient({
        schema: emptySchemaConfig,
        uri,
        fetch: dropped,
        links: [createRetryLink({ delay: 1 })],
      }).query({ query: ViewerDocument }),
    ).resolves.toMatchObject({ data: { viewer: null } });
    const lost = mockFetch(
      mockOperation(ViewerDocument, { viewer: null }, { faults: always(faults.drop()) }),
    );
    await expect(
      createAdminClient({ schema: emptySchemaConfig, uri, fetch: lost }).query({
        query: ViewerDocument,
      }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
  });

  it('answers everything else from a mock of the whole schema', async () => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      fetch: mockFetch(mockOperation(ViewerDocument, { viewer: null }), mockEverything(mock)),
    });
    await expect(client.query({ query: order, variables: { id: 3 } })).resolves.toMatchObject({
      data: { order: { id: 3 } },
    });
    await expect(client.query({ query: ViewerDocument })).resolves.toMatchObject({
      data: { viewer: null },
    });
  });

  it('says which operation nothing answers', async () => {
    await expect(
      createAdminClient({ schema: emptySchemaConfig, fetch: mockFetch(found) }).query({
        query: ViewerDocument,
      }),
    ).rejects.toMatchObject({
      message: "Viewer failed: No handler answers the operation 'Viewer'.",
    });
  });

  it('can be aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(
      mockFetch(found)(uri, { method: 'POST', body: '{"operationName":"Order"}', signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('stands behind Mock Service Worker as it is', async () => {
    const handlers = [
      mockOperation(ViewerDocument, { viewer: null }, { faults: burst(faults.drop(), 1) }),
      mockEverything(mock),
    ];
    const server = setupServer(
      ...handlers.map((handle) => http.all('*/graphql', ({ request }) => handle(request))),
    );
    server.listen({ onUnhandledFrame: 'error' });
    const client = createAdminClient({ schema: emptySchemaConfig, uri });
    await expect(client.query({ query: ViewerDocument })).rejects.toMatchObject({
      code: 'NETWORK',
    });
    await expect(client.query({ query: ViewerDocument })).resolves.toMatchObject({
      data: { viewer: null },
    });
    await expect(client.query({ query: order, variables: { id: 3 } })).resolves.toMatchObject({
      data: { order: { id: 3 } },
    });
    server.close();
  });
});

it('needs nothing that is not installed: no module of the testing kit imports another package than GraphQL’s and Apollo’s', () => {
  const folder = new URL('./', import.meta.url);
  const modules = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const imported = modules.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^'.][^']*)'/g)].map(
      ([, from]) => from,
    ),
  );
  expect(new Set(imported)).toEqual(
    new Set(['@apollo/client', '@graphql-typed-document-node/core', 'graphql']),
  );
});

describe('faultyFetch', () => {
  const answer: typeof globalThis.fetch = () =>
    Promise.resolve(Response.json({ data: { order: null } }));

  it.each([
    [faults.drop(), 'NETWORK'],
    [faults.halfOpen(), 'TIMEOUT'],
    [faults.truncate(), 'UNREADABLE_RESPONSE'],
    [faults.html(), 'UNREADABLE_RESPONSE'],
    [faults.html(502), 'SERVER_STATUS'],
    [faults.status(401), 'UNAUTHENTICATED'],
    [faults.status(429, 5), 'TOO_MANY_REQUESTS'],
  ])('%j ends in %s', async (fault, code) => {
    const client = createAdminClient({
      schema: emptySchemaConfig,
      fetch: faultyFetch(always(fault), answer),
      timeout: 30,
    });
    await expect(client.query({ query: order, variables: { id: 1 } })).rejects.toMatchObject({
      code,
    });
  });

  it.each([faults.latency(5), faults.contentType(), faults.duplicate()])(
    '%j ends in data',
    async (fault) => {
      const client = createAdminClient({
        schema: emptySchemaConfig,
        fetch: faultyFetch(always(fault), answer),
      });
      await expect(client.query({ query: order, variables: { id: 1 } })).resolves.toMatchObject({
        data: { order: null },
      });
    },
  );
});
