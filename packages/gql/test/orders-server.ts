import { gql } from '@apollo/client';

import { emptySchemaConfig } from '../src/cache/schema-config.ts';
import { createAdminClient } from '../src/client/create-admin-client.ts';
import { AdminError } from '../src/errors/admin-error.ts';
import {
  startGraphQLServer,
  type GraphQLRequest,
  type GraphQLServer,
  type GraphQLServerOptions,
} from '../src/testing/server/index.ts';
import type { TransportOptions } from '../src/transport/create-transport.ts';
import { createRetryLink } from '../src/transport/retry-link.ts';

export const orders = gql`
  query Orders($search: String) {
    orders(search: $search) {
      id
      total
    }
  }
`;
export const pay = gql`
  mutation Pay($id: Int!) {
    pay(id: $id) {
      id
    }
  }
`;

const servers: GraphQLServer[] = [];

/** For `afterEach` of each file of tests: this module is shared by them. */
export const closeServers = () => Promise.all(servers.splice(0).map((server) => server.close()));

/** A server of orders for one test, and a client for it. */
export async function start(
  options: Partial<GraphQLServerOptions> & { client?: TransportOptions } = {},
) {
  const answer = ({ operationName }: GraphQLRequest) =>
    operationName === 'Orders'
      ? { data: { orders: [{ __typename: 'Order', id: 1, total: '10.00' }] } }
      : { data: { pay: { __typename: 'Order', id: 1 }, attach: true } };
  const server = await startGraphQLServer({ answer, ...options });
  servers.push(server);
  return {
    server,
    client: createAdminClient({ schema: emptySchemaConfig, uri: server.uri, ...options.client }),
  };
}
export async function failure(promise: Promise<unknown>): Promise<AdminError> {
  const error: unknown = await promise.then(
    () => 'no failure',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AdminError))
    throw new Error(`Expected an AdminError, got ${String(error)}`);
  return error;
}
/** Repeats without a wait. */
export const instant = createRetryLink({ delay: 1 });
