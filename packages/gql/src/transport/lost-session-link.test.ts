import { gql } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer, type GraphQLServer } from '../testing/server/index.ts';
import { createLostSessionLink } from './lost-session-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

/** A server that calls strangers forbidden, and so what an account may not do. */
async function start(state: { isSignedIn: boolean }) {
  server = await startGraphQLServer({
    answer: ({ operationName }) =>
      state.isSignedIn && operationName !== 'Secrets'
        ? { data: { orders: operationName } }
        : {
            errors: [
              {
                message: 'You are not currently authorized',
                path: ['orders'],
                extensions: { code: 'FORBIDDEN' },
              },
            ],
            data: null,
          },
  });
  const holds = vi.fn<() => Promise<boolean>>(() => Promise.resolve(state.isSignedIn));
  const renew = vi.fn<() => Promise<void>>(() => {
    state.isSignedIn = true;
    return Promise.resolve();
  });
  const client = createAdminClient({
    schema: emptySchemaConfig,
    uri: server.uri,
    links: [createRefreshCredentialsLink(renew), createLostSessionLink(holds)],
  });
  return { client, holds, renew };
}

it('asks for a sign-in, and repeats the operation, when what is forbidden was forbidden to a stranger', async () => {
  const { client, holds, renew } = await start({ isSignedIn: false });
  const results = await Promise.all([
    client.query({
      query: gql`
        query Orders {
          orders
        }
      `,
    }),
    client.mutate({
      mutation: gql`
        mutation Save {
          orders
        }
      `,
    }),
  ]);
  expect(results.map(({ data }) => data)).toEqual([{ orders: 'Orders' }, { orders: 'Save' }]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(holds.mock.calls.length).toBeLessThanOrEqual(2);
});

it('leaves forbidden what is forbidden to who is signed in', async () => {
  const { client, renew } = await start({ isSignedIn: true });
  await expect(
    client.query({
      query: gql`
        query Secrets {
          orders
        }
      `,
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(renew).not.toHaveBeenCalled();
});

it('leaves it forbidden when nobody can say', async () => {
  const { client, holds } = await start({ isSignedIn: false });
  holds.mockRejectedValue(new Error('down'));
  await expect(
    client.query({
      query: gql`
        query Orders {
          orders
        }
      `,
    }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('asks anew each time: a session that held before may be over, and one that was over is back', async () => {
  const state = { isSignedIn: true };
  const { client, holds, renew } = await start(state);
  const secrets = () =>
    client.query({
      query: gql`
        query Secrets {
          orders
        }
      `,
      fetchPolicy: 'network-only',
    });
  await expect(secrets()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(renew).not.toHaveBeenCalled();
  state.isSignedIn = false;
  await expect(
    client.query({
      query: gql`
        query Orders {
          orders
        }
      `,
    }),
  ).resolves.toMatchObject({ data: { orders: 'Orders' } });
  expect(renew).toHaveBeenCalledTimes(1);
  await expect(secrets()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(holds).toHaveBeenCalledTimes(3);
});

it('asks for a sign-in where fields that strangers may not see are unknown to them', async () => {
  let isSignedIn = false;
  server = await startGraphQLServer({
    answer: () =>
      isSignedIn
        ? { data: { orders: 'Orders' } }
        : { errors: [{ message: 'Cannot query field "orders" on type "Query".' }] },
  });
  const holds = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isSignedIn));
  const client = createAdminClient({
    schema: emptySchemaConfig,
    uri: server.uri,
    links: [
      createRefreshCredentialsLink(() => {
        isSignedIn = true;
        return Promise.resolve();
      }),
      createLostSessionLink(holds),
    ],
  });
  const query = gql`
    query Orders {
      orders
    }
  `;
  expect((await client.query({ query })).data).toEqual({ orders: 'Orders' });
  expect(holds).toHaveBeenCalledTimes(1);
});
