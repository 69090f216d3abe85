/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type OrderLabel, type OrderRecord, fields } from '../resources/orders.ts';

/** A record that is answered. */
export type OrderRow = OrderLabel & Pick<OrderRecord, 'status' | 'total' | 'customer' | 'address' | 'placedAt' | 'manager' | 'promotion'>;

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
        'status',
        'total',
        gql.field('customer', ['id', 'fullName']),
        gql.field('address', ['id', 'city', 'street', 'house']),
        'placedAt',
        gql.field('manager', ['id', 'fullName']),
        gql.field('promotion', ['id', 'title']),
      ],
    ),
  ],
  'qu2k7dutlBD3drDHGxmnxlqnkU4s0iLEPuz+DZyortI=',
);

const descriptor = {
  document: OrderByNumberQueryDocument,
  inputs: gql.actionInputs({ number: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.number,
      fields.status,
      fields.total,
      fields.customer,
      fields.address,
      fields.placedAt,
      fields.manager,
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
