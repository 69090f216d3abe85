/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Instant } from '../../scalars.ts';
import { asked, erased, field, joined, needed, number, present, query, root } from '../../runtime/index.ts';

export type ReviewByProductIdAndCustomerIdQueryData = {
  readonly reviewByProductIdAndCustomerId: {
    readonly id: number;
    readonly customer: { readonly id: number; readonly fullName: string } | null;
    readonly product: { readonly id: number; readonly name: string } | null;
    readonly reply: string | null;
    readonly rating: number;
    readonly published: boolean;
    readonly createdAt: Instant;
  } | null;
};

export type ReviewByProductIdAndCustomerIdQueryVariables = { readonly customerId: number; readonly productId: number };

export const ReviewByProductIdAndCustomerIdQueryDocument: TypedDocumentNode<ReviewByProductIdAndCustomerIdQueryData, ReviewByProductIdAndCustomerIdQueryVariables> = query(
  'ReviewByProductIdAndCustomerIdQuery',
  { customerId: 'Int!', productId: 'Int!' },
  [
    root(
      'reviewByProductIdAndCustomerId',
      ['customerId', 'productId'],
      [
        'id',
        field('customer', ['id', 'fullName']),
        field('product', ['id', 'name']),
        'reply',
        'rating',
        'published',
        'createdAt',
      ],
    ),
  ],
  'ynqcd6JXYfZQkAvE94C5HQDnMZJm/j4bm8uvAtjrQwA=',
);

const descriptor = {
  document: ReviewByProductIdAndCustomerIdQueryDocument,
  inputs: asked({
    customerId: { kind: 'reference', required: true, nullable: false, reference: { resource: 'customers', keyField: 'id' } },
    productId: { kind: 'reference', required: true, nullable: false, reference: { resource: 'products', keyField: 'id' } },
  }),
  answer: {
    kind: 'values',
    fields: [
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
      { name: 'reply', kind: 'string', nullable: true, description: 'Ответ магазина', unindexed: true },
      { name: 'rating', kind: 'integer', nullable: false, description: 'Оценка' },
      { name: 'published', kind: 'boolean', nullable: false, description: 'Опубликован' },
      { name: 'createdAt', kind: 'instant', nullable: false, description: 'Написан' },
    ],
    list: false,
    resource: 'reviews',
  },
  variables: (values) => ({ customerId: needed(values, 'customerId', number), productId: needed(values, 'productId', number) }),
  result: (data) => present([data.reviewByProductIdAndCustomerId]),
} satisfies QueryDescriptor<ReviewByProductIdAndCustomerIdQueryData, ReviewByProductIdAndCustomerIdQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Review: { createdAt: 'Datetime' } },
    rootFieldsByType: {
      Customer: ['reviewByProductIdAndCustomerId'],
      Product: ['reviewByProductIdAndCustomerId'],
      Review: ['reviewByProductIdAndCustomerId'],
    },
  },
  texts: { fields: { customerId: 'Клиент', productId: 'Товар' } },
};
