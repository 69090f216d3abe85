/**
 * One test per row of the product's table "What is fixed" that the client is responsible for, under
 * the row's name.
 */
import { gql } from '@apollo/client';
import { Defer20220824Handler } from '@apollo/client/incremental';
import { afterEach, describe, expect, it } from 'vitest';

import {
  createAdminCache,
  createAdminClient,
  emptySchemaConfig,
  ServerStatusError,
  TransportError,
} from '../src/index.ts';
import { createGetQueriesLink, createUploadLink } from '../src/transport/index.ts';
import {
  startGraphQLServer,
  type GraphQLServer,
  type GraphQLServerOptions,
} from '../src/testing/server/index.ts';

const me = gql`
  query Me($full: Boolean) {
    me(full: $full) {
      id
      name
    }
  }
`;
const rename = gql`
  mutation Rename($name: String!) {
    rename(name: $name) {
      id
      name
    }
  }
`;
const answer = () => ({ data: { me: { __typename: 'Account', id: 1, name: 'Анна' } } });

let server: GraphQLServer;
async function start(options: Partial<GraphQLServerOptions> = {}): Promise<GraphQLServer> {
  server = await startGraphQLServer({ answer, ...options });
  return server;
}
afterEach(() => server?.close());

describe('What is fixed', () => {
  it('endpoint: one, path /graphql, on a host that configuration names', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return Response.json(answer());
    };
    await createAdminClient({ schema: emptySchemaConfig, fetch }).query({ query: me });
    await createAdminClient({
      schema: emptySchemaConfig,
      fetch,
      uri: 'https://shop.example/graphql',
    }).query({ query: me });
    expect(asked).toEqual(['/graphql', 'https://shop.example/graphql']);
  });

  it('request: POST, JSON body with operationName, variables, query; content-type: application/json', async () => {
    const { uri, requests } = await start();
    await createAdminClient({ schema: emptySchemaConfig, uri }).query({
      query: me,
      variables: { full: true },
    });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toBe('application/json');
    const body: Record<string, unknown> = JSON.parse(request?.body ?? '');
    expect(Object.keys(body).sort()).toEqual(['operationName', 'query', 'variables']);
    expect(body).toMatchObject({
      operationName: 'Me',
      variables: { full: true },
      query: expect.stringContaining('query Me('),
    });
  });

  it('queries: can optionally go as GET with the same parts in the query string; mutations never do', async () => {
    const { uri, requests } = await start({
      answer: ({ operationName }) =>
        operationName === 'Me' ? answer() : { data: { rename: null } },
    });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      links: [createGetQueriesLink()],
    });
    await client.query({ query: me, variables: { full: true } });
    await client.mutate({ mutation: rename, variables: { name: 'Анна' } });
    expect(
      requests.map(({ method, operationName, variables }) => ({
        method,
        operationName,
        variables,
      })),
    ).toEqual([
      { method: 'GET', operationName: 'Me', variables: { full: true } },
      { method: 'POST', operationName: 'Rename', variables: { name: 'Анна' } },
    ]);
    expect(requests[0]?.query).toContain('query Me(');
  });

  it('uploads: supported by the transport (GraphQL multipart request specification)', async () => {
    const { uri, requests } = await start({ answer: () => ({ data: { attach: true } }) });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      terminal: createUploadLink({ uri }),
    });
    const attach = gql`
      mutation Attach($orderId: Int!, $file: Upload!) {
        attach(orderId: $orderId, file: $file)
      }
    `;
    await client.mutate({
      mutation: attach,
      variables: {
        orderId: 7,
        file: new File(['накладная'], 'invoice.txt', { type: 'text/plain' }),
      },
    });
    const [request] = requests;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(request?.variables).toEqual({ orderId: 7, file: null });
    const file = request?.files['variables.file'];
    expect(file?.name).toBe('invoice.txt');
    expect(await file?.text()).toBe('накладная');
  });

  it('response: JSON that holds data and/or errors', async () => {
    const { uri } = await start({
      answer: () => ({
        data: { me: { __typename: 'Account', id: 1, name: null } },
        errors: [{ message: 'No name.', path: ['me', 'name'], extensions: { code: 'FORBIDDEN' } }],
      }),
    });
    const result = await createAdminClient({ schema: emptySchemaConfig, uri }).query({
      query: me,
      errorPolicy: 'all',
    });
    expect(result.data).toMatchObject({ me: { id: 1 } });
    expect(result.error?.name).toBe('ForbiddenError');
  });

  it('response: a multipart stream where the content type is multipart/mixed', async () => {
    async function* parts() {
      yield { data: { me: { __typename: 'Account', id: 1 } }, hasNext: true };
      yield {
        incremental: [{ path: ['me'], data: { __typename: 'Account', name: 'Анна' } }],
        hasNext: false,
      };
    }
    const { uri, requests } = await start({ answer: parts });
    const client = createAdminClient({
      schema: emptySchemaConfig,
      uri,
      incrementalHandler: new Defer20220824Handler(),
    });
    const { data } = await client.query({
      query: gql`
        query Me {
          me {
            id
            ... @defer {
              name
            }
          }
        }
      `,
    });
    expect(data).toMatchObject({ me: { id: 1, name: 'Анна' } });
    expect(requests[0]?.headers['accept']).toContain('multipart/mixed');
  });

  it('cache: in memory; an object is identified by its type name plus id, or _id', () => {
    const cache = createAdminCache();
    expect(cache.identify({ __typename: 'Order', id: 7 })).toBe('Order:7');
    expect(cache.identify({ __typename: 'Order', _id: 'a1' })).toBe('Order:a1');
    expect(cache.identify({ __typename: 'Order', number: 7 })).toBeUndefined();
  });

  it('cache, fragment documents: up to 1000 entries (the library’s default, left as it is)', () => {
    const client = createAdminClient({ schema: emptySchemaConfig });
    expect(client.getMemoryInternals?.()?.limits['cache.fragmentQueryDocuments']).toBe(1000);
  });

  it.each([300, 404, 418, 500, 503])(
    'status 300 or above: transport error `Response not successful: Received status code %i`',
    async (status) => {
      const { uri } = await start({ raw: () => ({ status, body: '{}' }) });
      const error: unknown = await createAdminClient({ schema: emptySchemaConfig, uri })
        .query({ query: me })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TransportError);
      expect(error).toBeInstanceOf(ServerStatusError);
      expect(error).toMatchObject({
        message: `Response not successful: Received status code ${status}`,
        status,
      });
    },
  );

  it.each(['{}', '{"extensions":{}}', '{"data":null}'])(
    'neither data nor errors: transport error `Server response was missing for query …` (%s)',
    async (body) => {
      const { uri } = await start({ raw: () => ({ body }) });
      const error: unknown = await createAdminClient({ schema: emptySchemaConfig, uri })
        .query({ query: me })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TransportError);
      expect(error).toMatchObject({
        code: 'EMPTY_RESPONSE',
        message: "Server response was missing for query 'Me'.",
      });
    },
  );
});
