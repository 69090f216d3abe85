import { createAdminClient, emptySchemaConfig, watchGrowingList } from '@admin/gql';
import type { ListRequest } from '@admin/gql/resource';
import { ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import {
  createSampleData,
  createSampleLink,
  sampleDescriptors,
  type SampleRequest,
} from '../../testing/index.ts';
import { growingRows } from './growing-rows.ts';

const { authors } = sampleDescriptors;
const request: ListRequest = {
  page: 0,
  pageSize: 25,
  sort: [],
  filters: [],
  search: '',
  columns: ['name', 'country'],
};
const write = gql`
  mutation Save {
    removeAuthor(id: "none") {
      id
    }
  }
`;

/** Authors 1 to `count`, of whom `loaded` pages are there. */
async function opened(
  count: number,
  loaded: number,
  isCut: (start: number) => boolean = () => false,
  pageSize = 25,
  more: { readonly releaseAfter?: number } = {},
) {
  const data = createSampleData(1);
  data.authors = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Автор ${index + 1}`,
    country: null,
  }));
  const requests: SampleRequest[] = [];
  const cut = new ApolloLink((operation, forward) =>
    isCut(Number(operation.variables['after'] ?? 0) / 25)
      ? new Observable((observer) => observer.error(new TypeError('Failed to fetch')))
      : forward(operation),
  );
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: ApolloLink.from([cut, createSampleLink(data, requests)]),
  });
  if (!authors.list) throw new Error('Authors are listed.');
  const rows = watchGrowingList(client, {
    ...growingRows({
      list: authors.list,
      key: authors.key,
      request: { ...request, pageSize },
      restored: loaded * 25,
    }),
    ...more,
  });
  const stop = rows.subscribe(() => undefined);
  await vi.waitFor(() =>
    expect(rows.getState().records).toHaveLength(
      Math.min(Math.max(Math.min(loaded, 20) * 25, pageSize), count),
    ),
  );
  requests.length = 0;
  const starts = () =>
    requests
      .filter(({ variables }) => 'first' in variables)
      .map(({ variables }) => Number(variables['after'] ?? 0) / 25);
  const names = () => rows.getState().records.map(({ name }) => name);
  return { data, client, rows, stop, requests, starts, names };
}

it('asks after a write for what is in sight, and then for what is near it, and no more', async () => {
  const { client, rows, stop, starts } = await opened(1000, 20);
  rows.look(130, 140);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(starts()).toHaveLength(11));
  expect(starts()[0]).toBe(5);
  expect(
    starts()
      .slice(1)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
  expect(rows.getState().records).toHaveLength(500);
  rows.look(400, 410);
  await vi.waitFor(() => expect(starts()[11]).toBe(16));
  stop();
});

it('begins a page where the one before it ends, and shows a record once that stands on two', async () => {
  const { data, client, rows, stop, starts, names } = await opened(60, 3);
  rows.look(0, 70);
  data.authors.splice(10, 1);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).toEqual(data.authors.map(({ name }) => name)));
  // More than went: what was the end of the first page is on the second one now.
  data.authors.splice(
    5,
    0,
    ...[100, 101, 102].map((id) => ({ id: String(id), name: `Новый автор ${id}`, country: null })),
  );
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).toEqual(data.authors.map(({ name }) => name)));
  expect(starts()).toContain(1);
  stop();
});

it('shows a record once that stands on two pages, while one of them is as it was before a write', async () => {
  let isAway = false;
  const { data, client, rows, stop, names } = await opened(60, 3, (start) => isAway && start > 0);
  rows.look(0, 10);
  isAway = true;
  data.authors.splice(10, 1);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).not.toContain('Автор 11'));
  expect(names()).toEqual(data.authors.map(({ name }) => name));
  stop();
});

it('lets the pages go that are behind the end, and asks them nothing', async () => {
  let isAway = false;
  const { data, client, rows, stop, names } = await opened(60, 3, (start) => isAway && start > 0);
  rows.look(0, 10);
  isAway = true;
  data.authors.splice(10);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).toHaveLength(10));
  expect(rows.getState().hasNext).toBe(false);
  stop();
});

it('refreshes what is in sight, and what was not when it comes into sight', async () => {
  const { rows, stop, starts } = await opened(1000, 20);
  rows.look(0, 10);
  rows.refresh();
  await vi.waitFor(() => expect(starts()).toHaveLength(11));
  expect(starts()[0]).toBe(0);
  rows.look(480, 490);
  await vi.waitFor(() => expect(starts()).toHaveLength(20));
  expect(starts()[11]).toBe(19);
  rows.look(0, 10);
  await vi.waitFor(() => expect(rows.getState().isRefreshing).toBe(false));
  expect(starts().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, page) => page));
  stop();
});

it('comes back with twenty pages at most', async () => {
  const { rows, starts, stop } = await opened(1000, 30);
  expect(rows.getState()).toMatchObject({ isGrowing: false, hasNext: true });
  expect(starts()).toEqual([]);
  stop();
});

it('says what a page has failed with while it is in sight, and asks for it when it is seen again', async () => {
  let isCut = false;
  const { rows, starts, stop } = await opened(100, 3, (start) => isCut && start === 2);
  rows.look(50, 60);
  isCut = true;
  rows.refresh();
  await vi.waitFor(() => expect(rows.getState().error).toBeDefined());
  expect(rows.getState().records).toHaveLength(75);
  rows.look(0, 10);
  await vi.waitFor(() => expect(rows.getState().error).toBeUndefined());
  const before = starts().filter((start) => start === 2).length;
  // The page after it can be loaded.
  isCut = false;
  rows.loadNext();
  await vi.waitFor(() => expect(rows.getState().records).toHaveLength(100));
  rows.look(50, 60);
  await vi.waitFor(() => expect(starts().filter((start) => start === 2)).toHaveLength(before + 1));
  expect(rows.getState().error).toBeUndefined();
  stop();
});

it('goes through no other rows where a page comes into sight that is as it was', async () => {
  const { rows, stop } = await opened(1000, 20);
  const before = rows.getState();
  const add = vi.spyOn(Set.prototype, 'add');
  rows.look(400, 410);
  rows.look(130, 140);
  await vi.waitFor(() => expect(rows.getState().isRefreshing).toBe(false));
  expect(add.mock.calls.filter(([id]) => id === '300')).toEqual([]);
  add.mockRestore();
  expect(rows.getState().records).toBe(before.records);
  stop();
});

describe('a long page', () => {
  it('is asked for in pieces, one after another, and is under way until the last is there', async () => {
    const { rows, stop, starts } = await opened(1000, 0, undefined, 100);
    const seen: (readonly [rows: number, isGrowing: boolean])[] = [];
    rows.subscribe(() => seen.push([rows.getState().records.length, rows.getState().isGrowing]));
    rows.loadNext();
    rows.loadNext();
    await vi.waitFor(() =>
      expect(rows.getState()).toMatchObject({ isGrowing: false, hasNext: true }),
    );
    expect(starts()).toEqual([4, 5, 6, 7]);
    expect(seen.filter(([count, isGrowing]) => isGrowing !== count < 200)).toEqual([]);
    expect(rows.getState().records).toHaveLength(200);
    stop();
  });

  it('goes on from the piece that failed', async () => {
    let isCut = true;
    const { rows, stop, starts } = await opened(1000, 0, (start) => isCut && start === 6, 100);
    rows.loadNext();
    await vi.waitFor(() =>
      expect(rows.getState()).toMatchObject({ isGrowing: false, nextError: expect.anything() }),
    );
    expect(rows.getState().records).toHaveLength(150);
    isCut = false;
    rows.loadNext();
    await vi.waitFor(() => expect(rows.getState().records).toHaveLength(200));
    expect(rows.getState()).toMatchObject({ isGrowing: false, nextError: undefined });
    expect(starts()).toEqual([4, 5, 6, 7]);
    stop();
  });

  it('ends where the list does', async () => {
    const { rows, stop } = await opened(130, 0, undefined, 100);
    rows.loadNext();
    await vi.waitFor(() =>
      expect(rows.getState()).toMatchObject({ isGrowing: false, hasNext: false }),
    );
    expect(rows.getState().records).toHaveLength(130);
    stop();
  });
});

it('holds no query for what comes while it is out of sight', async () => {
  const { client, rows, stop, starts } = await opened(1000, 1);
  rows.look(0, 10);
  for (const count of [50, 75, 100]) {
    rows.loadNext();
    await vi.waitFor(() => expect(rows.getState().records).toHaveLength(count));
  }
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(1));
  expect(starts()).toEqual([1, 2, 3]);
  stop();
});

it('has the cache forget how it has read a thousand rows that are out of sight, and goes on with what is in sight', async () => {
  const { data, client, rows, stop, names } = await opened(1000, 20, undefined, 25, {
    releaseAfter: 1000,
  });
  if (!(client.cache instanceof InMemoryCache)) throw new Error('The client has Apollo’s cache.');
  const reader = () => Reflect.get(client.cache, 'storeReader') as unknown;
  const before = reader();
  const lookAway = async (from: number) => {
    rows.look(0, from - 1);
    await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(from / 25));
    rows.look(0, 10);
  };
  await lookAway(500);
  await lookAway(500);
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(1));
  expect(reader()).toBe(before);
  const { records } = rows.getState();
  await lookAway(100);
  await vi.waitFor(() => expect(reader()).not.toBe(before));
  rows.look(300, 310);
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(1));
  await vi.waitFor(() => expect(rows.getState().isRefreshing).toBe(false));
  expect(rows.getState().records).toBe(records);
  rows.look(0, 10);
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(1));
  data.authors[0] = { id: '1', name: 'Другое имя', country: null };
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()[0]).toBe('Другое имя'));
  rows.look(490, 500);
  await vi.waitFor(() => expect(rows.getState().isRefreshing).toBe(false));
  expect(names()).toHaveLength(500);
  stop();
});

it('keeps the rows of a page that fails as a whole, which is no empty one', async () => {
  const { books } = sampleDescriptors;
  if (!books.list) throw new Error('Books are listed.');
  let fails = false;
  const refused = new ApolloLink((operation, forward) =>
    fails && operation.variables['offset'] === 25
      ? new Observable((observer) => {
          observer.next({ data: { books: null }, errors: [{ message: 'Нет.', path: ['books'] }] });
          observer.complete();
        })
      : forward(operation),
  );
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: ApolloLink.from([refused, createSampleLink(createSampleData(60), [])]),
  });
  const rows = watchGrowingList(
    client,
    growingRows({
      list: books.list,
      key: books.key,
      request: { ...request, columns: ['title'] },
      restored: 50,
    }),
  );
  const stop = rows.subscribe(() => undefined);
  await vi.waitFor(() => expect(rows.getState().records).toHaveLength(50));
  rows.look(30, 40);
  fails = true;
  rows.refresh();
  await vi.waitFor(() => expect(rows.getState().error).toBeDefined());
  expect(rows.getState().records).toHaveLength(50);
  expect(rows.getState().hasNext).toBe(true);
  stop();
});

it('knows of a page that comes into sight again which of its values failed, until it is asked for again', async () => {
  const { books } = sampleDescriptors;
  if (!books.list) throw new Error('Books are listed.');
  const data = createSampleData(60);
  let fails = true;
  const failing = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (result) =>
            observer.next(
              fails && operation.variables['offset'] === 25
                ? { ...result, errors: [{ message: 'нет цены', path: ['books', 5, 'price'] }] }
                : result,
            ),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );
  data.books = data.books.map((book, at) => (at === 30 ? { ...book, price: null } : book));
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: ApolloLink.from([failing, createSampleLink(data, [])]),
  });
  const rows = watchGrowingList(
    client,
    growingRows({
      list: books.list,
      key: books.key,
      request: { ...request, columns: ['title', 'price'] },
      restored: 50,
    }),
  );
  const stop = rows.subscribe(() => undefined);
  await vi.waitFor(() => expect(rows.getState().records).toHaveLength(50));
  const failed = () => rows.getState().failures.has(30, 'price');
  rows.look(30, 40);
  expect(failed()).toBe(true);
  rows.look(0, 10);
  rows.look(30, 40);
  await vi.waitFor(() => expect(rows.getState().isRefreshing).toBe(false));
  expect(failed()).toBe(true);
  // The server returns no price and no error.
  fails = false;
  rows.refresh();
  await vi.waitFor(() => expect(failed()).toBe(false));
  expect(rows.getState().records).toHaveLength(50);
  stop();
});

it('watches what is in sight once nobody scrolls, a page at a time', async () => {
  const { client, rows, stop } = await opened(1000, 20);
  rows.look(0, 10);
  const watch = vi.spyOn(client, 'watchQuery');
  vi.useFakeTimers();
  try {
    for (const first of [100, 200, 300]) {
      rows.look(first, first + 40);
      vi.advanceTimersByTime(100);
    }
    expect(watch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(watch).toHaveBeenCalledOnce();
    vi.advanceTimersToNextTimer();
    expect(watch).toHaveBeenCalledTimes(2);
    vi.runOnlyPendingTimers();
    expect(client.getObservableQueries().size).toBe(2);
  } finally {
    vi.useRealTimers();
  }
  stop();
});
