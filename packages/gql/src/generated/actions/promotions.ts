/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '../../resource/index.ts';
import { asked, erased, field, keyed, listOf, mutation, needed, number, present, root, whole } from '../../runtime/index.ts';

export type ApplyPromotionInput = { readonly productIds: readonly (number | null)[]; readonly promotionId: number };

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
  takes: 'record',
  inputs: asked({
    productIds: {
      kind: 'reference',
      list: true,
      required: true,
      nullable: false,
      description: 'Товары',
      reference: { resource: 'products', keyField: 'id' },
    },
  }),
  other: { id: 'productIds' },
  answer: { kind: 'records', resource: 'products' },
  variables: (values, key) => ({ input: { promotionId: keyed(key, 'id', whole), productIds: needed(values, 'productIds', listOf(number)) } }),
  result: (data) => ({ errors: [], confirmed: data.applyPromotion != null, answer: present(data.applyPromotion?.products) }),
} satisfies RecordAction<ApplyPromotionActionData, ApplyPromotionActionVariables>;

export const module: ActionModule = {
  actions: { applyPromotion: erased(applyPromotionAction) },
  cache: { typesByMutation: { applyPromotion: ['Product', 'Promotion'] } },
  texts: { fields: { promotionId: 'Акция' } },
};
