/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type OrderLabel, type OrderRecord, fields } from '../resources/orders.ts';

/** A record that is answered. */
export type OrderRow = OrderLabel & Pick<OrderRecord, 'customer' | 'status' | 'total' | 'manager' | 'placedAt' | 'address' | 'promotion'>;

export type OrderByNumberQueryData = { readonly orderByNumber: OrderRow | null };

export type OrderByNumberQueryVariables = { readonly number: string };

export const OrderByNumberQueryDocument: TypedDocumentNode<OrderByNumberQueryData, OrderByNumberQueryVariables> = gql.query(
  'OrderByNumberQuery',
  { number: 'String!' },
  [
    gql.rootField(
      'orderByNumber',
      ['number'],
      [
        'id',
        'number',
        gql.field('customer', ['id', 'fullName']),
        'status',
        'total',
        gql.field('manager', ['id', 'fullName']),
        'placedAt',
        gql.field('address', ['id', 'city', 'street', 'house']),
        gql.field('promotion', ['id', 'title']),
      ],
    ),
  ],
  'cOpPZlHcsWDws48Wf9W8RGX6V6ZoSlWlmcbZcey9+No=',
);

const descriptor = {
  document: OrderByNumberQueryDocument,
  inputs: gql.actionInputs({ number: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.number,
      fields.customer,
      fields.status,
      fields.total,
      fields.manager,
      fields.placedAt,
      fields.address,
      fields.promotion,
    ],
    list: false,
    resource: 'orders',
  },
  variables: (values) => ({ number: gql.requiredValue(values, 'number', gql.text) }),
  result: (data) => gql.nonNull([data.orderByNumber]),
} satisfies QueryDescriptor<OrderByNumberQueryData, OrderByNumberQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Order: { placedAt: 'Datetime', total: 'BigFloat' } },
    rootFieldsByType: {
      Address: ['orderByNumber'],
      Customer: ['orderByNumber'],
      Employee: ['orderByNumber'],
      Order: ['orderByNumber'],
      Promotion: ['orderByNumber'],
    },
  },
  texts: { fields: { number: 'Номер' } },
};
