/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type PromotionLabel, type PromotionRecord, fields } from '../resources/promotions.ts';

/** A record that is answered. */
export type PromotionRow = PromotionLabel & Pick<PromotionRecord, 'code' | 'active' | 'discount' | 'period' | 'quantity'>;

export type PromotionByCodeQueryData = { readonly promotionByCode: PromotionRow | null };

export type PromotionByCodeQueryVariables = { readonly code: string };

export const PromotionByCodeQueryDocument: TypedDocumentNode<PromotionByCodeQueryData, PromotionByCodeQueryVariables> = gql.query(
  'PromotionByCodeQuery',
  { code: 'String!' },
  [
    gql.rootField(
      'promotionByCode',
      ['code'],
      [
        'id',
        'title',
        'code',
        'active',
        'discount',
        gql.field('period', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
        gql.field('quantity', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
      ],
    ),
  ],
  'fWRwF2hJlkG3bCIczbXQn5LWcD0GpLGT5tYAXt979Ro=',
);

const descriptor = {
  document: PromotionByCodeQueryDocument,
  inputs: gql.actionInputs({ code: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.title, fields.code, fields.active, fields.discount, fields.period, fields.quantity],
    list: false,
    resource: 'promotions',
  },
  variables: (values) => ({ code: gql.requiredValue(values, 'code', gql.text) }),
  result: (data) => gql.nonNull([data.promotionByCode]),
} satisfies QueryDescriptor<PromotionByCodeQueryData, PromotionByCodeQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
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
