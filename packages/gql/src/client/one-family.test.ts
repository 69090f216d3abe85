import { gql, type ApolloClient, type ObservableQuery } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import { AdminError } from '../errors/admin-error.ts';
import { createPayloadErrorsLink } from '../transport/payload-errors-link.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from './create-admin-client.ts';

const order = gql`
  query Order {
    order {
      id
      note
    }
  }
`;
const create = gql`
  mutation Create {
    createOrder {
      id
    }
  }
`;
const answering = (body: unknown, status = 200) =>
  createAdminClient({
    schema: emptySchemaConfig,
    fetch: () => Promise.resolve(Response.json(body, { status })),
  });
const failureOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => expect.unreachable('It did not fail.'),
    (error: unknown) => error,
  );

describe('the server’s own words', () => {
  const words = [
    { message: 'Слова сервера', path: ['order'], extensions: { code: 'X_17', reason: 'закрыто' } },
    { message: 'Второе' },
  ];

  it.each([200, 400, 401, 403, 404, 409, 418, 422, 429, 500, 502, 503])(
    'are in `errors`, all of them, with status %i',
    async (status) => {
      const client = answering({ errors: words, data: null }, status);
      expect(await failureOf(client.query({ query: order }))).toMatchObject({ errors: words });
      expect(await failureOf(client.mutate({ mutation: create }))).toMatchObject({ errors: words });
    },
  );

  it.each([401, 403, 429, 503])(
    'are beside the code and the id that came with them, with status %i',
    async (status) => {
      const client = answering(
        {
          errors: [{ message: 'Нет.', extensions: { code: 'SESSION_EXPIRED', requestId: 'r-7' } }],
        },
        status,
      );
      expect(await failureOf(client.query({ query: order }))).toMatchObject({
        status,
        serverCode: 'SESSION_EXPIRED',
        serverErrorId: 'r-7',
      });
    },
  );

  it('are there beside data', async () => {
    const client = answering({
      data: { order: { __typename: 'Order', id: 1, note: null } },
      errors: words,
    });
    expect(await failureOf(client.query({ query: order }))).toMatchObject({ errors: words });
    expect((await client.query({ query: order, errorPolicy: 'all' })).error).toMatchObject({
      errors: words,
    });
  });

  it('are there when a mutation is refused in its data', async () => {
    const refusal = {
      data: {
        createOrder: {
          __typename: 'P',
          userErrors: [{ __typename: 'E', field: ['note'], message: 'Пусто', code: 'BLANK' }],
        },
      },
    };
    const client = createAdminClient({
      schema: emptySchemaConfig,
      fetch: () => Promise.resolve(Response.json(refusal)),
      links: [createPayloadErrorsLink()],
    });
    const mutation = gql`
      mutation Create {
        createOrder {
          userErrors {
            field
            message
            code
          }
        }
      }
    `;
    expect(await failureOf(client.mutate({ mutation }))).toMatchObject({
      code: 'MUTATION_REJECTED',
      errors: [{ message: 'Пусто', extensions: { code: 'BLANK' } }],
    });
  });

  it('are none where the server said nothing', async () => {
    expect(await failureOf(answering({}).query({ query: order }))).toMatchObject({
      code: 'EMPTY_RESPONSE',
      errors: [],
    });
    expect(
      await failureOf(
        createAdminClient({
          schema: emptySchemaConfig,
          fetch: () => Promise.resolve(new Response('<html>', { status: 502 })),
        }).query({ query: order }),
      ),
    ).toMatchObject({ errors: [] });
  });
});

it('`{ createOrder: null }` beside an error is no data', async () => {
  const client = answering({
    data: { createOrder: null },
    errors: [
      {
        message: 'Нет места на складе.',
        path: ['createOrder'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  });
  await expect(client.mutate({ mutation: create })).rejects.toMatchObject({
    code: 'MUTATION_REJECTED',
  });
  const result = await client.mutate({ mutation: create, errorPolicy: 'all' });
  expect(result).toMatchObject({ data: undefined, error: { code: 'MUTATION_REJECTED' } });
});

describe('a query on the screen that is asked again', () => {
  const whole = { data: { order: { __typename: 'Order', id: 1, note: 'Позвонить' } } };
  const partial = {
    data: { order: { __typename: 'Order', id: 1, note: null } },
    errors: [{ message: 'Нельзя.', path: ['order', 'note'], extensions: { code: 'FORBIDDEN' } }],
  };
  type Watched = ObservableQuery;
  const ways: readonly (readonly [
    string,
    (watched: Watched, client: ApolloClient) => Promise<unknown>,
  ])[] = [
    ['refetch', (watched) => watched.refetch()],
    ['refetch that is retained', (watched) => watched.refetch().retain()],
    ['fetchMore', (watched) => watched.fetchMore({})],
    ['reobserve', (watched) => watched.reobserve({ fetchPolicy: 'network-only' })],
    ['setVariables', (watched) => watched.setVariables({ page: 1 })],
    ['refetchQueries', (_, client) => client.refetchQueries({ include: 'active' })],
    [
      'refetchQueries of one by its name',
      (_, client) => client.refetchQueries({ include: ['Order'] }),
    ],
    ['refetchObservableQueries', (_, client) => client.refetchObservableQueries()],
    ['resetStore', (_, client) => client.resetStore()],
  ];
  const show = async (
    answers: readonly (() => Response | Promise<Response>)[],
    errorPolicy: 'none' | 'all' = 'none',
  ) => {
    let requests = 0;
    const client = createAdminClient({
      schema: emptySchemaConfig,
      fetch: async () => {
        requests += 1;
        return (await answers[Math.min(requests, answers.length) - 1]?.()) ?? Response.error();
      },
    });
    const watched = client.watchQuery({ query: order, errorPolicy });
    const subscription = watched.subscribe(() => undefined);
    await vi.waitFor(() => expect(watched.getCurrentResult().data).toBeDefined());
    return { client, watched, close: () => subscription.unsubscribe() };
  };

  it.each(ways)(
    'rejects with the same family by %s, where data came beside errors',
    async (_, ask) => {
      const { client, watched, close } = await show([
        () => Response.json(whole),
        () => Response.json(partial),
      ]);
      const error = await failureOf(ask(watched, client));
      expect(error).toBeInstanceOf(AdminError);
      expect(error).toMatchObject({
        code: 'FORBIDDEN',
        operationType: 'query',
        data: partial.data,
        errors: partial.errors,
      });
      close();
    },
  );

  it.each(ways)(
    'rejects with the same family by %s, where the connection is lost',
    async (_, ask) => {
      const { client, watched, close } = await show([
        () => Response.json(whole),
        () => Promise.reject(new TypeError('fetch failed')),
      ]);
      expect(await failureOf(ask(watched, client))).toMatchObject({
        code: 'NETWORK',
        operationName: 'Order',
      });
      close();
    },
  );

  it('resolves with an error of the family where both were asked for', async () => {
    const { watched, close } = await show(
      [() => Response.json(whole), () => Response.json(partial)],
      'all',
    );
    const result = await watched.refetch();
    expect(result).toMatchObject({ data: partial.data, error: { code: 'FORBIDDEN' } });
    expect(result.error).toBeInstanceOf(AdminError);
    close();
  });

  it('rejects with the same family when it is taken back', async () => {
    const { client, watched, close } = await show([
      () => Response.json(whole),
      () => new Promise(() => undefined),
    ]);
    const asked = failureOf(watched.refetch());
    client.stop();
    expect(await asked).toMatchObject({ code: 'ABORTED' });
    close();
  });

  it('need not be waited for', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const { watched, close } = await show([
      () => Response.json(whole),
      () => Response.json(partial),
    ]);
    void watched.refetch();
    await vi.waitFor(() => expect(watched.getCurrentResult().error).toBeDefined());
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
    close();
  });
});
