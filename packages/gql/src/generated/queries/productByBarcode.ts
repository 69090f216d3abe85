/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import * as gql from '../../runtime/index.ts';
import { type ProductLabel, type ProductRecord, fields } from '../resources/products.ts';

/** A record that is answered. */
export type ProductRow = ProductLabel & Pick<ProductRecord, 'sku' | 'supplier' | 'price' | 'category' | 'active' | 'oldPrice' | 'rating'>;

export type ProductByBarcodeQueryData = { readonly productByBarcode: ProductRow | null };

export type ProductByBarcodeQueryVariables = { readonly barcode: BigInteger };

export const ProductByBarcodeQueryDocument: TypedDocumentNode<ProductByBarcodeQueryData, ProductByBarcodeQueryVariables> = gql.query(
  'ProductByBarcodeQuery',
  { barcode: 'BigInt!' },
  [
    gql.rootField(
      'productByBarcode',
      ['barcode'],
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
  'jciwkIvb/hEH1hdMQbIYY5ov1siOmTn1pVNT7sAGPyk=',
);

const descriptor = {
  document: ProductByBarcodeQueryDocument,
  inputs: gql.actionInputs({ barcode: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.sku, fields.supplier, fields.price, fields.category, fields.active, fields.oldPrice, fields.rating],
    list: false,
    resource: 'products',
  },
  variables: (values) => ({ barcode: gql.requiredValue(values, 'barcode', gql.text<BigInteger>) }),
  result: (data) => gql.nonNull([data.productByBarcode]),
} satisfies QueryDescriptor<ProductByBarcodeQueryData, ProductByBarcodeQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Product: { oldPrice: 'BigFloat', price: 'BigFloat' } },
    rootFieldsByType: { Category: ['productByBarcode'], Product: ['productByBarcode'], Supplier: ['productByBarcode'] },
  },
  texts: { fields: { barcode: 'Штрихкод' } },
};
