import { DocumentTransform, gql } from '@apollo/client';
import { LocalState } from '@apollo/client/local-state';
import { Kind, visit } from 'graphql';
import { expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient, type AdminClientOptions } from './create-admin-client.ts';

const order = gql`
  query Order {
    order {
      id
    }
  }
`;
const start = (options: Partial<AdminClientOptions>) => {
  const bodies: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    return Promise.resolve(Response.json({ data: { order: { __typename: 'Order', id: 1 } } }));
  });
  return {
    client: createAdminClient({ schema: emptySchemaConfig, fetch, ...options }),
    fetch,
    bodies,
  };
};

it('identical queries share a request, unless told otherwise', async () => {
  for (const [queryDeduplication, requests] of [
    [undefined, 1],
    [true, 1],
    [false, 2],
  ] as const) {
    const { client, fetch } = start(queryDeduplication === undefined ? {} : { queryDeduplication });
    await Promise.all(
      [1, 2].map(() => client.query({ query: order, fetchPolicy: 'network-only' })),
    );
    expect(fetch).toHaveBeenCalledTimes(requests);
  }
});

it.each([
  ['ssrMode', { ssrMode: true }],
  ['ssrForceFetchDelay', { ssrForceFetchDelay: 60_000 }],
])('%s: what the cache holds is not asked for again', async (_, options) => {
  const { client, fetch } = start(options);
  client.writeQuery({ query: order, data: { order: { __typename: 'Order', id: 2 } } });
  const { data } = await client.query({ query: order, fetchPolicy: 'network-only' });
  expect(data).toEqual({ order: { __typename: 'Order', id: 2 } });
  const subscription = client.watchQuery({ query: order }).subscribe(() => undefined);
  expect(fetch).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

it('localState answers the fields of the client', async () => {
  const localState = new LocalState({ resolvers: { Order: { isChosen: () => true } } });
  const { client, bodies } = start({ localState });
  const { data } = await client.query({
    query: gql`
      query Order {
        order {
          id
          isChosen @client
        }
      }
    `,
  });
  expect(data).toEqual({ order: { __typename: 'Order', id: 1, isChosen: true } });
  expect(bodies[0]).not.toContain('isChosen');
});

it('documentTransform changes what is sent', async () => {
  const rename = (document: Parameters<DocumentTransform['transformDocument']>[0]) =>
    visit(document, {
      OperationDefinition: (node) => ({ ...node, name: { kind: Kind.NAME, value: 'Renamed' } }),
    });
  const { client, bodies } = start({ documentTransform: new DocumentTransform(rename) });
  await client.query({ query: order });
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ operationName: 'Renamed' });
});
