import {
  AdminError,
  createAdminClient,
  emptySchemaConfig,
  ForbiddenError,
  InvalidOperationError,
  NetworkError,
  ReadRefusedError,
  ServerFaultError,
  ServerStatusError,
} from '@admin/gql';
import type { ListRequest } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import { expect, it } from 'vitest';

import { dataClientOf } from './data-client.ts';
import { sampleDescriptors } from '../testing/index.ts';
import { createAsker, isRefusal } from './ask-records.ts';

const request: ListRequest = {
  page: 0,
  pageSize: 500,
  sort: [],
  filters: [],
  search: '',
  columns: ['title', 'price'],
};
const book = (id: string, price: string | null) => ({
  __typename: 'Book',
  id,
  title: `Книга ${id}`,
  price,
});

/** Asks a server that answers so. */
function asking(answer: ApolloLink.Result) {
  const { list } = sampleDescriptors.books;
  if (!list) throw new Error('Books are listed.');
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(answer);
        observer.complete();
      }),
  );
  const failed: number[] = [];
  const client = dataClientOf(createAdminClient({ schema: emptySchemaConfig, link }));
  const ask = createAsker({
    client,
    list,
    signal: new AbortController().signal,
    wanted: list.columns.map(({ field }) => field).filter(({ name }) => name === 'price'),
    onFailed: (values) => failed.push(values),
  });
  return { failed, ask: () => ask(request) };
}

it('takes a list that failed as a whole for no empty one', async () => {
  await expect(
    asking({ data: { books: null }, errors: [{ message: 'Нет.', path: ['books'] }] }).ask(),
  ).rejects.toThrow(AdminError);
  await expect(
    asking({ data: { books: [] }, errors: [{ message: 'Нет.' }] }).ask(),
  ).rejects.toThrow(AdminError);
});

it('takes no rows of which it is not said what is wrong with them', async () => {
  await expect(
    asking({ data: { books: [book('1', '10.00')] }, errors: [{ message: 'Нет.' }] }).ask(),
  ).rejects.toThrow(AdminError);
});

it('takes an empty list for one, and counts the values that failed in rows', async () => {
  expect((await asking({ data: { books: [] } }).ask()).records).toEqual([]);
  const { ask, failed } = asking({
    data: { books: [book('1', '10.00'), book('2', null)] },
    errors: [{ message: 'нет цены', path: ['books', 1, 'price'] }],
  });
  expect((await ask()).records).toHaveLength(2);
  expect(failed).toEqual([1]);
});

it('a smaller page may be answered where the server refused the request, not where none came', () => {
  const refusals = [
    new ReadRefusedError(['Too many']),
    new ServerFaultError(),
    new InvalidOperationError(),
    new ServerStatusError(400),
    new ServerStatusError(413),
    new ServerStatusError(499),
  ];
  expect(refusals.map(isRefusal)).toEqual(refusals.map(() => true));
  const others = [
    new ServerStatusError(399),
    new ServerStatusError(500),
    new NetworkError(),
    new ForbiddenError(),
    new Error('400'),
    undefined,
  ];
  expect(others.map(isRefusal)).toEqual(others.map(() => false));
});
