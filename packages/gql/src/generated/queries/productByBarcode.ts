/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger, Decimal } from '../../scalars.ts';
import { asked, erased, field, joined, needed, present, query, root, text } from '../../runtime/index.ts';

export type ProductByBarcodeQueryData = {
  readonly productByBarcode: {
    readonly id: number;
    readonly name: string;
    readonly active: boolean;
    readonly price: Decimal;
    readonly sku: string;
    readonly oldPrice: Decimal | null;
    readonly category: { readonly id: number; readonly name: string } | null;
    readonly supplier: { readonly id: number; readonly name: string } | null;
    readonly weight: number | null;
  } | null;
};

export type ProductByBarcodeQueryVariables = { readonly barcode: BigInteger };

export const ProductByBarcodeQueryDocument: TypedDocumentNode<ProductByBarcodeQueryData, ProductByBarcodeQueryVariables> = query(
  'ProductByBarcodeQuery',
  { barcode: 'BigInt!' },
  [
    root(
      'productByBarcode',
      ['barcode'],
      [
        'id',
        'name',
        'active',
        'price',
        'sku',
        'oldPrice',
        field('category', ['id', 'name']),
        field('supplier', ['id', 'name']),
        'weight',
      ],
    ),
  ],
  '7aMHeLYz77VUxeQPG+IY8xNKhH8mdg6hqudWkAHZa40=',
);

const descriptor = {
  document: ProductByBarcodeQueryDocument,
  inputs: asked({ barcode: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'name', kind: 'string', nullable: false, description: 'Название' },
      { name: 'active', kind: 'boolean', nullable: false, description: 'В продаже' },
      { name: 'price', kind: 'decimal', nullable: false, description: 'Цена, ₽' },
      { name: 'sku', kind: 'string', nullable: false, description: 'Артикул' },
      { name: 'oldPrice', kind: 'decimal', nullable: true, description: 'Старая цена, ₽', unindexed: true },
      {
        name: 'category',
        kind: 'reference',
        nullable: true,
        description: 'Категория',
        reference: {
          resource: 'categories',
          key: ['id'],
          label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
        },
      },
      {
        name: 'supplier',
        kind: 'reference',
        nullable: true,
        description: 'Поставщик',
        reference: {
          resource: 'suppliers',
          key: ['id'],
          label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
        },
      },
      { name: 'weight', kind: 'integer', nullable: true, description: 'Вес, г', unindexed: true },
    ],
    list: false,
    resource: 'products',
  },
  variables: (values) => ({ barcode: needed(values, 'barcode', text<BigInteger>) }),
  result: (data) => present([data.productByBarcode]),
} satisfies QueryDescriptor<ProductByBarcodeQueryData, ProductByBarcodeQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Product: { oldPrice: 'BigFloat', price: 'BigFloat' } },
    rootFieldsByType: { Category: ['productByBarcode'], Product: ['productByBarcode'], Supplier: ['productByBarcode'] },
  },
  texts: { fields: { barcode: 'Штрихкод' } },
};
