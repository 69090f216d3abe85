import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { momentOf } from '../errors/moment.ts';
import { TooManyRequestsError } from '../errors/too-many-requests-error.ts';
import { always, burst, faults, type FaultPlan } from '../testing/faults.ts';
import { startGraphQLServer, type GraphQLServer, type RawAnswer } from '../testing/server/index.ts';
import type { TransportOptions } from './create-transport.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createRetryLink } from './retry-link.ts';
import { createSseLink } from './sse-link.ts';

const orders = gql`
  query Orders {
    orders {
      id
    }
  }
`;
const created = gql`
  subscription Created {
    order {
      id
    }
  }
`;

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

async function start(
  options: {
    client?: TransportOptions;
    faults?: FaultPlan;
    raw?: () => RawAnswer | undefined;
  } = {},
) {
  server = await startGraphQLServer({
    answer: () => ({ data: { orders: [] } }),
    ...(options.faults && { faults: options.faults }),
    ...(options.raw && { raw: options.raw }),
  });
  return {
    server,
    client: createAdminClient({ schema: emptySchemaConfig, uri: server.uri, ...options.client }),
  };
}

describe('a time limit', () => {
  it.each([Infinity, 2 ** 31, 1e12])('of %d milliseconds does not end at once', async (timeout) => {
    const { client } = await start({ client: { timeout }, faults: always(faults.latency(30)) });
    await expect(client.query({ query: orders })).resolves.toMatchObject({ data: { orders: [] } });
  });

  it('counts the wait for a token', async () => {
    const { client } = await start({
      client: { timeout: 50, getToken: () => new Promise(() => {}) },
    });
    await expect(client.query({ query: orders })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('ends a refresh of credentials that never ends, and lets the next operation try again', async () => {
    const refresh = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
    const { client } = await start({
      client: { links: [createRefreshCredentialsLink(refresh, { timeout: 50 })] },
      faults: burst(faults.status(401), 2),
    });
    await expect(client.query({ query: orders })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    refresh.mockResolvedValue();
    await expect(client.query({ query: orders })).resolves.toMatchObject({ data: { orders: [] } });
  });
});

describe('the moment that a server names', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each<[unknown, string | undefined]>([
    [30, '2026-11-21T12:00:30.000Z'],
    ['30', '2026-11-21T12:00:30.000Z'],
    [' 30 ', '2026-11-21T12:00:30.000Z'],
    ['0', '2026-11-21T12:00:00.000Z'],
    ['1.5', '2026-11-21T12:00:01.500Z'],
    ['Sat, 21 Nov 2026 12:01:00 GMT', '2026-11-21T12:01:00.000Z'],
    ['2026-11-21T12:01:00Z', '2026-11-21T12:01:00.000Z'],
    ['Sat, 21 Nov 2020 12:01:00 GMT', '2020-11-21T12:01:00.000Z'],
    ['', undefined],
    ['soon', undefined],
    ['in 5 minutes', undefined],
    ['0x10', undefined],
    ['-5', undefined],
    [-5, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [1e300, undefined],
    ['99999999999999999999', undefined],
    [{}, undefined],
  ])('%j is %j', (value, expected) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    expect(momentOf(value)?.toISOString()).toBe(expected);
    vi.useRealTimers();
  });

  it('is honoured as a date', async () => {
    const until = new Date(Date.now() + 2_000);
    const { server: asked, client } = await start({
      client: { links: [createRetryLink({ delay: 1 })] },
      raw: () =>
        Date.now() < until.getTime() - 1_000
          ? { status: 429, headers: { 'retry-after': until.toUTCString() } }
          : undefined,
    });
    await client.query({ query: orders });
    expect(asked.requests).toHaveLength(2);
  });

  it('is honoured of a server that is down', async () => {
    const { server: asked, client } = await start({
      client: { links: [createRetryLink({ delay: 1 })] },
      faults: burst(faults.status(503, 1), 1),
    });
    const started = performance.now();
    await client.query({ query: orders });
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(asked.requests).toHaveLength(2);
  });

  it('is not waited for by a query when it is far away; the error says when', async () => {
    const { client } = await start({
      client: { links: [createRetryLink({ delay: 1 })] },
      faults: always(faults.status(503, 86_400)),
    });
    const error: unknown = await client.query({ query: orders }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SERVER_STATUS', status: 503, retryAt: expect.any(Date) });
    expect(server?.requests).toHaveLength(1);
  });

  it.each([
    ['99999999', 190],
    ['99999999999999999999', 0],
  ])(
    'of a subscription is waited for, but not for ever: Retry-After %s',
    async (retryAfter, least) => {
      const { server: asked } = await start({
        raw: () => ({ status: 429, headers: { 'retry-after': retryAfter } }),
      });
      const client = createAdminClient({
        schema: emptySchemaConfig,
        terminal: createSseLink({ uri: asked.uri, attempts: 2, delay: 1, maxRetryAfter: 100 }),
      });
      const events: unknown[] = [];
      const started = performance.now();
      await new Promise<void>(
        (complete) =>
          void client
            .subscribe({ query: created })
            .subscribe({ next: ({ error }) => void events.push(error), complete }),
      );
      expect(events).toEqual([expect.any(TooManyRequestsError)]);
      expect(asked.requests).toHaveLength(3);
      // Twenty digits of seconds are no moment.
      expect(performance.now() - started).toBeGreaterThan(least);
    },
  );
});
