import { createAdminClient } from '@admin/gql';
import { faults, faultyFetch } from '@admin/gql/testing';

import { schema } from './generated/schema.ts';
import { prices } from './visits.ts';

const visits = (): Promise<Response> =>
  Promise.resolve(
    Response.json({
      data: {
        visits: {
          __typename: 'VisitConnection',
          nodes: [{ __typename: 'Visit', id: '1', price: '1500.10' }],
        },
      },
    }),
  );

it('reads what the server answers', async () => {
  await expect(
    prices(createAdminClient({ schema, uri: 'http://clinic.example/graphql', fetch: visits })),
  ).resolves.toEqual(['1500.10']);
});

it('names a lost connection', async () => {
  await expect(
    prices(
      createAdminClient({
        schema,
        uri: 'http://clinic.example/graphql',
        fetch: faultyFetch(() => faults.drop(), visits),
      }),
    ),
  ).rejects.toMatchObject({ code: 'NETWORK' });
});
