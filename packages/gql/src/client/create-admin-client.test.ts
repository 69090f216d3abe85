import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { AdminError } from '../errors/admin-error.ts';
import { createAdminClient, type AdminClientOptions } from './create-admin-client.ts';

const order = gql`
  query Order {
    order {
      id
      note
    }
  }
`;
const whole = { data: { order: { __typename: 'Order', id: 1, note: 'Позвонить' } } };
const partial = {
  data: { order: { __typename: 'Order', id: 1, note: null } },
  errors: [{ message: 'No.', path: ['order', 'note'], extensions: { code: 'FORBIDDEN' } }],
};
const answering = (body: object, options: Partial<AdminClientOptions> = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(body)));
  return { client: createAdminClient({ schema: emptySchemaConfig, fetch, ...options }), fetch };
};

describe('data and errors in one response', () => {
  it('fail the operation, and the error keeps the data', async () => {
    const { client } = answering(partial);
    const error: unknown = await client.query({ query: order }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AdminError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', data: partial.data });
  });

  it('fail a mutation with an error of the same family', async () => {
    const written = { updateOrder: { __typename: 'Order', id: 1, note: null } };
    const { client } = answering({
      data: written,
      errors: [
        { message: 'No.', path: ['updateOrder', 'note'], extensions: { code: 'FORBIDDEN' } },
      ],
    });
    const error: unknown = await client
      .mutate({
        mutation: gql`
          mutation Update {
            updateOrder {
              id
              note
            }
          }
        `,
      })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AdminError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', operationType: 'mutation' });
  });

  it('come both with errorPolicy all', async () => {
    const { client } = answering(partial);
    const result = await client.query({ query: order, errorPolicy: 'all' });
    expect(result.data).toEqual(partial.data);
    expect(result.error).toBeInstanceOf(AdminError);
  });

  it('come both to a query on the screen, the same object each time', async () => {
    const { client } = answering(partial);
    const watched = client.watchQuery({ query: order, errorPolicy: 'all' });
    const seen: unknown[] = [];
    const subscription = watched.subscribe(
      ({ error, data }) => void (error && seen.push([error, data])),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toEqual([expect.any(AdminError), partial.data]);
    expect(watched.getCurrentResult()).toBe(watched.getCurrentResult());
    expect(watched.getCurrentResult().error).toBeInstanceOf(AdminError);
    subscription.unsubscribe();
  });

  it('are an error of a query on the screen by itself', async () => {
    const { client } = answering(partial);
    const errors: unknown[] = [];
    const subscription = client
      .watchQuery({ query: order })
      .subscribe(({ error }) => void (error && errors.push(error)));
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(errors[0]).toBeInstanceOf(AdminError);
    subscription.unsubscribe();
  });
});

describe('a refusal', () => {
  const refused = {
    data: { order: null, other: { __typename: 'Order', id: 2 } },
    errors: [{ message: 'Bad page.', path: ['order'], extensions: { code: 'BAD_USER_INPUT' } }],
  };

  it('of a query is said for a query, beside data too', async () => {
    await expect(
      answering({ errors: refused.errors }).client.query({ query: order }),
    ).rejects.toMatchObject({ code: 'READ_REFUSED', reasons: ['Bad page.'] });
    await expect(
      answering(refused).client.query({
        query: gql`
          query Two {
            order {
              id
            }
            other {
              id
            }
          }
        `,
      }),
    ).rejects.toMatchObject({ code: 'READ_REFUSED' });
    const seen: unknown[] = [];
    const watching = answering(refused).client.watchQuery({
      query: gql`
        query Two {
          order {
            id
          }
          other {
            id
          }
        }
      `,
      errorPolicy: 'all',
    });
    const subscription = watching.subscribe(({ error }) => void (error && seen.push(error)));
    await vi.waitFor(() => expect(seen).toMatchObject([{ code: 'READ_REFUSED' }]));
    subscription.unsubscribe();
  });

  it('of a mutation is said for changes', async () => {
    const { client } = answering({ errors: refused.errors });
    await expect(
      client.mutate({
        mutation: gql`
          mutation Write {
            order {
              id
            }
          }
        `,
      }),
    ).rejects.toMatchObject({ code: 'MUTATION_REJECTED' });
  });
});

describe('queries on a screen', () => {
  it('show what is there and ask the server once', async () => {
    const { client, fetch } = answering(whole);
    await client.query({ query: order });
    const shown: unknown[] = [];
    const subscription = client
      .watchQuery({ query: order })
      .subscribe(({ data, loading }) => void shown.push([data !== undefined, loading]));
    await vi.waitFor(() => expect(shown.at(-1)).toEqual([true, false]));
    // Whatever else was asked has been sent before this.
    await client.query({ query: order, fetchPolicy: 'network-only' });
    expect(shown[0]).toEqual([true, true]);
    expect(fetch).toHaveBeenCalledTimes(3);
    subscription.unsubscribe();
  });

  it('follow the application’s own defaults', async () => {
    const { client, fetch } = answering(whole, {
      defaultOptions: { watchQuery: { fetchPolicy: 'cache-first' } },
    });
    await client.query({ query: order });
    const subscription = client.watchQuery({ query: order }).subscribe(() => {});
    // Whatever else was asked has been sent before this.
    await client.query({ query: order, fetchPolicy: 'network-only' });
    expect(fetch).toHaveBeenCalledTimes(2);
    subscription.unsubscribe();
  });
});

it('teaches the rules of the schema to a cache of the application’s own', async () => {
  const numbered = { data: { order: { __typename: 'Order', number: 'А-7', note: 'Позвонить' } } };
  const { client } = answering(numbered, {
    cache: new InMemoryCache(),
    schema: { ...emptySchemaConfig, typePolicies: { Order: { keyFields: ['number'] } } },
  });
  await client.query({
    query: gql`
      query Order {
        order {
          number
          note
        }
      }
    `,
  });
  expect(client.extract()).toHaveProperty(['Order:{"number":"А-7"}', 'note'], 'Позвонить');
});

it('hides the data of fragments from the components around them where asked to', async () => {
  const { client } = answering(whole, { dataMasking: true });
  const { data } = await client.query({
    query: gql`
      query Order {
        order {
          id
          ...OrderNote
        }
      }
      fragment OrderNote on Order {
        note
      }
    `,
  });
  expect(data).toEqual({ order: { __typename: 'Order', id: 1 } });
});

it('sends nothing about the library in the body', async () => {
  const { client, fetch } = answering(whole);
  await client.query({ query: order });
  const body = fetch.mock.calls[0]?.[1]?.body;
  expect(Object.keys(JSON.parse(typeof body === 'string' ? body : '{}'))).toEqual([
    'operationName',
    'variables',
    'query',
  ]);
});
