/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type ProductLabel, type ProductRecord, fields } from '../resources/products.ts';

/** A record that is answered. */
export type ProductRow = ProductLabel & Pick<ProductRecord, 'sku' | 'supplier' | 'price' | 'category' | 'active' | 'oldPrice' | 'rating'>;

export type ProductBySkuQueryData = { readonly productBySku: ProductRow | null };

export type ProductBySkuQueryVariables = { readonly sku: string };

export const ProductBySkuQueryDocument: TypedDocumentNode<ProductBySkuQueryData, ProductBySkuQueryVariables> = gql.query(
  'ProductBySkuQuery',
  { sku: 'String!' },
  [
    gql.rootField(
      'productBySku',
      ['sku'],
      [
        'id',
        'name',
        'sku',
        gql.field('supplier', ['id', 'name']),
        'price',
        gql.field('category', ['id', 'name']),
        'active',
        'oldPrice',
        'rating',
      ],
    ),
  ],
  '4yxCkNR49jcRjcBvVh2M0zDgE7z3/+TPdcV5A31MTuk=',
);

const descriptor = {
  document: ProductBySkuQueryDocument,
  inputs: gql.actionInputs({ sku: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.sku, fields.supplier, fields.price, fields.category, fields.active, fields.oldPrice, fields.rating],
    list: false,
    resource: 'products',
  },
  variables: (values) => ({ sku: gql.requiredValue(values, 'sku', gql.text) }),
  result: (data) => gql.nonNull([data.productBySku]),
} satisfies QueryDescriptor<ProductBySkuQueryData, ProductBySkuQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Product: { oldPrice: 'BigFloat', price: 'BigFloat' } },
    rootFieldsByType: { Category: ['productBySku'], Product: ['productBySku'], Supplier: ['productBySku'] },
  },
  texts: { fields: { sku: 'Артикул' } },
};
