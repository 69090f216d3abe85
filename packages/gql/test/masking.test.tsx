// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAdminClient, emptySchemaConfig } from '../src/index.ts';
import { AdminClientProvider } from '../src/react/index.ts';
import { OrderCardFragmentDoc, OrderPageDocument } from './guide/generated/index.ts';
import { OrderPage } from './guide/order-card.tsx';

const order = {
  __typename: 'Order',
  id: '1',
  status: 'NEW',
  number: 'A-1',
  total: '10.00',
  customer: { __typename: 'Customer', name: 'Анна' },
};
const start = () =>
  createAdminClient({
    schema: emptySchemaConfig,
    dataMasking: true,
    fetch: () => Promise.resolve(Response.json({ data: { order } })),
  });

describe('what a fragment holds', () => {
  it('is hidden from the document that spreads it, and there for the fragment', async () => {
    const client = start();
    const { data } = await client.query({ query: OrderPageDocument, variables: { id: '1' } });
    expect(data?.order).toEqual({ __typename: 'Order', id: '1', status: 'NEW' });
    const from = data?.order;
    if (!from) throw new Error('No order.');
    const seen = vi.fn<(card: unknown) => void>();
    client
      .watchFragment({ fragment: OrderCardFragmentDoc, from })
      .subscribe(({ data: card }) => seen(card));
    await vi.waitFor(() =>
      expect(seen).toHaveBeenCalledWith({
        __typename: 'Order',
        number: 'A-1',
        total: '10.00',
        customer: order.customer,
      }),
    );
  });
});

describe('a component with a fragment', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  it('shows what its fragment selects, and its change in the cache', async () => {
    const client = start();
    const container = document.createElement('div');
    const root = createRoot(container);
    await act(async () =>
      root.render(
        <AdminClientProvider client={client}>
          <OrderPage id="1" />
        </AdminClientProvider>,
      ),
    );
    await vi.waitFor(() =>
      act(() =>
        expect(container.innerHTML).toBe(
          '<section aria-label="NEW"><p>A-1: 10.00, Анна</p></section>',
        ),
      ),
    );
    await act(
      async () => void client.cache.modify({ id: 'Order:1', fields: { number: () => 'A-2' } }),
    );
    await vi.waitFor(() => act(() => expect(container.textContent).toBe('A-2: 10.00, Анна')));
    await act(async () => root.unmount());
  });
});
