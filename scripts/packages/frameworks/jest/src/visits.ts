import type { ApolloClient } from '@apollo/client';

import { graphql } from './generated/index.ts';

const VisitsDocument = graphql(`
  query Visits {
    visits(first: 10) {
      nodes {
        id
        price
      }
    }
  }
`);

/** Prices of the first visits. */
export async function prices(client: ApolloClient): Promise<readonly string[]> {
  const { data } = await client.query({ query: VisitsDocument, fetchPolicy: 'network-only' });
  return data?.visits.nodes.map(({ price }) => price) ?? [];
}
