import { readFileSync } from 'node:fs';

import type { GraphQLRequest } from '@admin/gql/testing/server';
import { buildSchema, graphql, GraphQLError } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const doctor = { __typename: 'Doctor', id: '1', name: 'Анна' };
const visit = {
  __typename: 'Visit',
  id: '7',
  startsAt: '2026-11-22T10:00:00Z',
  status: 'PLANNED',
  price: '1500.10',
  doctor,
};
const rootValue = {
  visits: () => ({ nodes: [visit], pageInfo: { hasNextPage: false }, totalCount: 1 }),
  doctors: () => [doctor],
  cancelVisit: () => {
    throw new GraphQLError('It has begun.', { extensions: { code: 'BAD_USER_INPUT' } });
  },
};

/** The team's own server. */
export const clinic = ({ query = '', variables }: GraphQLRequest): Promise<object> =>
  graphql({ schema, source: query, rootValue, variableValues: variables });
