import { CombinedGraphQLErrors, gql, type TypedDocumentNode } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import type { GrowingList, GrowingListOptions, RecordFailures } from './growing-list.ts';
import { watchGrowingList } from './watch-growing-list.ts';

interface Order {
  readonly __typename: 'Order';
  readonly id: number;
  readonly city: string | null;
}
interface OrdersData {
  readonly orders: readonly Order[] | null;
}
interface Slice {
  readonly first: number;
  readonly offset: number;
}
const document: TypedDocumentNode<OrdersData, Slice> = gql`
  query Orders($first: Int!, $offset: Int!) {
    orders(first: $first, offset: $offset) {
      id
      city
    }
  }
`;

let ids: number[];
/** Ids of orders whose city the server fails on. */
let failing: Set<number>;
let isDown: (slice: Slice) => boolean;
let asked: Slice[];
let underWay = 0;
let mostUnderWay = 0;
const requestedOffsets = () => asked.map(({ offset }) => offset);

function answer(slice: Slice) {
  const { first, offset } = slice;
  if (isDown(slice)) return Response.json({}, { status: 500 });
  const rows = ids.slice(offset, offset + first);
  const errors = rows.flatMap((id, row) =>
    failing.has(id) ? [{ message: 'No city', path: ['orders', row, 'city'] }] : [],
  );
  const orders = rows.map((id) => ({
    __typename: 'Order',
    id,
    city: failing.has(id) ? null : 'Омск',
  }));
  return Response.json({ data: { orders }, ...(errors.length > 0 && { errors }) });
}

const start = () =>
  createAdminClient({
    schema: emptySchemaConfig,
    fetch: (_, init) => {
      const { variables }: { variables: Slice } = JSON.parse(
        typeof init?.body === 'string' ? init.body : '{}',
      );
      asked.push(variables);
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      return new Promise((resolve) =>
        setTimeout(() => {
          underWay -= 1;
          resolve(answer(variables));
        }, 1),
      );
    },
  });

/** By the paths of the errors of an answer. */
function failuresOf(error: unknown): RecordFailures {
  const errors =
    error instanceof AdminError || error instanceof CombinedGraphQLErrors ? error.errors : [];
  return {
    isEmpty: errors.length === 0,
    has: (row, field) => errors.some(({ path }) => path?.[1] === row && path[2] === field),
  };
}

const options: GrowingListOptions<OrdersData, Slice, Order> = {
  document,
  paging: 'offset',
  pageSize: 3,
  variables: ({ page, pageSize }) => ({ first: pageSize, offset: page * pageSize }),
  records: ({ orders }) => orders ?? [],
  page: ({ orders }) => ({
    hasNextPage: (orders?.at(-1)?.id ?? 0) < (ids.at(-1) ?? 0),
    hasPreviousPage: false,
  }),
  errorPolicy: 'all',
  failures: failuresOf,
};

const shown = (list: GrowingList<Order>) => list.getState().records.map(({ id }) => id);
const settled = (list: GrowingList<unknown>) =>
  vi.waitFor(() => expect(list.getState()).toMatchObject({ isLoading: false, isGrowing: false }), {
    interval: 2,
  });
/** Rows of the list whose city is reported as failed, of more rows than the list has. */
const failedRows = ({ getState }: GrowingList<Order>) =>
  [-1, ...Array.from({ length: 12 }, (_, row) => row)].filter((row) =>
    getState().failures.has(row, 'city'),
  );

beforeEach(() => {
  ids = Array.from({ length: 12 }, (_, index) => index + 1);
  failing = new Set();
  isDown = () => false;
  asked = [];
});

describe('values that the server failed on', () => {
  it('are reported by the row of the list, on every page, until the server is asked again', async () => {
    failing = new Set([2, 4]);
    const list = watchGrowingList(start(), options);
    const stop = list.subscribe(() => undefined);
    await settled(list);
    expect(failedRows(list)).toEqual([1]);
    list.loadNext();
    await settled(list);
    expect(shown(list)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(failedRows(list)).toEqual([1, 3]);
    expect(list.getState().failures.has(1, 'id')).toBe(false);
    // The rest of the page is there: the page itself did not fail.
    expect(list.getState()).toMatchObject({
      status: 'ready',
      error: undefined,
      nextError: undefined,
      failures: { isEmpty: false },
    });
    failing.clear();
    list.refresh();
    await vi.waitFor(() => expect(list.getState().failures.isEmpty).toBe(true));
    expect(failedRows(list)).toEqual([]);
    stop();
  });

  it('are those of the record where a page has one again that another page shows', async () => {
    failing = new Set([5]);
    const list = watchGrowingList(start(), options);
    const stop = list.subscribe(() => undefined);
    await settled(list);
    // The second page begins with the record that the first one ends with.
    ids.unshift(0);
    list.loadNext();
    await settled(list);
    // The step brings as many records as ever, of another page where one came twice.
    expect(shown(list)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(failedRows(list)).toEqual([4]);
    stop();
  });

  it('are no empty list where the server failed on all of it', async () => {
    const none = createAdminClient({
      schema: emptySchemaConfig,
      fetch: () =>
        Promise.resolve(
          Response.json({
            data: { orders: null, other: 1 },
            errors: [{ message: 'No orders', path: ['orders'] }],
          }),
        ),
    });
    const list = watchGrowingList(none, options);
    const stop = list.subscribe(() => undefined);
    await settled(list);
    expect(list.getState()).toMatchObject({ status: 'failed', records: [] });
    expect(list.getState().error?.message).toContain('No orders');
    stop();
  });
});

describe('a list that somebody comes back to', () => {
  it('has the records at once that it had, where they are cached, and asks once for what is shown', async () => {
    const client = start();
    const first = watchGrowingList(client, options);
    const leave = first.subscribe(() => undefined);
    await settled(first);
    first.loadNext();
    await settled(first);
    leave();
    asked = [];
    const again = watchGrowingList(client, { ...options, restored: 6 });
    const stop = again.subscribe(() => undefined);
    expect(shown(again)).toEqual([1, 2, 3, 4, 5, 6]);
    await settled(again);
    expect(requestedOffsets().filter((offset) => offset > 3)).toEqual([]);
    // It grows by a page from there.
    again.loadNext();
    await settled(again);
    expect(shown(again)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    stop();
  });

  it('restores twenty pages at most, however many an address names', async () => {
    ids = Array.from({ length: 100 }, (_, index) => index + 1);
    const list = watchGrowingList(start(), { ...options, restored: 1e9, maxPages: Infinity });
    const stop = list.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown(list)).toHaveLength(60));
    await settled(list);
    expect(shown(list)).toHaveLength(60);
    expect(list.getState().hasNext).toBe(true);
    stop();
  });
});

it('A list keeps twenty pages unless it is told otherwise, and comes back to those that it let go', async () => {
  ids = Array.from({ length: 66 }, (_, index) => index + 1);
  const client = start();
  const list = watchGrowingList(client, options);
  const stop = list.subscribe(() => undefined);
  for (let page = 1; page < 21; page += 1) {
    await settled(list);
    list.loadNext();
  }
  await settled(list);
  expect(shown(list)).toEqual(ids.slice(3, 63));
  expect(list.getState()).toMatchObject({ hasPrevious: true, hasNext: true });
  expect(client.getObservableQueries('active').size).toBe(20);
  list.loadPrevious();
  await settled(list);
  expect(shown(list)).toEqual(ids.slice(0, 60));
  stop();
});

it('A step that is asked for in pieces brings the records of a page, one piece after another', async () => {
  const list = watchGrowingList(start(), { ...options, pageSize: 4, pieceSize: 2 });
  const stop = list.subscribe(() => undefined);
  await settled(list);
  expect(shown(list)).toEqual([1, 2, 3, 4]);
  list.loadNext();
  await settled(list);
  expect(shown(list)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(asked).toEqual([0, 2, 4, 6].map((offset) => ({ first: 2, offset })));
  stop();
});

it('A refresh keeps the records on the screen, reports itself, and asks once for each page in sight', async () => {
  const list = watchGrowingList(start(), options);
  const states: { readonly isRefreshing: boolean; readonly length: number }[] = [];
  const stop = list.subscribe(() => {
    const { isRefreshing, records } = list.getState();
    states.push({ isRefreshing, length: records.length });
  });
  await settled(list);
  list.loadNext();
  await settled(list);
  expect(states.some(({ isRefreshing }) => isRefreshing)).toBe(false);
  asked = [];
  states.length = 0;
  ids[0] = 0;
  list.refresh();
  await vi.waitFor(() => expect(shown(list)).toEqual([0, 2, 3, 4, 5, 6]));
  await settled(list);
  expect(requestedOffsets()).toEqual([0, 3]);
  expect(states[0]).toEqual({ isRefreshing: true, length: 6 });
  expect(states.every(({ length }) => length === 6)).toBe(true);
  expect(list.getState().isRefreshing).toBe(false);
  stop();
});

it('A refresh that fails keeps the records, names the failure, and is asked again', async () => {
  const list = watchGrowingList(start(), options);
  const stop = list.subscribe(() => undefined);
  await settled(list);
  isDown = () => true;
  list.refresh();
  await vi.waitFor(() => expect(list.getState().error?.code).toBe('SERVER_STATUS'));
  expect(shown(list)).toEqual([1, 2, 3]);
  // The page behind it did not fail.
  expect(list.getState()).toMatchObject({ status: 'ready', nextError: undefined });
  isDown = () => false;
  list.retry();
  await vi.waitFor(() => expect(list.getState().error).toBeUndefined());
  expect(shown(list)).toEqual([1, 2, 3]);
  stop();
});

describe('pages out of sight', () => {
  const pages = async (more: Partial<typeof options> = {}) => {
    const list = watchGrowingList(start(), { ...options, ...more });
    const stop = list.subscribe(() => undefined);
    for (const length of [3, 6, 9, 12]) {
      await vi.waitFor(() => expect(shown(list)).toHaveLength(length), { interval: 2 });
      await settled(list);
      list.loadNext();
    }
    list.look(0, 0);
    asked = [];
    mostUnderWay = 0;
    return { list, stop };
  };

  it('are asked for again one at a time, after the one in sight', async () => {
    const { list, stop } = await pages();
    ids[11] = 13;
    list.refresh();
    await vi.waitFor(() => expect(shown(list).at(-1)).toBe(13));
    expect(requestedOffsets()).toEqual([0, 3, 6, 9]);
    expect(mostUnderWay).toBe(1);
    stop();
  });

  it('are left for later once the server fails on one, without an error for what is in sight', async () => {
    const { list, stop } = await pages();
    isDown = ({ offset }) => offset > 0;
    list.refresh();
    await vi.waitFor(() => expect(requestedOffsets()).toEqual([0, 3]));
    await settled(list);
    // What would be asked has been by the time that the page in sight is here again.
    isDown = () => false;
    list.refresh();
    await vi.waitFor(() => expect(requestedOffsets()).toEqual([0, 3, 0, 3, 6, 9]));
    expect(list.getState()).toMatchObject({ error: undefined, nextError: undefined });
    stop();
  });

  it.each(['all', 'none'] as const)(
    'that could not be asked for are asked for when they come into sight: %s',
    async (errorPolicy) => {
      const { list, stop } = await pages({ errorPolicy });
      isDown = ({ offset }) => offset > 0;
      list.refresh();
      await vi.waitFor(() => expect(requestedOffsets()).toEqual([0, 3]));
      await settled(list);
      isDown = () => false;
      ids[3] = 4.5;
      list.look(3, 5);
      await vi.waitFor(() => expect(shown(list)[3]).toBe(4.5));
      expect(list.getState().error).toBeUndefined();
      stop();
    },
  );
});
