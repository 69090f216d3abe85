/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import { asked, erased, field, joined, listed, needed, present, query, root, text } from '../../runtime/index.ts';

export type OrderStatus = 'assembling' | 'cancelled' | 'confirmed' | 'delivered' | 'new' | 'returned' | 'shipped';

const valuesOrderStatus = [
  { value: 'assembling' },
  { value: 'cancelled' },
  { value: 'confirmed' },
  { value: 'delivered' },
  { value: 'new' },
  { value: 'returned' },
  { value: 'shipped' },
] as const;

export type OrderByNumberQueryData = {
  readonly orderByNumber: {
    readonly id: number;
    readonly number: string;
    readonly status: OrderStatus;
    readonly total: Decimal;
    readonly customer: { readonly id: number; readonly fullName: string } | null;
    readonly address: { readonly id: number; readonly city: string; readonly street: string; readonly house: string } | null;
    readonly placedAt: Instant;
    readonly manager: { readonly id: number; readonly fullName: string } | null;
    readonly promotion: { readonly id: number; readonly title: string } | null;
  } | null;
};

export type OrderByNumberQueryVariables = { readonly number: string };

export const OrderByNumberQueryDocument: TypedDocumentNode<OrderByNumberQueryData, OrderByNumberQueryVariables> = query(
  'OrderByNumberQuery',
  { number: 'String!' },
  [
    root(
      'orderByNumber',
      ['number'],
      [
        'id',
        'number',
        'status',
        'total',
        field('customer', ['id', 'fullName']),
        field('address', ['id', 'city', 'street', 'house']),
        'placedAt',
        field('manager', ['id', 'fullName']),
        field('promotion', ['id', 'title']),
      ],
    ),
  ],
  'qu2k7dutlBD3drDHGxmnxlqnkU4s0iLEPuz+DZyortI=',
);

const descriptor = {
  document: OrderByNumberQueryDocument,
  inputs: asked({ number: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'number', kind: 'string', nullable: false, description: 'Номер' },
      { name: 'status', kind: 'enum', nullable: false, description: 'Состояние', values: valuesOrderStatus },
      { name: 'total', kind: 'decimal', nullable: false, description: 'Сумма, ₽' },
      {
        name: 'customer',
        kind: 'reference',
        nullable: true,
        description: 'Покупатель',
        reference: {
          resource: 'customers',
          key: ['id'],
          label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
        },
      },
      {
        name: 'address',
        kind: 'reference',
        nullable: true,
        description: 'Адрес доставки',
        reference: {
          resource: 'addresses',
          key: ['id'],
          label: (value: { readonly id: number; readonly city: string; readonly street: string; readonly house: string }) => listed(value.city, value.street, value.house),
        },
      },
      { name: 'placedAt', kind: 'instant', nullable: false, description: 'Оформлен' },
      {
        name: 'manager',
        kind: 'reference',
        nullable: true,
        description: 'Менеджер',
        reference: {
          resource: 'employees',
          key: ['id'],
          label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
        },
      },
      {
        name: 'promotion',
        kind: 'reference',
        nullable: true,
        description: 'Акция',
        reference: {
          resource: 'promotions',
          key: ['id'],
          label: (value: { readonly id: number; readonly title: string }) => joined(value.title),
        },
      },
    ],
    list: false,
    resource: 'orders',
  },
  variables: (values) => ({ number: needed(values, 'number', text) }),
  result: (data) => present([data.orderByNumber]),
} satisfies QueryDescriptor<OrderByNumberQueryData, OrderByNumberQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
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
