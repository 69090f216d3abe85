import { afterEach, describe, expect, it, vi } from 'vitest';

import { closeServers, failure, instant, orders, pay, start } from '../../test/orders-server.ts';
import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { burst, always, faults } from '../testing/faults.ts';
import { createRetryLink } from './retry-link.ts';

afterEach(closeServers);

describe('retries', () => {
  it('sends a query again until it is answered', async () => {
    const { server, client } = await start({
      faults: burst(faults.drop(), 2),
      client: { links: [instant] },
    });
    await expect(client.query({ query: orders })).resolves.toMatchObject({
      data: { orders: [{ id: 1 }] },
    });
    expect(server.requests.filter(({ operationName }) => operationName === 'Orders')).toHaveLength(
      3,
    );
  });

  it('gives up after the attempts it has, with the last error', async () => {
    const { server, client } = await start({
      faults: always(faults.status(503)),
      client: { links: [createRetryLink({ attempts: 3, delay: 1 })] },
    });
    expect(await failure(client.query({ query: orders }))).toMatchObject({
      code: 'SERVER_STATUS',
      status: 503,
    });
    expect(server.requests).toHaveLength(3);
  });

  it('never sends a mutation again', async () => {
    const { server, client } = await start({
      faults: always(faults.status(503)),
      client: { links: [instant] },
    });
    await failure(client.mutate({ mutation: pay, variables: { id: 1 } }));
    expect(server.requests).toHaveLength(1);
  });

  it('sends a mutation with an idempotency key again, with the same key', async () => {
    const { server, client } = await start({
      faults: burst(faults.truncate(), 2),
      client: { links: [instant] },
    });
    await client.mutate({
      mutation: pay,
      variables: { id: 1 },
      context: { idempotencyKey: 'k-1' },
    });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'k-1',
      'k-1',
      'k-1',
    ]);
  });

  it.each([400, 401, 403, 404])('does not repeat what was refused with %i', async (status) => {
    const { server, client } = await start({
      faults: always(faults.status(status)),
      client: { links: [instant] },
    });
    await failure(client.query({ query: orders }));
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as Retry-After asks', async () => {
    const { server, client } = await start({
      faults: burst(faults.status(429, 1), 1),
      client: { links: [instant] },
    });
    const started = performance.now();
    await client.query({ query: orders });
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(server.requests).toHaveLength(2);
  });

  it('does not wait longer than it may', async () => {
    const { server, client } = await start({
      faults: always(faults.status(429, 3600)),
      client: { links: [instant] },
    });
    expect((await failure(client.query({ query: orders }))).code).toBe('TOO_MANY_REQUESTS');
    expect(server.requests).toHaveLength(1);
  });

  it('waits for the network of the browser, and stops waiting when nobody watches', async () => {
    const page = new EventTarget();
    const listen = vi.fn<EventTarget['addEventListener']>(page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    try {
      const { server, client } = await start({
        faults: burst(faults.drop(), 1),
        client: { links: [instant] },
      });
      const answered = client.query({ query: orders });
      await vi.waitFor(() => expect(listen.mock.calls.map(([type]) => type)).toContain('online'));
      expect(server.requests).toHaveLength(1);
      page.dispatchEvent(new Event('online'));
      await answered;
      expect(server.requests).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('spreads the waits of clients that failed together', async () => {
    vi.useFakeTimers();
    try {
      const sent: number[] = [];
      const fetch: typeof globalThis.fetch = () => {
        sent.push(Date.now());
        return Promise.reject(new TypeError('fetch failed'));
      };
      const begin = Date.now();
      for (let index = 0; index < 200; index += 1) {
        createAdminClient({
          schema: emptySchemaConfig,
          fetch,
          links: [createRetryLink({ attempts: 2, delay: 10_000 })],
        })
          .query({ query: orders })
          .catch(() => {});
      }
      await vi.advanceTimersByTimeAsync(25_000);
      const again = sent.slice(200).map((time) => Math.floor((time - begin) / 1000));
      expect(again).toHaveLength(200);
      const busiest = Math.max(
        ...again.map((second) => again.filter((other) => other === second).length),
      );
      expect(busiest).toBeLessThan(60);
    } finally {
      vi.useRealTimers();
    }
  });
});
