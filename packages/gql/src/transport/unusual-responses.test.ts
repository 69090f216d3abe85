import { gql } from '@apollo/client';
import { afterEach, describe, expect, it } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import { startGraphQLServer, type GraphQLServer, type RawAnswer } from '../testing/server/index.ts';

const orders = gql`
  query Orders {
    orders {
      id
    }
  }
`;
const created = gql`
  subscription Created {
    order {
      id
    }
  }
`;

const servers: GraphQLServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function answering(raw: RawAnswer) {
  const server = await startGraphQLServer({ answer: () => ({}), raw: () => raw });
  servers.push(server);
  return createAdminClient({ schema: emptySchemaConfig, uri: server.uri });
}
async function failure(raw: RawAnswer) {
  const client = await answering(raw);
  const error: unknown = await client.query({ query: orders }).catch((thrown: unknown) => thrown);
  if (!(error instanceof AdminError))
    throw new Error(`Expected an AdminError, got ${JSON.stringify(error)}`);
  return error;
}

describe('a body that is JSON but no GraphQL response', () => {
  it.each([
    'null',
    '[]',
    '{}',
    '123',
    '"text"',
    '{"data":null}',
    '{"data":null,"errors":[]}',
    '{"errors":[]}',
    '{"errors":null}',
  ])('%s brought nothing', async (body) => {
    expect(await failure({ body })).toMatchObject({
      code: 'EMPTY_RESPONSE',
      message: "Server response was missing for query 'Orders'.",
    });
  });

  it.each([
    '{"errors":"boom"}',
    '{"errors":[null]}',
    '{"errors":[{}]}',
    '{"errors":{"message":"boom"}}',
    '{"errors":["boom"]}',
  ])('%s is one typed error', async (body) => {
    expect((await failure({ body })).code).toMatch(
      /^(EMPTY_RESPONSE|SERVER_FAULT|INVALID_OPERATION)$/,
    );
  });

  it.each(['', '{"data":', 'data: {}', '<html>'])('%s is unreadable', async (body) => {
    expect((await failure({ body })).code).toBe('UNREADABLE_RESPONSE');
  });
});

describe('the content type', () => {
  const body = '{"data":{"orders":[{"__typename":"Order","id":1}]}}';
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/graphql-response+json',
    'application/graphql-response+json; charset=utf-8',
    'application/graphql+json',
    'text/plain',
    'application/octet-stream',
  ])('%s of an answer makes no difference to its data', async (type) => {
    const client = await answering({ headers: { 'content-type': type }, body });
    await expect(client.query({ query: orders })).resolves.toMatchObject({
      data: { orders: [{ id: 1 }] },
    });
  });

  it.each([
    [401, '{"errors":[{"message":"No."}]}', 'UNAUTHENTICATED'],
    [403, '{"errors":[{"message":"No.","extensions":{"code":"FORBIDDEN"}}]}', 'FORBIDDEN'],
    [400, '{"errors":[{"message":"Cannot query field"}]}', 'INVALID_OPERATION'],
    [
      503,
      '{"errors":[{"message":"Down.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
      'SERVER_STATUS',
    ],
  ])(
    'application/graphql-response+json with status %i is what any answer with that status is',
    async (status, text, code) => {
      for (const type of ['application/json', 'application/graphql-response+json']) {
        expect(
          await failure({ status, headers: { 'content-type': type }, body: text }),
        ).toMatchObject({
          code,
          status,
          message: `Response not successful: Received status code ${status}`,
        });
      }
    },
  );
});

describe('a multipart body', () => {
  const multipart = (body: string, boundary = 'graphql') => ({
    headers: { 'content-type': `Multipart/Mixed; boundary="${boundary}"; deferSpec=20220824` },
    body,
  });
  it('without a part brought nothing', async () => {
    expect((await failure(multipart('\r\n--graphql--\r\n'))).code).toBe('EMPTY_RESPONSE');
  });
  it('whose part is no JSON is unreadable', async () => {
    expect(
      (
        await failure(
          multipart(
            '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"data":\r\n--graphql--\r\n',
          ),
        )
      ).code,
    ).toBe('UNREADABLE_RESPONSE');
  });
  it('that ends before its last boundary is a broken connection', async () => {
    expect(
      (
        await failure(
          multipart(
            '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"data":{"orders":[]},"hasNext":true}\r\n--graphql',
          ),
        )
      ).code,
    ).toBe('NETWORK');
  });
  it('of a subscription with an error of the protocol is one typed error', async () => {
    const client = await answering({
      headers: { 'content-type': 'multipart/mixed; boundary=graphql; subscriptionSpec=1.0' },
      body: '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"payload":null,"errors":[{"message":"Lost.","extensions":{"code":"UNAUTHENTICATED"}}]}\r\n--graphql--\r\n',
    });
    const codes: unknown[] = [];
    await new Promise<void>(
      (resolve) =>
        void client.subscribe({ query: created }).subscribe({
          next: ({ error }) => void codes.push(error && 'code' in error ? error.code : error),
          complete: resolve,
        }),
    );
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });
});
