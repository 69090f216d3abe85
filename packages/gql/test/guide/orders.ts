import type { ApolloClient } from '@apollo/client';

import { graphql } from './generated/index.ts';

const OpenOrders = graphql(`
  query OpenOrders($first: Int!) {
    orders(first: $first, status: NEW) {
      id
      number
      total
    }
  }
`);

/** Numbers of the orders that nobody has paid for. */
export async function openOrders(client: ApolloClient, first: number): Promise<readonly string[]> {
  const { data } = await client.query({ query: OpenOrders, variables: { first } });
  return data?.orders.map(({ number }) => number) ?? [];
}
