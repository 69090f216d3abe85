/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type OrderItemLabel, type OrderItemRecord, fields } from '../resources/orderItems.ts';

/** A record that is answered. */
export type OrderItemRow = OrderItemLabel & Pick<OrderItemRecord, 'quantity' | 'price'>;

export type OrderItemByOrderIdAndProductIdQueryData = { readonly orderItemByOrderIdAndProductId: OrderItemRow | null };

export type OrderItemByOrderIdAndProductIdQueryVariables = { readonly orderId: number; readonly productId: number };

export const OrderItemByOrderIdAndProductIdQueryDocument: TypedDocumentNode<OrderItemByOrderIdAndProductIdQueryData, OrderItemByOrderIdAndProductIdQueryVariables> = gql.query(
  'OrderItemByOrderIdAndProductIdQuery',
  { orderId: 'Int!', productId: 'Int!' },
  [
    gql.rootField(
      'orderItemByOrderIdAndProductId',
      ['orderId', 'productId'],
      ['id', gql.field('order', ['id', 'number']), gql.field('product', ['id', 'name']), 'quantity', 'price'],
    ),
  ],
  'ZNyce2f2yANdnO9nU3cXeDIEdOWRXWQA8ZR6cf8mxnM=',
);

const descriptor = {
  document: OrderItemByOrderIdAndProductIdQueryDocument,
  inputs: gql.actionInputs({
    orderId: {
      kind: 'reference',
      required: true,
      nullable: false,
      called: 'order',
      reference: { resource: 'orders', keyField: 'id' },
    },
    productId: {
      kind: 'reference',
      required: true,
      nullable: false,
      called: 'product',
      reference: { resource: 'products', keyField: 'id' },
    },
  }),
  answer: {
    kind: 'values',
    fields: [fields.order, fields.product, fields.quantity, fields.price],
    list: false,
    resource: 'orderItems',
  },
  variables: (values) => ({
    orderId: gql.requiredValue(values, 'orderId', gql.number),
    productId: gql.requiredValue(values, 'productId', gql.number),
  }),
  result: (data) => gql.nonNull([data.orderItemByOrderIdAndProductId]),
} satisfies QueryDescriptor<OrderItemByOrderIdAndProductIdQueryData, OrderItemByOrderIdAndProductIdQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
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
