/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal } from '../../scalars.ts';
import { asked, erased, field, joined, needed, present, query, root, text } from '../../runtime/index.ts';

export type ProductBySkuQueryData = {
  readonly productBySku: {
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

export type ProductBySkuQueryVariables = { readonly sku: string };

export const ProductBySkuQueryDocument: TypedDocumentNode<ProductBySkuQueryData, ProductBySkuQueryVariables> = query(
  'ProductBySkuQuery',
  { sku: 'String!' },
  [
    root(
      'productBySku',
      ['sku'],
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
  '9LnacFX/m/hYtwQIzqJ+HxeZ6GRqBdfheipn7YsBve8=',
);

const descriptor = {
  document: ProductBySkuQueryDocument,
  inputs: asked({ sku: { kind: 'string', required: true, nullable: false } }),
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
  variables: (values) => ({ sku: needed(values, 'sku', text) }),
  result: (data) => present([data.productBySku]),
} satisfies QueryDescriptor<ProductBySkuQueryData, ProductBySkuQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Product: { oldPrice: 'BigFloat', price: 'BigFloat' } },
    rootFieldsByType: { Category: ['productBySku'], Product: ['productBySku'], Supplier: ['productBySku'] },
  },
  texts: { fields: { sku: 'Артикул' } },
};
