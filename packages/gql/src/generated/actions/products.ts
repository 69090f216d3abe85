/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, FreeAction, RecordAction, RecordsAction } from '../../resource/index.ts';
import { asked, erased, field, forEach, given, keyed, mutation, needed, number, present, root, text, whole } from '../../runtime/index.ts';

export type ApplyPromotionInput = { readonly promotionId: number; readonly productIds: readonly (number | null)[] };

export type ImportProductPricesInput = { readonly priceList: string };

export type RestockProductInput = { readonly productId: number; readonly warehouseId: number; readonly quantity: number; readonly shelf?: string | null };

export type ApplyPromotionActionData = {
  readonly applyPromotion: { readonly products: readonly ({ readonly id: number; readonly name: string } | null)[] | null } | null;
};

export type ApplyPromotionActionVariables = { readonly input: ApplyPromotionInput };

export const ApplyPromotionActionDocument: TypedDocumentNode<ApplyPromotionActionData, ApplyPromotionActionVariables> = mutation(
  'ApplyPromotionAction',
  { input: 'ApplyPromotionInput!' },
  [root('applyPromotion', ['input'], [field('products', ['id', 'name'])])],
  'EK7BDH+Zl3t2ITi9g/c6a2jqePRanXPDQhOKHkYPGjc=',
);

const applyPromotionAction = {
  document: ApplyPromotionActionDocument,
  takes: 'records',
  inputs: asked({
    promotionId: {
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Акция',
      called: 'promotion',
      reference: { resource: 'promotions', keyField: 'id' },
    },
  }),
  answer: { kind: 'records', resource: 'products' },
  variables: (values, keys) => ({
    input: { productIds: forEach(keys, (key) => keyed(key, 'id', whole)), promotionId: needed(values, 'promotionId', number) },
  }),
  result: (data) => ({ errors: [], confirmed: data.applyPromotion != null, answer: present(data.applyPromotion?.products) }),
} satisfies RecordsAction<ApplyPromotionActionData, ApplyPromotionActionVariables>;

export type ImportProductPricesActionData = {
  readonly importProductPrices: { readonly products: readonly ({ readonly id: number; readonly name: string } | null)[] | null } | null;
};

export type ImportProductPricesActionVariables = { readonly input: ImportProductPricesInput };

export const ImportProductPricesActionDocument: TypedDocumentNode<ImportProductPricesActionData, ImportProductPricesActionVariables> = mutation(
  'ImportProductPricesAction',
  { input: 'ImportProductPricesInput!' },
  [root('importProductPrices', ['input'], [field('products', ['id', 'name'])])],
  'QOPYu6G8JDJw8ICOjdAoJGj5wNgpObdlfc3a532ShWE=',
);

const importProductPricesAction = {
  document: ImportProductPricesActionDocument,
  takes: 'nothing',
  inputs: asked({
    priceList: {
      kind: 'binary',
      required: true,
      nullable: false,
      description: 'Прайс-лист: файл CSV со столбцами «артикул; цена»',
      encoding: 'base64',
    },
  }),
  answer: { kind: 'records', resource: 'products' },
  variables: (values) => ({ input: { priceList: needed(values, 'priceList', text) } }),
  result: (data) => ({ errors: [], confirmed: data.importProductPrices != null, answer: present(data.importProductPrices?.products) }),
} satisfies FreeAction<ImportProductPricesActionData, ImportProductPricesActionVariables>;

export type RestockProductActionData = {
  readonly restockProduct: {
    readonly stock: {
      readonly productId: number;
      readonly warehouseId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly warehouse: { readonly id: number; readonly name: string } | null;
    } | null;
  } | null;
};

export type RestockProductActionVariables = { readonly input: RestockProductInput };

export const RestockProductActionDocument: TypedDocumentNode<RestockProductActionData, RestockProductActionVariables> = mutation(
  'RestockProductAction',
  { input: 'RestockProductInput!' },
  [
    root(
      'restockProduct',
      ['input'],
      [field('stock', ['productId', 'warehouseId', field('product', ['id', 'name']), field('warehouse', ['id', 'name'])])],
    ),
  ],
  'quhSgRBWVE0f6Ed7vF2GfZCi5u5vPBq7EbaVBYwQYHk=',
);

const restockProductAction = {
  document: RestockProductActionDocument,
  takes: 'record',
  inputs: asked({
    warehouseId: {
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Склад',
      called: 'warehouse',
      reference: { resource: 'warehouses', keyField: 'id' },
    },
    quantity: { kind: 'integer', required: true, nullable: false, description: 'Сколько поступило' },
    shelf: { kind: 'string', description: 'Полка (пусто: прежняя)' },
  }),
  answer: { kind: 'records', resource: 'stocks' },
  variables: (values, key) => ({
    input: {
      productId: keyed(key, 'id', whole),
      warehouseId: needed(values, 'warehouseId', number),
      quantity: needed(values, 'quantity', number),
      shelf: given(values, 'shelf', text),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.restockProduct != null, answer: present([data.restockProduct?.stock]) }),
} satisfies RecordAction<RestockProductActionData, RestockProductActionVariables>;

/** What the forms of its actions ask for. */
export type ProductActions = {
  readonly applyPromotion: { readonly promotionId: number };
  readonly importProductPrices: { readonly priceList: string };
  readonly restockProduct: { readonly warehouseId: number; readonly quantity: number; readonly shelf?: string | null };
};

export const module: ActionModule = {
  actions: {
    applyPromotion: erased(applyPromotionAction),
    importProductPrices: erased(importProductPricesAction),
    restockProduct: erased(restockProductAction),
  },
  cache: { typePolicies: { Stock: { keyFields: ['productId', 'warehouseId'] } } },
  texts: { fields: { productId: 'Товар', productIds: 'Товары' } },
};
