import { afterEach, describe, expect, it, vi } from 'vitest';

import { closeServers, failure, orders, start } from '../../test/orders-server.ts';
import { always, faults } from '../testing/faults.ts';
import { createTraceLink } from './trace-link.ts';

afterEach(closeServers);

describe('time limit', () => {
  it('aborts what is not answered in time', async () => {
    const { server, client } = await start({
      faults: always(faults.halfOpen()),
      client: { timeout: 400 },
    });
    const error = await failure(client.query({ query: orders }));
    expect(error).toMatchObject({
      code: 'TIMEOUT',
      timeout: 400,
      message: 'Orders got no answer within 400 ms.',
    });
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
  });

  it('is set for one operation by its context; 0 waits for ever', async () => {
    const { client } = await start({ faults: always(faults.latency(80)), client: { timeout: 20 } });
    await expect(client.query({ query: orders, context: { timeout: 0 } })).resolves.toMatchObject({
      data: { orders: [{ id: 1 }] },
    });
    expect(
      (
        await failure(
          client.query({ query: orders, context: { timeout: 30 }, fetchPolicy: 'network-only' }),
        )
      ).code,
    ).toBe('TIMEOUT');
  });
});

describe('cancelling', () => {
  it('aborts the request when nobody watches any more', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const watching = client.watchQuery({ query: orders }).subscribe(() => {});
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    watching.unsubscribe();
    await vi.waitFor(() => expect(server.aborted()).toBe(1));
  });

  it('ends with AbortedError when the application’s signal says so', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const controller = new AbortController();
    const asked = failure(
      client.query({ query: orders, context: { fetchOptions: { signal: controller.signal } } }),
    );
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect((await asked).code).toBe('ABORTED');
  });

  it('ends with AbortedError when the store is reset', async () => {
    const { server, client } = await start({ faults: always(faults.latency(500)) });
    const asked = failure(client.query({ query: orders }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await client.clearStore();
    expect((await asked).code).toBe('ABORTED');
  });
});

describe('headers', () => {
  it('name the application and the request', async () => {
    const { server, client } = await start({
      client: { links: [createTraceLink({ clientName: 'admin', clientVersion: '1.0' })] },
    });
    await client.query({ query: orders });
    await client.query({ query: orders, fetchPolicy: 'network-only' });
    const [first, second] = server.requests.map(({ headers }) => headers);
    expect(first).toMatchObject({
      'apollographql-client-name': 'admin',
      'apollographql-client-version': '1.0',
    });
    expect(first?.['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(second?.['traceparent']).not.toBe(first?.['traceparent']);
  });

  it('are switched off one by one', async () => {
    const { server, client } = await start({
      client: { links: [createTraceLink({ clientName: 'admin', traceparent: false })] },
    });
    await client.query({ query: orders });
    expect(server.requests[0]?.headers).toHaveProperty('apollographql-client-name');
    expect(server.requests[0]?.headers).not.toHaveProperty('traceparent');
  });
});

it('sends a burst of a hundred identical queries as one request', async () => {
  const { server, client } = await start({ faults: always(faults.latency(20)) });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => client.query({ query: orders, fetchPolicy: 'network-only' })),
  );
  expect(answers).toHaveLength(100);
  expect(server.requests).toHaveLength(1);
});

it('keeps several clients apart', async () => {
  const first = await start({
    answer: () => ({ data: { orders: [{ __typename: 'Order', id: 1, total: '1.00' }] } }),
  });
  const second = await start({
    answer: () => ({ data: { orders: [{ __typename: 'Order', id: 1, total: '2.00' }] } }),
  });
  await Promise.all([
    first.client.query({ query: orders }),
    second.client.query({ query: orders }),
  ]);
  expect(first.client.readQuery({ query: orders })).toMatchObject({ orders: [{ total: '1.00' }] });
  expect(second.client.readQuery({ query: orders })).toMatchObject({ orders: [{ total: '2.00' }] });
});
