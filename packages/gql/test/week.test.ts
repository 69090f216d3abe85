import { afterEach, expect, it, vi } from 'vitest';

import { gql } from '@apollo/client';

import { createAdminClient, emptySchemaConfig, type SchemaConfig } from '../src/index.ts';

const schema: SchemaConfig = {
  ...emptySchemaConfig,
  typePolicies: {
    OrderConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
  },
  rootFieldsByType: { Order: ['orders', 'order'] },
  typesByMutation: { save: ['Order'] },
};
const list = gql`
  query Orders($page: Int!, $search: String) {
    orders(page: $page, search: $search) {
      nodes {
        id
        note
      }
    }
  }
`;
const one = gql`
  query Order($id: Int!) {
    order(id: $id) {
      id
      note
      text
    }
  }
`;
const save = gql`
  mutation Save($id: Int!) {
    save(id: $id) {
      id
      note
    }
  }
`;

afterEach(() => void vi.useRealTimers());

/**
 * A tab that is left open for a week: somebody works in it, new orders come in, nothing is ever the
 * same twice.
 */
it('keeps the memory of a tab flat over a week of use', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  let newest = 0;
  const fetch: typeof globalThis.fetch = (_, init) => {
    const {
      operationName,
      variables,
    }: { operationName: string; variables: { id: number; page: number } } = JSON.parse(
      typeof init?.body === 'string' ? init.body : '{}',
    );
    const order = (id: number) => ({ __typename: 'Order', id, note: `Заказ ${id}` });
    if (operationName === 'Order')
      return Promise.resolve(
        Response.json({ data: { order: { ...order(variables.id), text: 'x'.repeat(2_000) } } }),
      );
    if (operationName === 'Save')
      return Promise.resolve(Response.json({ data: { save: order(variables.id) } }));
    const nodes = Array.from({ length: 25 }, (_row, index) =>
      order(newest - variables.page * 25 - index),
    );
    return Promise.resolve(
      Response.json({ data: { orders: { __typename: 'OrderConnection', nodes } } }),
    );
  };
  const client = createAdminClient({ fetch, schema });
  const settle = () => vi.advanceTimersByTimeAsync(1);
  const sizes: number[] = [];

  for (let day = 0; day < 7; day += 1) {
    for (let hour = 0; hour < 10; hour += 1) {
      for (let minute = 0; minute < 60; minute += 30) {
        newest += 5;
        // A list is opened, paged through, searched; an order is read and saved; the screens are
        // left again.
        for (const variables of [{ page: 0 }, { page: 1 }, { page: 0, search: `ёлка ${newest}` }]) {
          const screen = client.watchQuery({ query: list, variables }).subscribe(() => {});
          await settle();
          screen.unsubscribe();
        }
        const record = client
          .watchQuery({ query: one, variables: { id: newest } })
          .subscribe(() => {});
        await settle();
        await client.mutate({ mutation: save, variables: { id: newest } });
        await vi.advanceTimersByTimeAsync(100);
        record.unsubscribe();
        await vi.advanceTimersByTimeAsync(30 * 60_000);
      }
    }
    sizes.push(JSON.stringify(client.extract()).length);
    await vi.advanceTimersByTimeAsync(14 * 3_600_000);
  }
  // The first evening and the last: the same, give or take the length of the numbers.
  expect(Math.max(...sizes)).toBeLessThan(Math.min(...sizes) * 1.1);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  client.stop();
});

it('keeps the memory of a tab flat when nobody writes', async () => {
  let newest = 0;
  const fetch: typeof globalThis.fetch = () => {
    newest += 20;
    const nodes = Array.from({ length: 20 }, (_, index) => ({
      __typename: 'Order',
      id: newest + index,
      note: 'x'.repeat(100),
    }));
    return Promise.resolve(
      Response.json({ data: { orders: { __typename: 'OrderConnection', nodes } } }),
    );
  };
  const client = createAdminClient({ fetch, schema });
  const sizes: number[] = [];
  for (let round = 0; round < 1_200; round += 1) {
    const screen = client
      .watchQuery({ query: list, variables: { page: 0, search: String(round) } })
      .subscribe(() => {});
    await new Promise((resolve) => setTimeout(resolve, 0));
    screen.unsubscribe();
    if (round % 500 === 100) sizes.push(JSON.stringify(client.extract()).length);
  }
  // One hundred answers after each time that the cache was trimmed.
  expect(Math.max(...sizes)).toBeLessThan(Math.min(...sizes) * 1.1);
  client.stop();
});
