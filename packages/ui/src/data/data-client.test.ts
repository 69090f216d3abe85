import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it } from 'vitest';

import { createSampleData, createSampleLink, sampleDescriptors } from '../testing/index.ts';
import { dataClientOf } from './data-client.ts';
import { loadReferenced } from './load-referenced.ts';

const query = gql`
  query Book($id: ID!) {
    book(id: $id) {
      id
      title
    }
  }
`;
const mutation = gql`
  mutation Publish($id: ID!) {
    publish(id: $id) {
      id
      title
    }
  }
`;
const request = { query, variables: { id: '1' } };
const book = { __typename: 'Book', id: '1', title: 'Чайка' };

/** A client of a server that answers so, and what was sent to it. */
function connect(answer: ApolloLink.Result | Error = { data: { book, publish: book } }) {
  const sent: ApolloLink.Operation[] = [];
  const link = new ApolloLink((operation) => {
    sent.push(operation);
    return new Observable((observer) => {
      if (answer instanceof Error) observer.error(answer);
      else {
        observer.next(answer);
        observer.complete();
      }
    });
  });
  const apollo = createAdminClient({ schema: emptySchemaConfig, link });
  return { apollo, client: dataClientOf(apollo), sent };
}

it('is one for a client', () => {
  const { apollo, client } = connect();
  expect(dataClientOf(apollo)).toBe(client);
  expect(connect().client).not.toBe(client);
});

it('answers from the cache, asks again where it must, and leaves the cache alone where it is told', async () => {
  const { client, sent, apollo } = connect();
  await client.query(request, { freshness: 'uncached' });
  expect(apollo.cache.extract()).not.toHaveProperty('Book:1');
  expect((await client.query(request)).data).toEqual({ book });
  expect(sent).toHaveLength(2);
  await client.query(request);
  expect(sent).toHaveLength(2);
  await client.query(request, { freshness: 'fresh' });
  expect(sent).toHaveLength(3);
  client.evict(book);
  client.evict({ __typename: 'Book' });
  expect(apollo.cache.extract()).not.toHaveProperty('Book:1');
});

it('takes an answer with errors as far as it goes, where it is told so', async () => {
  const { client } = connect({ data: { book: null }, errors: [{ message: 'Нет.' }] });
  await expect(client.query(request)).rejects.toThrow('unknown to the server');
  const { data, error } = await client.query(request, { isPartial: true });
  expect([data, error]).toEqual([{ book: null }, expect.any(Error)]);
});

it('gives to what sends a request what the request is about, and nothing else', async () => {
  const { client, sent } = connect();
  const { signal } = new AbortController();
  const series = Promise.resolve();
  const context = () => sent.at(-1)?.getContext() ?? {};
  await client.query(request, { freshness: 'fresh' });
  expect(context()).not.toHaveProperty('fetchOptions');
  await client.query(request, { freshness: 'fresh', signal, isSeparate: true });
  expect(context()).toMatchObject({ fetchOptions: { signal }, queryDeduplication: false });
  const change = { mutation, variables: { id: '1' } };
  expect(await client.mutate(change)).toEqual({ publish: book });
  for (const name of ['series', 'writes', 'timeout', 'fetchOptions'])
    expect(context()).not.toHaveProperty(name);
  await client.mutate(change, { series, writes: ['Book'], timeout: 0, signal });
  expect(context()).toMatchObject({
    series,
    writes: ['Book'],
    timeout: 0,
    fetchOptions: { signal },
  });
});

it('writes what a mutation answers into the cache, but where it is told not to', async () => {
  const { client, apollo } = connect();
  await client.mutate({ mutation, variables: { id: '1' } }, { isUncached: true });
  expect(apollo.cache.extract()).not.toHaveProperty('Book:1');
  await client.mutate({ mutation, variables: { id: '1' } });
  expect(apollo.cache.extract()).toHaveProperty('Book:1');
});

it('asks ahead without failing', async () => {
  const { client, sent } = connect(new TypeError('Failed to fetch'));
  await client.prefetch(request, 'low');
  expect(sent.at(-1)?.getContext()).toMatchObject({
    headStart: true,
    fetchOptions: { priority: 'low' },
  });
  await expect(client.query(request)).rejects.toThrow(Error);
});

it.each([
  ['records that are not shown', { show: undefined }, 'id', '1'],
  ['records with another key', {}, 'number', '1'],
  ['records whose key has two fields', { key: ['id', 'shop'] as const }, 'id', '1'],
])('finds no record for a reference to %s', async (_, change, field, value) => {
  const { client, sent } = connect();
  const { books } = sampleDescriptors;
  expect(await loadReferenced(client, { ...books, ...change }, field, value)).toBeNull();
  expect(sent).toEqual([]);
});

it('finds the record of a reference by its key, whatever that is written as', async () => {
  const link = createSampleLink(createSampleData(), []);
  const client = dataClientOf(createAdminClient({ schema: emptySchemaConfig, link }));
  for (const key of ['1', 1])
    expect(await loadReferenced(client, sampleDescriptors.books, 'id', key)).toMatchObject({
      title: 'Книга 1',
    });
  expect(await loadReferenced(client, sampleDescriptors.books, 'id', '999')).toBeNull();
});
