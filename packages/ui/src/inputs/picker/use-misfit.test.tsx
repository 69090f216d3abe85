import type { FilterCondition, KeyedResource, ListRequest } from '@admin/gql/resource';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { sampleDescriptors } from '../../testing/index.ts';
import { isRecord } from '../../values/is-record.ts';
import { useMisfit } from './use-misfit.ts';

const { authors } = sampleDescriptors;
const inCountry = (value: string): readonly FilterCondition[] => [
  { field: 'country', operator: 'eq', value },
];

/** Authors who can be asked for by their keys, or not. */
function authorsAskedBy(...keys: readonly string[]): KeyedResource {
  const { list } = authors;
  if (!list) throw new Error('Authors are listed.');
  return {
    ...authors,
    list: {
      ...list,
      filters: keys.map((name) => ({ name, kind: 'id' as const, operators: ['eq' as const] })),
    },
    picker: {
      document: gql`
        query Found($filters: [String!]) {
          found(filters: $filters)
        }
      `,
      variables: ({ filters }: ListRequest) => ({
        filters: filters.map(({ field, value }) => `${field}=${String(value)}`),
      }),
      records: (data) =>
        isRecord(data) && Array.isArray(data['found']) ? data['found'].map((id) => ({ id })) : [],
      page: () => ({ hasNextPage: false, hasPreviousPage: false }),
      searchable: false,
    },
  };
}

/** Asks of a server that has the second author in Russia alone. */
function misfitOf(
  resource: KeyedResource,
  initial: { readonly value: unknown; readonly filters?: readonly FilterCondition[] },
) {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables['filters']);
        const isThere = String(variables['filters']) === 'country=RU,id=2';
        observer.next({ data: { found: isThere ? ['2'] : [] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result, rerender } = renderHook(
    ({ value, filters }: typeof initial) => useMisfit(resource, { keyField: 'id', value, filters }),
    {
      initialProps: initial,
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  return { result, rerender, asked };
}

it('a record fits until another value of the form changes what can be chosen', async () => {
  const { result, rerender, asked } = misfitOf(authorsAskedBy('id'), {
    value: '2',
    filters: inCountry('RU'),
  });
  expect([result.current, asked]).toEqual([false, []]);
  rerender({ value: '2', filters: inCountry('FR') });
  await waitFor(() => expect(result.current).toBe(true));
  expect(asked).toEqual([['country=FR', 'id=2']]);
  rerender({ value: '2', filters: inCountry('RU') });
  expect(result.current).toBe(false);
});

it('nothing is asked of a record that was chosen under the present conditions', () => {
  const { result, rerender, asked } = misfitOf(authorsAskedBy('id'), {
    value: '2',
    filters: inCountry('RU'),
  });
  rerender({ value: '3', filters: inCountry('FR') });
  rerender({ value: '3', filters: inCountry('FR') });
  expect([result.current, asked]).toEqual([false, []]);
});

it.each([
  ['no condition is left', authorsAskedBy('id'), '2', undefined],
  ['nothing is chosen', authorsAskedBy('id'), null, inCountry('FR')],
  ['the server takes no key', authorsAskedBy('country'), '2', inCountry('FR')],
])('nothing is asked where %s', (_, resource, value, filters) => {
  const { result, rerender, asked } = misfitOf(resource, { value, filters: inCountry('RU') });
  rerender({ value, ...(filters && { filters }) });
  expect([result.current, asked]).toEqual([false, []]);
});
