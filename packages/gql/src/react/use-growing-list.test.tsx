// @vitest-environment jsdom
import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminClientProvider, useGrowingList } from './index.ts';

interface OrdersData {
  orders: { __typename: 'Order'; id: number }[];
}
const document: TypedDocumentNode<OrdersData, { offset: number; city: string }> = gql`
  query Orders($offset: Int!, $city: String!) {
    orders(offset: $offset, city: $city) {
      id
    }
  }
`;

let root: Root;
const place = globalThis.document.createElement('div');
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const asked: { offset: number; city: string }[] = [];
const client = createAdminClient({
  schema: emptySchemaConfig,
  fetch: (_, init) => {
    const { variables }: { variables: { offset: number; city: string } } = JSON.parse(
      typeof init?.body === 'string' ? init.body : '{}',
    );
    asked.push(variables);
    const first = variables.offset + (variables.city === 'Омск' ? 100 : 1);
    return Promise.resolve(
      Response.json({
        data: { orders: [first, first + 1].map((id) => ({ __typename: 'Order', id })) },
      }),
    );
  },
});

function Orders({ city }: { readonly city: string }) {
  const { records, status, loadNext } = useGrowingList({
    document,
    paging: 'offset',
    pageSize: 2,
    variables: ({ page, pageSize }) => ({ offset: page * pageSize, city }),
    records: ({ orders }) => orders,
    page: () => ({ hasNextPage: true, hasPreviousPage: false }),
  });
  return (
    <button onClick={loadNext}>
      {status}: {records.map(({ id }) => id).join(' ')}
    </button>
  );
}

const show = (city: string) =>
  act(() =>
    root.render(
      <StrictMode>
        <AdminClientProvider client={client}>
          <Orders city={city} />
        </AdminClientProvider>
      </StrictMode>,
    ),
  );
const shown = (text: string) => vi.waitFor(() => expect(place.textContent).toBe(text));

it('renders the pages of a list, loads one more when told to, and begins anew with another filter', async () => {
  show('Пермь');
  await act(() => shown('ready: 1 2'));
  act(() => place.querySelector('button')?.click());
  await act(() => shown('ready: 1 2 3 4'));
  show('Омск');
  await act(() => shown('ready: 100 101'));
  expect(client.getObservableQueries('active').size).toBe(1);
  expect(asked.filter(({ city }) => city === 'Омск').every(({ offset }) => offset === 0)).toBe(
    true,
  );
});
