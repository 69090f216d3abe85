import { readFileSync } from 'node:fs';

import { createAdminClient } from '@admin/gql';
import { createMockSchema, mockEverything } from '@admin/gql/testing';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { schema } from './generated/schema.ts';
import { prices } from './visits.ts';

const uri = 'http://clinic.example/graphql';
const clinic = graphql.link(uri);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('reads what a handler answers', async () => {
  server.use(
    clinic.query('Visits', () =>
      HttpResponse.json({
        data: {
          visits: {
            __typename: 'VisitConnection',
            nodes: [{ __typename: 'Visit', id: '1', price: '1500.10' }],
          },
        },
      }),
    ),
  );
  expect(await prices(createAdminClient({ uri, schema }))).toEqual(['1500.10']);
});

it('names what a server refuses', async () => {
  server.use(
    clinic.query('Visits', () =>
      HttpResponse.json({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }),
    ),
  );
  await expect(prices(createAdminClient({ uri, schema }))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('has an answer to everything from the schema', async () => {
  const answer = mockEverything(createMockSchema(readFileSync('schema.graphql', 'utf8')));
  server.use(http.all(uri, async ({ request }) => answer(request)));
  expect(await prices(createAdminClient({ uri, schema }))).toHaveLength(3);
});
