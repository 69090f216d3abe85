import { gql, type ApolloClient, type ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { createHeadStartLink } from './head-start-link.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';

/**
 * As generated documents are: nothing is added to it, so that it stays the same object when the
 * store is cleared.
 */
const orders = gql`
  query Orders($page: Int) {
    orders(page: $page) {
      __typename
      id
      number
    }
  }
`;
const rename = gql`
  mutation Rename {
    rename {
      id
    }
  }
`;
const answer = (number: string) =>
  Response.json({ data: { orders: [{ __typename: 'Order', id: 1, number }] } });
const refused = () =>
  Response.json(
    { errors: [{ message: 'No session', extensions: { code: 'UNAUTHENTICATED' } }] },
    { status: 401 },
  );

/** A server that answers by hand: `answers[0]` is the first request. */
function start(links: readonly ApolloLink[] = []) {
  const answers: ((response: Response) => void)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  // What a test leaves unanswered does not run out while another file is tested.
  const client = createAdminClient({
    schema: emptySchemaConfig,
    fetch,
    links: [createHeadStartLink(), ...links],
    timeout: 0,
  });
  return { client, fetch, answers };
}

const ahead = (client: ApolloClient, page = 1) =>
  client.query({
    query: orders,
    variables: { page },
    fetchPolicy: 'network-only',
    context: { headStart: true, queryDeduplication: false },
  });
const ask = (client: ApolloClient, page = 1) =>
  client.query({ query: orders, variables: { page }, fetchPolicy: 'network-only' });

afterEach(() => vi.useRealTimers());

describe('a query that was sent ahead', () => {
  it('is answered to who asks it while it is on its way', async () => {
    const { client, fetch, answers } = start();
    const both = [ahead(client), ask(client)];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await expect(Promise.all(both)).resolves.toMatchObject([
      { data: { orders: [{ number: '1' }] } },
      { data: { orders: [{ number: '1' }] } },
    ]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is stored once before who asked it on its way shows it', async () => {
    const { client, answers } = start();
    const write = vi.spyOn(client.cache, 'write');
    const sent = ahead(client);
    const shown = new Promise((resolve) => {
      client
        .watchQuery({ query: orders, variables: { page: 1 }, fetchPolicy: 'cache-and-network' })
        .subscribe(({ data, loading }) => loading || resolve(data));
    });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await expect(shown).resolves.toMatchObject({ orders: [{ number: '1' }] });
    expect(write).toHaveBeenCalledTimes(1);
    await expect(sent).resolves.toMatchObject({ data: { orders: [{ number: '1' }] } });
  });

  it('is stored as soon as its answer comes, where nobody has asked it yet', async () => {
    const { client, answers } = start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const sent = ahead(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await expect(sent).resolves.toMatchObject({ data: { orders: [{ number: '1' }] } });
    expect(client.readQuery({ query: orders, variables: { page: 1 } })).toMatchObject({
      orders: [{ number: '1' }],
    });
  });

  it('is answered once to who asks it after the answer came, with what failed in it', async () => {
    const { client, fetch, answers } = start();
    const sent = client.query({
      query: orders,
      variables: { page: 1 },
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: { headStart: true, queryDeduplication: false },
    });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(
      Response.json({
        data: { orders: [{ __typename: 'Order', id: 1, number: null }] },
        errors: [{ message: 'No', path: ['orders', 0, 'number'] }],
      }),
    );
    await sent;
    const { error } = await client.query({
      query: orders,
      variables: { page: 1 },
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
    expect(error).toMatchObject({ message: expect.stringContaining('No') });
    expect(fetch).toHaveBeenCalledTimes(1);
    void ask(client);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('is sent once, however often', async () => {
    const { client, fetch, answers } = start();
    const both = [ahead(client), ahead(client)];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await Promise.all(both);
    await ahead(client);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is no answer to other variables', async () => {
    const { client, fetch } = start();
    void ahead(client, 1);
    void ask(client, 2);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it('is forgotten when it fails', async () => {
    const { client, fetch, answers } = start();
    const sent = ahead(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({}, { status: 500 }));
    await expect(sent).rejects.toMatchObject({ code: 'SERVER_STATUS' });
    void ask(client).catch(() => undefined);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  });

  it.each([
    [
      'after a mutation',
      async (client: ApolloClient, answers: ((response: Response) => void)[]) => {
        const written = client.mutate({ mutation: rename });
        await vi.waitFor(() => expect(answers).toHaveLength(2));
        answers[1]?.(Response.json({ data: { rename: { __typename: 'Order', id: 1 } } }));
        await written;
      },
    ],
    ['with the store', (client: ApolloClient) => client.clearStore()],
  ])('is forgotten %s', async (_when, happens) => {
    const { client, fetch, answers } = start();
    const sent = ahead(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await sent;
    await happens(client, answers);
    const before = fetch.mock.calls.length;
    void ask(client).catch(() => undefined);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(before + 1));
  });

  it('is forgotten when nobody asks it for ten seconds', async () => {
    const { client, fetch, answers } = start();
    const sent = ahead(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('1'));
    await sent;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001);
    void ask(client);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    vi.restoreAllMocks();
  });

  it('waits for the sign-in like any other, and is asked once after it', async () => {
    let signIn: (() => void) | undefined;
    const { client, fetch, answers } = start([
      createRefreshCredentialsLink(
        () =>
          new Promise<void>((resolve) => {
            signIn = resolve;
          }),
        { timeout: 0 },
      ),
    ]);
    const sent = ahead(client);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(refused());
    await vi.waitFor(() => expect(signIn).toBeDefined());
    const asked = ask(client);
    signIn?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(answer('1'));
    await expect(Promise.all([sent, asked])).resolves.toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
