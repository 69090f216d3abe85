/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import * as gql from '../../runtime/index.ts';
import { type SupplierLabel, type SupplierRecord, fields } from '../resources/suppliers.ts';

/** A record that is answered. */
export type SupplierRow = SupplierLabel & Pick<SupplierRecord, 'email' | 'phone' | 'city' | 'inn' | 'contactName' | 'paymentTerm' | 'website'>;

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
        'email',
        'phone',
        'city',
        'inn',
        'contactName',
        gql.field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
        'website',
      ],
    ),
  ],
  'MdL4I/rTMcEAC/Wb+u/O5wYnovykt8M60Zdjw8P7coQ=',
);

const descriptor = {
  document: SupplierByInnQueryDocument,
  inputs: gql.actionInputs({ inn: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.name,
      fields.email,
      fields.phone,
      fields.city,
      fields.inn,
      fields.contactName,
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
