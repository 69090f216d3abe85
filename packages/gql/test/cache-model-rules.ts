import type { CacheRules, SchemaConfig } from '../src/index.ts';

/**
 * What code generation writes of the sample shop's suppliers and products. Written down here,
 * because the generated code of a checkout is that of its own database; where that is the shop,
 * `cache-model.test.ts` compares.
 */
export const schema: SchemaConfig = {
  description: 'Sample shop',
  scalars: {
    BigFloat: 'decimal',
    BigInt: 'bigint',
    Date: 'date',
    Datetime: 'instant',
    JSON: 'json',
    LocalDatetime: 'localDateTime',
    Time: 'time',
  },
};

export const rules: Readonly<Record<'Product' | 'Supplier', CacheRules>> = {
  Product: {
    typePolicies: {
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      ProductConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      ProductSums: { keyFields: false, merge: true },
    },
    scalarFields: {
      Product: {
        attributes: 'JSON',
        barcode: 'BigInt',
        createdAt: 'Datetime',
        oldPrice: 'BigFloat',
        price: 'BigFloat',
      },
      ProductSums: { oldPrice: 'BigFloat', price: 'BigFloat', weight: 'BigFloat' },
    },
    rootFieldsByType: {
      Category: ['product', 'products'],
      Product: ['product', 'products'],
      Supplier: ['product', 'products'],
    },
    typesByMutation: {
      createProduct: ['Product'],
      deleteProduct: ['Product'],
      updateProduct: ['Product'],
    },
  },
  Supplier: {
    typePolicies: {
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      SupplierConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    scalarFields: { Supplier: { inn: 'BigInt' } },
    rootFieldsByType: { Supplier: ['supplier', 'suppliers'] },
    typesByMutation: {
      createSupplier: ['Supplier'],
      deleteSupplier: ['Supplier'],
      updateSupplier: ['Supplier'],
    },
  },
};
