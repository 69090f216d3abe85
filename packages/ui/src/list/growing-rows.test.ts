import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { ListRequest } from '@admin/gql/resource';
import { ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it, vi } from 'vitest';

import { createSampleData, createSampleLink, sampleDescriptors, type SampleRequest } from '../testing/index.ts';
import { watchGrowingRows } from './growing-rows.ts';

const { authors } = sampleDescriptors;
const request: ListRequest = { page: 0, pageSize: 25, sort: [], filters: [], search: '', columns: ['name', 'country'] };
const write = gql`mutation Save { removeAuthor(id: "none") { id } }`;

/** Authors 1 to `count`, of whom `loaded` pages are there. */
async function opened(count: number, loaded: number, isCut: (start: number) => boolean = () => false) {
  const data = createSampleData(1);
  data.authors = Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `Автор ${index + 1}`, country: null }));
  const requests: SampleRequest[] = [];
  const cut = new ApolloLink((operation, forward) => (isCut(Number(operation.variables['after'] ?? 0) / 25) ? new Observable((observer) => observer.error(new TypeError('Failed to fetch'))) : forward(operation)));
  const client = createAdminClient({ schema: emptySchemaConfig, link: ApolloLink.from([cut, createSampleLink(data, requests)]) });
  if (!authors.list) throw new Error('Authors are listed.');
  const rows = watchGrowingRows({ client, list: authors.list, key: authors.key, request, restored: loaded * 25 });
  const stop = rows.subscribe(() => undefined);
  await vi.waitFor(() => expect(rows.getState().records).toHaveLength(Math.min(Math.min(loaded, 20) * 25, count)));
  requests.length = 0;
  const starts = () => requests.filter(({ variables }) => 'first' in variables).map(({ variables }) => Number(variables['after'] ?? 0) / 25);
  const names = () => rows.getState().records.map(({ name }) => name);
  return { data, client, rows, stop, requests, starts, names };
}

it('asks after a write for what is in sight, and then for what is near it, and no more', async () => {
  const { client, rows, stop, starts } = await opened(1000, 20);
  rows.look(130, 140);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(starts()).toHaveLength(11));
  expect(starts()[0]).toBe(5);
  expect(starts().slice(1).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
  expect(rows.getState().records).toHaveLength(500);
  rows.look(400, 410);
  await vi.waitFor(() => expect(starts().slice(11)).toEqual([16]));
  stop();
});

it('begins a page where the one before it ends, and shows a record once that stands on two', async () => {
  const { data, client, rows, stop, starts, names } = await opened(60, 3);
  rows.look(0, 70);
  data.authors.splice(10, 1);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).toEqual(data.authors.map(({ name }) => name)));
  data.authors.splice(5, 0, { id: '100', name: 'Новый автор', country: null });
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

it('lets the pages go that are behind the end', async () => {
  const { data, client, rows, stop, names } = await opened(60, 3);
  rows.look(0, 10);
  data.authors.splice(10);
  await client.mutate({ mutation: write, errorPolicy: 'all' });
  await vi.waitFor(() => expect(names()).toHaveLength(10));
  expect(rows.getState().page.hasNextPage).toBe(false);
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
  expect(rows.getState()).toMatchObject({ isGrowing: false, page: { hasNextPage: true } });
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
  // What comes behind it can be had.
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
