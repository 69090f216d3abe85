import { ApolloLink } from '@apollo/client';
import { buildSchema } from 'graphql';

import {
  createSchemaLink,
  renderAdmin,
  type RenderAdminOptions,
  type SampleRequest,
} from '../../src/testing/index.ts';
import { resources, tools } from './orders.graphql/generated/resources.ts';
import schema from './orders.graphql?raw';

type Status = 'OPEN' | 'SHIPPED' | 'CANCELLED';

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const inPage = <Item>(items: readonly Item[], { limit, offset }: Page) =>
  items.slice(offset ?? 0, (offset ?? 0) + (limit ?? 100));

/** A server of two orders, and of products, of which one ships with them. */
export class Shop {
  orders = [
    { id: '1', number: 'A-1', status: 'OPEN' as Status, note: null },
    { id: '2', number: 'A-2', status: 'OPEN' as Status, note: null },
  ];
  stock = 5;
  products = [
    'Чайник',
    'Ложка',
    'Миска',
    ...Array.from({ length: 27 }, (_, at) => `Кружка ${at + 1}`),
  ].map((name, at) => ({ id: String(at + 1), name }));
  /** Cannot be deleted, and is sold at no discount. */
  withdrawn = '';

  #order = ({ id }: { readonly id: string }) =>
    this.orders.find((order) => order.id === id) ?? null;
  root = {
    orders: (page: Page) => inPage(this.orders, page),
    order: this.#order,
    products: (page: Page) => inPage(this.#products(), page),
    product: ({ id }: { readonly id: string }) =>
      this.#products().find((product) => product.id === id) ?? null,
    cancelOrder: ({
      input,
    }: {
      readonly input: { readonly orderId: string; readonly reason: string };
    }) => {
      if (input.reason === 'молча') return { order: null, userErrors: [] };
      if (input.reason === 'нет')
        return { order: null, userErrors: [{ message: 'Напишите подробнее', field: ['reason'] }] };
      return { order: this.#set(input.orderId, 'CANCELLED'), userErrors: [] };
    },
    shipOrder: ({ orderId }: { readonly orderId: string }) => {
      this.stock -= 1;
      return this.#set(orderId, 'SHIPPED');
    },
    duplicateOrder: ({ id }: { readonly id: string }) => {
      const copy = {
        id: '3',
        number: 'A-3',
        status: 'OPEN' as Status,
        note: this.#order({ id })?.note ?? null,
      };
      this.orders.push(copy);
      return copy;
    },
    printInvoice: () => ({ url: 'https://example.org/invoice.pdf', pages: 2 }),
    importProducts: () => ({ created: 3, skipped: 1 }),
    discountProducts: ({ productIds }: { readonly productIds: readonly string[] }) =>
      this.#products().filter(({ id }) => productIds.includes(id) && id !== this.withdrawn),
    withdrawProducts: ({ ids }: { readonly ids: readonly string[] }) =>
      ids.map((id) =>
        id === this.withdrawn ? { success: false, message: 'Уже снят' } : { success: true },
      ),
    deleteProduct: ({ id }: { readonly id: string }) => {
      if (id === this.withdrawn)
        return { product: null, userErrors: [{ message: 'Товар есть в заказах' }] };
      const product = this.#products().find((each) => each.id === id) ?? null;
      this.products = this.products.filter((each) => each.id !== id);
      return { product, userErrors: [] };
    },
    flushCache: () => true,
  };

  #products = () =>
    this.products.map((product) => ({ ...product, stock: product.id === '1' ? this.stock : 1 }));

  #set(id: string, status: Status) {
    const order = this.#order({ id });
    if (order) order.status = status;
    return order;
  }
}

export async function openShop(
  path: string,
  {
    shop = new Shop(),
    faults = [],
    ...options
  }: Pick<RenderAdminOptions, 'can' | 'children' | 'definitions'> & {
    readonly shop?: Shop;
    readonly faults?: readonly ApolloLink[];
  } = {},
) {
  const asked: SampleRequest[] = [];
  const link = ApolloLink.from([
    ...faults,
    createSchemaLink(buildSchema(schema), shop.root, asked),
  ]);
  const admin = await renderAdmin({ path, resources, tools, link, ...options });
  const sent = (name: string) => asked.filter(({ operationName }) => operationName === name);
  return { ...admin, shop, sent };
}
