import type { ListDescriptor, ResourceRecord } from '@admin/gql/resource';
import { ApolloLink, gql, Observable } from '@apollo/client';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../testing/index.ts';
import { mostChosen, useAllRecords, type AllRecords } from './use-all-records.ts';

const pageSize = 40_000;

/** A list of so many records that is read by cursor, and what reads all of it. */
async function open(count: number) {
  const all: readonly ResourceRecord[] = Array.from({ length: count }, (_, id) => ({ id }));
  let isFailing = false;
  let held: Promise<void> | undefined;
  const list: ListDescriptor = {
    document: gql`
      query Things($page: Int) {
        things(page: $page)
      }
    `,
    columns: [],
    paging: 'cursor',
    filters: [],
    sortable: [],
    multiSort: false,
    searchable: false,
    defaultSort: [],
    variables: ({ page }) => ({ page }),
    records: (_data, { page }) => all.slice(page * pageSize, (page + 1) * pageSize),
    page: (_data, { page }) => ({
      hasPreviousPage: page > 0,
      hasNextPage: (page + 1) * pageSize < count,
      endCursor: String(page),
    }),
  };
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables['page']);
        void answer();
        async function answer() {
          await held;
          if (isFailing) observer.error(new TypeError('offline'));
          else {
            observer.next({ data: { things: true } });
            observer.complete();
          }
        }
      }),
  );
  let hook: AllRecords | undefined;
  const request = {
    page: 0,
    pageSize: 25,
    sort: [],
    filters: [],
    search: '',
    columns: [],
  };
  function Subject() {
    hook = useAllRecords({ resource: { ...sampleDescriptors.books, list }, list, request });
    return null;
  }
  const admin = await renderAdmin({ link, children: <Subject /> });
  const present = () => {
    if (!hook) throw new Error('Nothing was rendered.');
    return hook;
  };
  return {
    ...admin,
    asked,
    hook: present,
    fail: () => {
      isFailing = true;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

it('reads every page of a list, and as many records as a tab may hold', async () => {
  const { hook, asked } = await open(mostChosen);
  expect(hook().found).toBeNull();
  const records = await act(async () => hook().read());
  expect(records).toHaveLength(mostChosen);
  expect(asked).toEqual([0, 1, 2]);
  expect(hook().found).toBeNull();
});

it('says of one record more that there are too many, and can be begun again', async () => {
  const { hook } = await open(mostChosen + 1);
  expect(await act(async () => hook().read())).toBe('tooMany');
  expect(hook().found).toBeNull();
  expect(await act(async () => hook().read())).toBe('tooMany');
});

it('answers nothing where it was stopped, nor a second time while it reads', async () => {
  const { hook, hold, asked } = await open(pageSize);
  const release = hold();
  let reading: Promise<unknown> = Promise.resolve();
  act(() => {
    reading = hook().read();
  });
  await waitFor(() => expect(hook().found).toBe(0));
  expect(await act(async () => hook().read())).toBeNull();
  expect(asked).toEqual([0]);
  act(() => hook().stop());
  expect(hook().found).toBeNull();
  release();
  expect(await act(async () => reading)).toBeNull();
});

it('fails with what the server says, and is no longer reading', async () => {
  const { hook, fail } = await open(1);
  fail();
  const failed = await act(async () =>
    hook()
      .read()
      .catch((error: unknown) => error),
  );
  expect(failed).toBeInstanceOf(Error);
  expect(hook().found).toBeNull();
});
