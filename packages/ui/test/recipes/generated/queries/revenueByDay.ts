/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule, Decimal, Instant } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export type RevenueByDayQueryData = { readonly revenueByDay: readonly { readonly day: Instant; readonly revenue: Decimal }[] };

export type RevenueByDayQueryVariables = { readonly from: Instant };

export const RevenueByDayQueryDocument: TypedDocumentNode<RevenueByDayQueryData, RevenueByDayQueryVariables> = gql.query(
  'RevenueByDayQuery',
  { from: 'DateTime!' },
  [gql.rootField('revenueByDay', ['from'], ['day', 'revenue'])],
  'yUv0fkkMdjtPmNZAGDJdxzgDmQYxpFNGVCFB0Nx2S8s=',
);

const descriptor = {
  document: RevenueByDayQueryDocument,
  inputs: gql.actionInputs({ from: { kind: 'instant', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [{ name: 'day', kind: 'instant', nullable: false }, { name: 'revenue', kind: 'decimal', nullable: false }],
    list: true,
  },
  variables: (values) => ({ from: gql.requiredValue(values, 'from', gql.text<Instant>) }),
  result: (data) => gql.nonNull(data.revenueByDay),
} satisfies QueryDescriptor<RevenueByDayQueryData, RevenueByDayQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    typePolicies: { DayRevenue: { keyFields: false, merge: true } },
    scalarFields: { DayRevenue: { day: 'DateTime', revenue: 'Decimal' } },
    rootFieldsByType: { '*': ['revenueByDay'] },
  },
  texts: { fields: { day: 'День', from: 'От', revenue: 'Выручка' } },
};
