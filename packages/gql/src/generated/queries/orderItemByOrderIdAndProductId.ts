/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger, Decimal } from '../../scalars.ts';
import { asked, erased, field, joined, needed, number, present, query, root } from '../../runtime/index.ts';

export type OrderItemByOrderIdAndProductIdQueryData = {
  readonly orderItemByOrderIdAndProductId: {
    readonly id: BigInteger;
    readonly order: { readonly id: number; readonly number: string } | null;
    readonly product: { readonly id: number; readonly name: string } | null;
    readonly price: Decimal;
    readonly quantity: number;
  } | null;
};

export type OrderItemByOrderIdAndProductIdQueryVariables = { readonly orderId: number; readonly productId: number };

export const OrderItemByOrderIdAndProductIdQueryDocument: TypedDocumentNode<OrderItemByOrderIdAndProductIdQueryData, OrderItemByOrderIdAndProductIdQueryVariables> = query(
  'OrderItemByOrderIdAndProductIdQuery',
  { orderId: 'Int!', productId: 'Int!' },
  [
    root(
      'orderItemByOrderIdAndProductId',
      ['orderId', 'productId'],
      ['id', field('order', ['id', 'number']), field('product', ['id', 'name']), 'price', 'quantity'],
    ),
  ],
  'EMAYBecIdJ9qRBoZ6ioJIqpT/JAYmu2QWa4XND678Q0=',
);

const descriptor = {
  document: OrderItemByOrderIdAndProductIdQueryDocument,
  inputs: asked({
    orderId: { kind: 'reference', required: true, nullable: false, reference: { resource: 'orders', keyField: 'id' } },
    productId: { kind: 'reference', required: true, nullable: false, reference: { resource: 'products', keyField: 'id' } },
  }),
  answer: {
    kind: 'values',
    fields: [
      {
        name: 'order',
        kind: 'reference',
        nullable: true,
        description: 'Заказ',
        reference: {
          resource: 'orders',
          key: ['id'],
          label: (value: { readonly id: number; readonly number: string }) => joined(value.number),
        },
      },
      {
        name: 'product',
        kind: 'reference',
        nullable: true,
        description: 'Товар',
        reference: {
          resource: 'products',
          key: ['id'],
          label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
        },
      },
      { name: 'price', kind: 'decimal', nullable: false, description: 'Цена, ₽', unindexed: true },
      { name: 'quantity', kind: 'integer', nullable: false, description: 'Количество', unindexed: true },
    ],
    list: false,
    resource: 'orderItems',
  },
  variables: (values) => ({ orderId: needed(values, 'orderId', number), productId: needed(values, 'productId', number) }),
  result: (data) => present([data.orderItemByOrderIdAndProductId]),
} satisfies QueryDescriptor<OrderItemByOrderIdAndProductIdQueryData, OrderItemByOrderIdAndProductIdQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { OrderItem: { id: 'BigInt', price: 'BigFloat' } },
    rootFieldsByType: {
      Order: ['orderItemByOrderIdAndProductId'],
      OrderItem: ['orderItemByOrderIdAndProductId'],
      Product: ['orderItemByOrderIdAndProductId'],
    },
  },
  texts: { fields: { orderId: 'Заказ', productId: 'Товар' } },
};
