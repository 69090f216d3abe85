/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '../../resource/index.ts';
import { asked, erased, field, given, keyed, mutation, needed, number, present, root, text, whole } from '../../runtime/index.ts';

export type RestockProductInput = { readonly productId: number; readonly quantity: number; readonly shelf?: string | null; readonly warehouseId: number };

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
    quantity: { kind: 'integer', required: true, nullable: false, description: 'Сколько поступило' },
    shelf: { kind: 'string', description: 'Полка (пусто: прежняя)' },
    warehouseId: {
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Склад',
      reference: { resource: 'warehouses', keyField: 'id' },
    },
  }),
  answer: { kind: 'records', resource: 'stocks' },
  variables: (values, key) => ({
    input: {
      productId: keyed(key, 'id', whole),
      quantity: needed(values, 'quantity', number),
      shelf: given(values, 'shelf', text),
      warehouseId: needed(values, 'warehouseId', number),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.restockProduct != null, answer: present([data.restockProduct?.stock]) }),
} satisfies RecordAction<RestockProductActionData, RestockProductActionVariables>;

export const module: ActionModule = {
  actions: { restockProduct: erased(restockProductAction) },
  cache: { typePolicies: { Stock: { keyFields: ['productId', 'warehouseId'] } } },
  texts: { fields: { productId: 'Товар' } },
};
