import { gql } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { createRetryLink } from './retry-link.ts';

const orders = gql`
  query Orders {
    orders
  }
`;
const create = gql`
  mutation Create {
    createOrder {
      id
    }
  }
`;
const answering = (...answers: readonly (() => Response)[]) => {
  let next = 0;
  return vi.fn<typeof fetch>(() => {
    next += 1;
    const answer = answers[Math.min(next, answers.length) - 1];
    return Promise.resolve(answer?.() ?? Response.error());
  });
};
const done = () => Response.json({ data: { orders: 1 } });

it('Headers of the configuration, of links and of the token go out together', async () => {
  const fetch = answering(done);
  const tenant = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { 'x-tenant': 'north' } });
    return forward(operation);
  });
  await createAdminClient({
    schema: emptySchemaConfig,
    fetch,
    headers: { 'x-shop': '7' },
    links: [tenant],
    getToken: () => 'secret',
  }).query({ query: orders });
  expect(Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1]?.headers))).toMatchObject({
    'x-shop': '7',
    'x-tenant': 'north',
    authorization: 'Bearer secret',
  });
});

it.each([502, 503])(
  'A query that a failing server answers with %i and a body of GraphQL is sent again',
  async (status) => {
    const fetch = answering(
      () => Response.json({ errors: [{ message: 'The upstream is down.' }] }, { status }),
      done,
    );
    await expect(
      createAdminClient({
        schema: emptySchemaConfig,
        fetch,
        links: [createRetryLink({ delay: 1 })],
      }).query({ query: orders }),
    ).resolves.toMatchObject({ data: { orders: 1 } });
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

it('A mutation that is answered with nothing but an error fails, whatever its error policy says of data', async () => {
  const fetch = answering(() =>
    Response.json({
      data: { createOrder: null },
      errors: [{ message: 'Занято.', path: ['createOrder'] }],
    }),
  );
  const { data, error } = await createAdminClient({ schema: emptySchemaConfig, fetch }).mutate({
    mutation: create,
    errorPolicy: 'all',
  });
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: 'MUTATION_REJECTED' });
});
