/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import * as gql from '../../runtime/index.ts';
import { type SupplierLabel, type SupplierRecord, fields } from '../resources/suppliers.ts';

/** A record that is answered. */
export type SupplierRow = SupplierLabel & Pick<SupplierRecord, 'city' | 'phone' | 'email' | 'contactName' | 'inn' | 'paymentTerm' | 'website'>;

export type SupplierByInnQueryData = { readonly supplierByInn: SupplierRow | null };

export type SupplierByInnQueryVariables = { readonly inn: BigInteger };

export const SupplierByInnQueryDocument: TypedDocumentNode<SupplierByInnQueryData, SupplierByInnQueryVariables> = gql.query(
  'SupplierByInnQuery',
  { inn: 'BigInt!' },
  [
    gql.rootField(
      'supplierByInn',
      ['inn'],
      [
        'id',
        'name',
        'city',
        'phone',
        'email',
        'contactName',
        'inn',
        gql.field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
        'website',
      ],
    ),
  ],
  '5D8XLOg3zc5wiuDrU5szwD6x0J1tsTOKnA9VkYQmxQ4=',
);

const descriptor = {
  document: SupplierByInnQueryDocument,
  inputs: gql.actionInputs({ inn: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.name,
      fields.city,
      fields.phone,
      fields.email,
      fields.contactName,
      fields.inn,
      fields.paymentTerm,
      fields.website,
    ],
    list: false,
    resource: 'suppliers',
  },
  variables: (values) => ({ inn: gql.requiredValue(values, 'inn', gql.text<BigInteger>) }),
  result: (data) => gql.nonNull([data.supplierByInn]),
} satisfies QueryDescriptor<SupplierByInnQueryData, SupplierByInnQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    typePolicies: { Interval: { keyFields: false, merge: true } },
    scalarFields: { Supplier: { inn: 'BigInt' } },
    rootFieldsByType: { Supplier: ['supplierByInn'] },
  },
  texts: { fields: { inn: 'ИНН' } },
};
