import type { ListRequest } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../testing/index.ts';
import { useRecords, type RecordsState } from './use-records.ts';

const list = sampleDescriptors.books.list!;
const requestOf = (page: number): ListRequest => ({
  page,
  pageSize: 3,
  sort: list.defaultSort,
  filters: [],
  search: '',
  columns: [],
});
const first = requestOf(0);

/** Rows of the sample library: `fails` makes requests fail, `hold` keeps their answers back. */
async function open() {
  let isFailing = false;
  let held: Promise<void> | undefined;
  let state: RecordsState = { status: 'loading' };
  const link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const fails = isFailing;
        void answer();
        async function answer() {
          await held;
          if (fails) observer.error(new Error('down'));
          else forward(operation).subscribe(observer);
        }
      }),
  );
  function Subject({ request }: { readonly request: ListRequest }) {
    state = useRecords(list, request);
    return null;
  }
  const start = (request = first) => renderAdmin({ link, children: <Subject request={request} /> });
  return {
    start,
    Subject,
    fail: (is: boolean) => {
      isFailing = is;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    state: () => state,
    ready: () => {
      if (state.status !== 'ready') throw new Error(`The records are ${state.status}.`);
      return state;
    },
  };
}

const ids = ({ records }: { readonly records: readonly Record<string, unknown>[] }) =>
  records.map(({ id }) => id);

it('keeps the records while they are asked for again, and says that they are', async () => {
  const { start, hold, ready, state } = await open();
  await start();
  await waitFor(() => expect(state().status).toBe('ready'));
  expect([ids(ready()).length, ready().isRefreshing, ready().isStale]).toEqual([3, false, false]);
  const release = hold();
  act(() => ready().refresh());
  await waitFor(() => expect(ready().isRefreshing).toBe(true));
  expect([ids(ready()).length, ready().isStale]).toEqual([3, false]);
  await act(async () => release());
  await waitFor(() => expect(ready().isRefreshing).toBe(false));
});

it('keeps the records whose refresh fails, with what went wrong', async () => {
  const { start, fail, ready, state } = await open();
  await start();
  await waitFor(() => expect(state().status).toBe('ready'));
  fail(true);
  act(() => ready().refresh());
  await waitFor(() => expect(ready().error).toBeDefined());
  expect([ids(ready()).length, ready().isRefreshing, ready().isStale]).toEqual([3, false, false]);
  fail(false);
  act(() => ready().refresh());
  await waitFor(() => expect(ready().error).toBeUndefined());
  expect(ids(ready())).toHaveLength(3);
});

it('has failed where there is nothing yet, until it is asked for again', async () => {
  const { start, fail, state, ready } = await open();
  fail(true);
  await start();
  await waitFor(() => expect(state().status).toBe('failed'));
  fail(false);
  act(() => {
    const failed = state();
    if (failed.status === 'failed') failed.retry();
  });
  await waitFor(() => expect(ids(ready())).toHaveLength(3));
});
