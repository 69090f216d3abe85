import { afterEach, describe, expect, it, vi } from 'vitest';

import { closeServers, failure, orders, start } from '../../test/orders-server.ts';
import { always, faults } from '../testing/faults.ts';
import type { GraphQLRequest } from '../testing/server/index.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';

afterEach(closeServers);

describe('credentials', () => {
  it('reads the token at each request', async () => {
    let token: string | undefined = 'a';
    const { server, client } = await start({ client: { getToken: () => token } });
    await client.query({ query: orders });
    token = undefined;
    await client.query({ query: orders, fetchPolicy: 'network-only' });
    expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer a',
      undefined,
    ]);
  });

  it('fails with the error of a token that cannot be had', async () => {
    const { client } = await start({
      client: { getToken: () => Promise.reject(new Error('no vault')) },
    });
    expect(await failure(client.query({ query: orders }))).toMatchObject({
      code: 'UNEXPECTED',
      message: 'Orders failed: no vault',
    });
  });

  it.each(['status 401', 'code UNAUTHENTICATED'])(
    'refreshes once for fifty operations that are refused at the same time (%s)',
    async (habit) => {
      let token = 'old';
      const refresh = vi.fn<() => Promise<void>>(async () => {
        // All of them are refused by then.
        await vi.waitFor(() => expect(server.requests).toHaveLength(50));
        token = 'new';
      });
      const refuse = (request: GraphQLRequest) => request.headers['authorization'] !== 'Bearer new';
      const { server, client } = await start({
        answer: (request) =>
          refuse(request)
            ? { errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }
            : { data: { orders: [] } },
        raw: (request) => (habit === 'status 401' && refuse(request) ? { status: 401 } : undefined),
        client: { links: [createRefreshCredentialsLink(refresh)], getToken: () => token },
      });
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          client.query({ query: orders, variables: { search: String(index) } }),
        ),
      );
      expect(refresh).toHaveBeenCalledTimes(1);
      expect(server.requests).toHaveLength(100);
    },
  );

  it('fails all that waited with their own error when the refresh fails', async () => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')));
    const { client } = await start({
      faults: always(faults.status(401)),
      client: { links: [createRefreshCredentialsLink(refresh)] },
    });
    const errors = await Promise.all(
      ['a', 'b'].map((search) => failure(client.query({ query: orders, variables: { search } }))),
    );
    expect(errors.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('does not go round in circles when the new credentials are refused too', async () => {
    const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { server, client } = await start({
      faults: always(faults.status(401)),
      client: { links: [createRefreshCredentialsLink(refresh)] },
    });
    expect((await failure(client.query({ query: orders }))).code).toBe('UNAUTHENTICATED');
    expect(server.requests).toHaveLength(2);
  });
});
