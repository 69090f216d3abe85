import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { createRetryLink } from './retry-link.ts';

const order = gql`
  query Order {
    order {
      id
    }
  }
`;
const pay = gql`
  mutation Pay {
    pay {
      id
    }
  }
`;
const said = (message: string, code?: string, path?: string[]) =>
  JSON.stringify({
    data: null,
    errors: [
      { message, ...(path && { path }), ...(code !== undefined && { extensions: { code } }) },
    ],
  });

/** How often an operation is sent that the server answers so every time. */
async function attempts(status: number, body: string, kind: 'query' | 'mutation' = 'query') {
  let requests = 0;
  const fetch = () => {
    requests += 1;
    return Promise.resolve(
      new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
  };
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch,
    links: [createRetryLink({ delay: 1, attempts: 3 })],
  });
  const end =
    kind === 'query'
      ? client.query({ query: order })
      : client.mutate({ mutation: pay, context: { idempotencyKey: 'a' } });
  await expect(end).rejects.toBeDefined();
  return requests;
}

describe('a server that could not', () => {
  const bodies = [
    '',
    '<html>',
    said('boom'),
    said('boom', 'INTERNAL_SERVER_ERROR'),
    said('boom', 'DATABASE_UNAVAILABLE'),
    said('connect ECONNREFUSED', undefined, ['order']),
  ];
  const statuses = [500, 502, 503, 504, 408, 425];
  it.each(statuses.flatMap((status) => bodies.map((body) => [status, body] as const)))(
    'with %i is asked again whatever it says: %s',
    async (status, body) => {
      expect(await attempts(status, body)).toBe(3);
      expect(await attempts(status, body, 'mutation')).toBe(3);
    },
  );
});

describe('a server that would not is not asked again', () => {
  it.each([
    [500, said('No.', 'FORBIDDEN')],
    [500, said('Sign in.', 'UNAUTHENTICATED')],
    [500, said('Bad page.', 'BAD_USER_INPUT', ['order'])],
    [500, said('Cannot query field.', 'GRAPHQL_VALIDATION_FAILED')],
    [400, said('boom', 'INTERNAL_SERVER_ERROR')],
    [501, ''],
    [200, said('boom', 'INTERNAL_SERVER_ERROR')],
  ])('%i %s', async (status, body) => {
    expect(await attempts(status, body)).toBe(1);
  });
});
