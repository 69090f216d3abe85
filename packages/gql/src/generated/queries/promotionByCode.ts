/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import { asked, erased, field, needed, present, query, root, text } from '../../runtime/index.ts';
import { type PromotionLabel, type PromotionRecord, fields } from '../resources/promotions.ts';

/** A record that is answered. */
export type PromotionRow = PromotionLabel & Pick<PromotionRecord, 'code' | 'quantity' | 'active' | 'discount' | 'period'>;

export type PromotionByCodeQueryData = { readonly promotionByCode: PromotionRow | null };

export type PromotionByCodeQueryVariables = { readonly code: string };

export const PromotionByCodeQueryDocument: TypedDocumentNode<PromotionByCodeQueryData, PromotionByCodeQueryVariables> = query(
  'PromotionByCodeQuery',
  { code: 'String!' },
  [
    root(
      'promotionByCode',
      ['code'],
      [
        'id',
        'title',
        'code',
        field('quantity', [field('start', ['value', 'inclusive']), field('end', ['value', 'inclusive']), 'isEmpty']),
        'active',
        'discount',
        field('period', [field('start', ['value', 'inclusive']), field('end', ['value', 'inclusive']), 'isEmpty']),
      ],
    ),
  ],
  'TMoTDBT2vKmAfwBBdqmoY54P6mbzwe03wq9vVO77m3M=',
);

const descriptor = {
  document: PromotionByCodeQueryDocument,
  inputs: asked({ code: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.title, fields.code, fields.quantity, fields.active, fields.discount, fields.period],
    list: false,
    resource: 'promotions',
  },
  variables: (values) => ({ code: needed(values, 'code', text) }),
  result: (data) => present([data.promotionByCode]),
} satisfies QueryDescriptor<PromotionByCodeQueryData, PromotionByCodeQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    typePolicies: {
      DateRange: { keyFields: false, merge: true },
      DateRangeBound: { keyFields: false, merge: true },
      IntRange: { keyFields: false, merge: true },
      IntRangeBound: { keyFields: false, merge: true },
    },
    scalarFields: { DateRangeBound: { value: 'Date' }, Promotion: { discount: 'BigFloat' } },
    rootFieldsByType: { Promotion: ['promotionByCode'] },
  },
  texts: { fields: { code: 'Код' } },
};
