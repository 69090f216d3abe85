import { addCacheRules, createAdminClient, MutationRejectedError } from '@admin/gql';
import type { Decimal } from '@admin/gql/scalars';
import { startGraphQLServer } from '@admin/gql/testing/server';

import { clinic } from './clinic.js';
import { graphql } from './generated/documents/index.js';
import { resources } from './generated/resources.js';
import { schema } from './generated/schema.js';

const server = await startGraphQLServer({ answer: clinic });
const client = createAdminClient({ uri: server.uri, schema });

const PlannedVisits = graphql(`
  query PlannedVisits($first: Int) {
    visits(first: $first, filter: { status: PLANNED }) {
      nodes {
        id
        price
        doctor {
          id
          name
        }
      }
    }
  }
`);
const planned = await client.query({ query: PlannedVisits, variables: { first: 1 } });
const prices: readonly Decimal[] = planned.data?.visits.nodes.map(({ price }) => price) ?? [];
console.log('document:', prices.join());

const summary = resources.find(({ name }) => name === 'visits');
if (!summary) throw new Error('The schema has visits.');
const visits = await summary.load();
const { list, cache } = visits;
if (!list || visits.key === null) throw new Error('Visits have a list and a key.');
addCacheRules(client.cache, cache);
const request = {
  page: 0,
  pageSize: 10,
  sort: list.defaultSort,
  filters: [],
  search: '',
  columns: list.columns.map(({ field }) => field.name),
};
const { data } = await client.query({ query: list.document, variables: list.variables(request) });
console.log(
  'resource:',
  list
    .records(data, request)
    .map((record) => visits.label(record))
    .join(),
);

try {
  await client.mutate({
    mutation: graphql(`
      mutation Cancel($id: ID!) {
        cancelVisit(id: $id) {
          id
          status
        }
      }
    `),
    variables: { id: '7' },
  });
} catch (error) {
  if (!(error instanceof MutationRejectedError)) throw error;
  console.log('refused:', error.code);
}
// @ts-expect-error a variable of another type
void (() => client.query({ query: PlannedVisits, variables: { first: 'one' } }));
// @ts-expect-error a text that code generation has not seen
void (() => graphql('query Unknown { doctors { id } }'));
await server.close();
