/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, FreeAction, RecordAction, RecordsAction } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';

export type ApplyPromotionInput = { readonly promotionId: number; readonly productIds: readonly (number | null)[] };

export type ImportProductPricesInput = { readonly priceList: string };

export type RestockProductInput = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly quantity: number;
  readonly shelf?: string | null | undefined;
};

export type ApplyPromotionActionData = {
  readonly applyPromotion: { readonly products: readonly ({ readonly id: number; readonly name: string } | null)[] | null } | null;
};

export type ApplyPromotionActionVariables = { readonly input: ApplyPromotionInput };

export const ApplyPromotionActionDocument: TypedDocumentNode<ApplyPromotionActionData, ApplyPromotionActionVariables> = gql.mutation(
  'ApplyPromotionAction',
  { input: 'ApplyPromotionInput!' },
  [gql.rootField('applyPromotion', ['input'], [gql.field('products', ['id', 'name'])])],
  'EK7BDH+Zl3t2ITi9g/c6a2jqePRanXPDQhOKHkYPGjc=',
);

const applyPromotionAction = {
  document: ApplyPromotionActionDocument,
  takes: 'records',
  inputs: gql.actionInputs({
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
    input: {
      productIds: gql.eachKey(keys, (key) => gql.keyValue(key, 'id', gql.integer)),
      promotionId: gql.requiredValue(values, 'promotionId', gql.number),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.applyPromotion != null, answer: gql.nonNull(data.applyPromotion?.products) }),
} satisfies RecordsAction<ApplyPromotionActionData, ApplyPromotionActionVariables>;

export type ImportProductPricesActionData = {
  readonly importProductPrices: { readonly products: readonly ({ readonly id: number; readonly name: string } | null)[] | null } | null;
};

export type ImportProductPricesActionVariables = { readonly input: ImportProductPricesInput };

export const ImportProductPricesActionDocument: TypedDocumentNode<ImportProductPricesActionData, ImportProductPricesActionVariables> = gql.mutation(
  'ImportProductPricesAction',
  { input: 'ImportProductPricesInput!' },
  [gql.rootField('importProductPrices', ['input'], [gql.field('products', ['id', 'name'])])],
  'QOPYu6G8JDJw8ICOjdAoJGj5wNgpObdlfc3a532ShWE=',
);

const importProductPricesAction = {
  document: ImportProductPricesActionDocument,
  takes: 'nothing',
  inputs: gql.actionInputs({
    priceList: {
      kind: 'binary',
      required: true,
      nullable: false,
      description: 'Прайс-лист: файл CSV со столбцами «артикул; цена»',
      encoding: 'base64',
    },
  }),
  answer: { kind: 'records', resource: 'products' },
  variables: (values) => ({ input: { priceList: gql.requiredValue(values, 'priceList', gql.text) } }),
  result: (data) => ({ errors: [], confirmed: data.importProductPrices != null, answer: gql.nonNull(data.importProductPrices?.products) }),
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

export const RestockProductActionDocument: TypedDocumentNode<RestockProductActionData, RestockProductActionVariables> = gql.mutation(
  'RestockProductAction',
  { input: 'RestockProductInput!' },
  [
    gql.rootField(
      'restockProduct',
      ['input'],
      [
        gql.field(
          'stock',
          ['productId', 'warehouseId', gql.field('product', ['id', 'name']), gql.field('warehouse', ['id', 'name'])],
        ),
      ],
    ),
  ],
  'quhSgRBWVE0f6Ed7vF2GfZCi5u5vPBq7EbaVBYwQYHk=',
);

const restockProductAction = {
  document: RestockProductActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({
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
      productId: gql.keyValue(key, 'id', gql.integer),
      warehouseId: gql.requiredValue(values, 'warehouseId', gql.number),
      quantity: gql.requiredValue(values, 'quantity', gql.number),
      shelf: gql.inputValue(values, 'shelf', gql.text),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.restockProduct != null, answer: gql.nonNull([data.restockProduct?.stock]) }),
} satisfies RecordAction<RestockProductActionData, RestockProductActionVariables>;

/** What the forms of its actions ask for. */
export type ProductActions = {
  readonly applyPromotion: { readonly promotionId: number };
  readonly importProductPrices: { readonly priceList: string };
  readonly restockProduct: { readonly warehouseId: number; readonly quantity: number; readonly shelf?: string | null | undefined };
};

export const module: ActionModule = {
  actions: {
    applyPromotion: gql.descriptor(applyPromotionAction),
    importProductPrices: gql.descriptor(importProductPricesAction),
    restockProduct: gql.descriptor(restockProductAction),
  },
  cache: { typePolicies: { Stock: { keyFields: ['productId', 'warehouseId'] } } },
  texts: { fields: { productId: 'Товар', productIds: 'Товары' } },
};
