import type { QueryDescriptor } from '@admin/gql/resource';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { isRecord } from '../../values/is-record.ts';
import { useAnswer } from './use-answer.ts';

type Sent = Parameters<ApolloLink.RequestHandler>[0];
type Answer = (result: ApolloLink.Result) => void;

const rows: QueryDescriptor = {
  document: gql`
    query Numbers($from: Int) {
      numbers(from: $from)
    }
  `,
  inputs: [],
  answer: { kind: 'values', list: true, fields: [] },
  variables: () => ({}),
  result: (data) => (isRecord(data) && Array.isArray(data['numbers']) ? data['numbers'] : []),
};
const paged = (total: number | undefined, hasNextPage: boolean): QueryDescriptor => ({
  ...rows,
  pages: {
    paging: 'offset',
    page: () => ({ hasNextPage, hasPreviousPage: false }),
    ...(total !== undefined && { total: () => total }),
  },
});

/** Hook with a server that answers on command. */
function asking(
  query: QueryDescriptor,
  variables: Readonly<Record<string, unknown>> | null,
  page?: number,
) {
  const sent: (readonly [Sent, Answer])[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        sent.push([
          operation,
          (result) => {
            observer.next(result);
            observer.complete();
          },
        ]);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const request = page === undefined ? undefined : { page, pageSize: 2 };
  const { result } = renderHook(() => useAnswer(query, variables, request), { wrapper });
  const answer = async (given: ApolloLink.Result) => {
    await waitFor(() => expect(sent).not.toHaveLength(0));
    await act(async () => sent.shift()?.[1](given));
  };
  return { state: () => result.current, sent, answer };
}

describe('the answer of a query', () => {
  it('is not there before anything is asked', () => {
    const { state, sent } = asking(rows, null);
    expect(state()).toEqual({ status: 'unasked' });
    expect(sent).toEqual([]);
  });

  it('loads, is there, and is the former one while it is asked for again', async () => {
    const { state, answer } = asking(rows, { from: 1 });
    expect(state()).toEqual({ status: 'loading' });
    await answer({ data: { numbers: [1, 2] } });
    expect(state()).toMatchObject({ status: 'ready', values: [1, 2], isRefreshing: false });
    const ready = state();
    if (ready.status !== 'ready') throw new Error('It is ready.');
    let refreshed: Promise<void> | undefined;
    act(() => void (refreshed = ready.refresh()));
    await answer({ data: { numbers: [3] } });
    await act(() => refreshed);
    expect(state()).toMatchObject({ status: 'ready', values: [3], error: undefined });
  });

  it('is empty where the server says so', async () => {
    const { state, answer } = asking(rows, {});
    await answer({ data: { numbers: [] } });
    expect(state()).toMatchObject({ status: 'ready', values: [], error: undefined });
  });

  it('has failed where there are errors alone, and can be asked for again', async () => {
    const { state, answer } = asking(rows, {});
    await answer({ data: { numbers: null }, errors: [{ message: 'Broken' }] });
    const failed = state();
    if (failed.status !== 'failed') throw new Error(`It is ${failed.status}.`);
    let refreshed: Promise<void> | undefined;
    act(() => void (refreshed = failed.refresh()));
    await answer({ data: { numbers: [1] } });
    await act(() => refreshed);
    expect(state()).toMatchObject({ status: 'ready', values: [1], error: undefined });
  });

  it('comes with the errors beside what could be read', async () => {
    const { state, answer } = asking(rows, {});
    await answer({ data: { numbers: [1] }, errors: [{ message: 'Broken' }] });
    expect(state()).toMatchObject({
      status: 'ready',
      values: [1],
      error: expect.objectContaining({ message: 'Broken' }),
    });
  });
});

it.each<readonly [string, number | undefined, boolean, number, readonly number[], unknown]>([
  ['as the server counts', 60, true, 0, [1, 2], { count: 60, exact: true }],
  ['as they are counted on the last page', undefined, false, 3, [1], { count: 7, exact: true }],
  ['as there are on the only page', undefined, false, 0, [], { count: 0, exact: true }],
  ['unknown before the last page', undefined, true, 0, [1, 2], undefined],
  ['unknown on a page behind the last', undefined, false, 3, [], undefined],
])('the number of rows is %s', async (_, told, hasNextPage, page, numbers, total) => {
  const { state, answer } = asking(paged(told, hasNextPage), {}, page);
  await answer({ data: { numbers } });
  expect(state()).toMatchObject({ status: 'ready', page: { rows: numbers.length } });
  expect(state()).toHaveProperty('page.total', total);
});
