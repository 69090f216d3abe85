import { gql, type TypedDocumentNode } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { MutationRejectedError } from '../errors/mutation-rejected-error.ts';
import { startGraphQLServer, type GraphQLServer } from '../testing/server/index.ts';
import { createPayloadErrorsLink, type PayloadErrorsLinkOptions } from './payload-errors-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';

interface OrderCreateData {
  orderCreate: {
    order: { id: number } | null;
    userErrors: { field: string[] | null; message: string; code: string }[];
  };
}
const orderCreate: TypedDocumentNode<OrderCreateData, { input: object }> = gql`
  mutation OrderCreate($input: OrderInput!) {
    orderCreate(order: $input) {
      order {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`;
const order = { __typename: 'Order', id: 1 };

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

async function start(
  data: object,
  options: PayloadErrorsLinkOptions = {},
  refresh = () => Promise.resolve(),
) {
  server = await startGraphQLServer({ answer: () => ({ data }) });
  return {
    server,
    client: createAdminClient({
      schema: emptySchemaConfig,
      uri: server.uri,
      links: [createRefreshCredentialsLink(refresh), createPayloadErrorsLink(options)],
    }),
  };
}
const failed = (field: string[] | null, code: string) => ({
  orderCreate: {
    __typename: 'P',
    order: null,
    userErrors: [{ __typename: 'E', field, message: 'Занят', code }],
  },
});

it('turns errors in the payload of a mutation into the typed error', async () => {
  const { client } = await start(failed(['order', 'email'], 'TAKEN'));
  const error: unknown = await client
    .mutate({ mutation: orderCreate, variables: { input: {} } })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MutationRejectedError);
  expect(error).toMatchObject({
    operationName: 'OrderCreate',
    serverCode: 'TAKEN',
    fieldErrors: { email: 'Занят' },
  });
});

it('lets what was carried out pass', async () => {
  const { client } = await start({ orderCreate: { __typename: 'P', order, userErrors: [] } });
  await expect(
    client.mutate({ mutation: orderCreate, variables: { input: {} } }),
  ).resolves.toMatchObject({ data: { orderCreate: { order: { id: 1 } } } });
});

it('lets the refresh of credentials see a session that has ended, and sends once more', async () => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { server: asked, client } = await start(failed(null, 'UNAUTHENTICATED'), {}, refresh);
  await expect(
    client.mutate({ mutation: orderCreate, variables: { input: {} } }),
  ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(asked.requests).toHaveLength(2);
});

it('leaves queries alone: a list called errors is their data', async () => {
  const { client } = await start({
    imports: { __typename: 'Imports', errors: [{ __typename: 'E', message: 'Строка 7' }] },
  });
  await expect(
    client.query({
      query: gql`
        query Imports {
          imports {
            errors {
              message
            }
          }
        }
      `,
    }),
  ).resolves.toMatchObject({ data: { imports: { errors: [{ message: 'Строка 7' }] } } });
});

it('reads a schema’s own way of saying it', async () => {
  const { client } = await start(
    { orderCreate: { __typename: 'P', order, userErrors: [] } },
    { read: (data, { operationName }) => new ConflictError({ operationName, data }) },
  );
  await expect(
    client.mutate({ mutation: orderCreate, variables: { input: {} } }),
  ).rejects.toMatchObject({ code: 'CONFLICT', operationName: 'OrderCreate' });
});
