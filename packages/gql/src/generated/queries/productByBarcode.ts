/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import * as gql from '../../runtime/index.ts';
import { type ProductLabel, type ProductRecord, fields } from '../resources/products.ts';

/** A record that is answered. */
export type ProductRow = ProductLabel & Pick<ProductRecord, 'sku' | 'price' | 'active' | 'oldPrice' | 'category' | 'supplier' | 'weight'>;

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
        'price',
        'active',
        'oldPrice',
        gql.field('category', ['id', 'name']),
        gql.field('supplier', ['id', 'name']),
        'weight',
      ],
    ),
  ],
  'j8Jyer2rhuzWjiIfp11xXzvNZKkhLteGbbix/kuy/ts=',
);

const descriptor = {
  document: ProductByBarcodeQueryDocument,
  inputs: gql.actionInputs({ barcode: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.sku, fields.price, fields.active, fields.oldPrice, fields.category, fields.supplier, fields.weight],
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
