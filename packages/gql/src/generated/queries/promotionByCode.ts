/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, LocalDate } from '../../scalars.ts';
import { asked, erased, field, needed, present, query, root, text } from '../../runtime/index.ts';

export type PromotionByCodeQueryData = {
  readonly promotionByCode: {
    readonly id: number;
    readonly title: string;
    readonly active: boolean;
    readonly code: string;
    readonly quantity: {
      readonly end: { readonly inclusive: boolean; readonly value: number } | null;
      readonly start: { readonly inclusive: boolean; readonly value: number } | null;
    } | null;
    readonly discount: Decimal;
    readonly period: {
      readonly end: { readonly inclusive: boolean; readonly value: LocalDate } | null;
      readonly start: { readonly inclusive: boolean; readonly value: LocalDate } | null;
    };
  } | null;
};

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
        'active',
        'code',
        field('quantity', [field('end', ['inclusive', 'value']), field('start', ['inclusive', 'value'])]),
        'discount',
        field('period', [field('end', ['inclusive', 'value']), field('start', ['inclusive', 'value'])]),
      ],
    ),
  ],
  'P/+XodndK1RUtK1IYrVGYLkrzXpcsp75iybNdasIbQg=',
);

const descriptor = {
  document: PromotionByCodeQueryDocument,
  inputs: asked({ code: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'title', kind: 'string', nullable: false, description: 'Название' },
      { name: 'active', kind: 'boolean', nullable: false, description: 'Включена' },
      { name: 'code', kind: 'string', nullable: false, description: 'Промокод' },
      { name: 'quantity', kind: 'range', nullable: true, description: 'Сколько штук в заказе', of: 'integer' },
      { name: 'discount', kind: 'decimal', nullable: false, description: 'Скидка, %' },
      { name: 'period', kind: 'range', nullable: false, description: 'Период действия', of: 'date' },
    ],
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
