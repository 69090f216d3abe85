/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type ReviewLabel, type ReviewRecord, fields } from '../resources/reviews.ts';

/** A record that is answered. */
export type ReviewRow = ReviewLabel & Pick<ReviewRecord, 'published' | 'rating' | 'reply' | 'createdAt'>;

export type ReviewByProductIdAndCustomerIdQueryData = { readonly reviewByProductIdAndCustomerId: ReviewRow | null };

export type ReviewByProductIdAndCustomerIdQueryVariables = { readonly productId: number; readonly customerId: number };

export const ReviewByProductIdAndCustomerIdQueryDocument: TypedDocumentNode<ReviewByProductIdAndCustomerIdQueryData, ReviewByProductIdAndCustomerIdQueryVariables> = gql.query(
  'ReviewByProductIdAndCustomerIdQuery',
  { productId: 'Int!', customerId: 'Int!' },
  [
    gql.rootField(
      'reviewByProductIdAndCustomerId',
      ['productId', 'customerId'],
      [
        'id',
        gql.field('customer', ['id', 'fullName']),
        gql.field('product', ['id', 'name']),
        'published',
        'rating',
        'reply',
        'createdAt',
      ],
    ),
  ],
  'I1rUmQ7hlgg0Q9sDTdvoZ10gKdfWmXoyZkPKY68mzPQ=',
);

const descriptor = {
  document: ReviewByProductIdAndCustomerIdQueryDocument,
  inputs: gql.actionInputs({
    productId: {
      kind: 'reference',
      required: true,
      nullable: false,
      called: 'product',
      reference: { resource: 'products', keyField: 'id' },
    },
    customerId: {
      kind: 'reference',
      required: true,
      nullable: false,
      called: 'customer',
      reference: { resource: 'customers', keyField: 'id' },
    },
  }),
  answer: {
    kind: 'values',
    fields: [fields.customer, fields.product, fields.published, fields.rating, fields.reply, fields.createdAt],
    list: false,
    resource: 'reviews',
  },
  variables: (values) => ({
    productId: gql.requiredValue(values, 'productId', gql.number),
    customerId: gql.requiredValue(values, 'customerId', gql.number),
  }),
  result: (data) => gql.nonNull([data.reviewByProductIdAndCustomerId]),
} satisfies QueryDescriptor<ReviewByProductIdAndCustomerIdQueryData, ReviewByProductIdAndCustomerIdQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
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
