/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import { asked, erased, field, needed, present, query, root, text } from '../../runtime/index.ts';

export type SupplierByInnQueryData = {
  readonly supplierByInn: {
    readonly id: number;
    readonly name: string;
    readonly city: string;
    readonly email: string;
    readonly phone: string;
    readonly contactName: string;
    readonly inn: BigInteger;
    readonly paymentTerm: {
      readonly days: number | null;
      readonly hours: number | null;
      readonly minutes: number | null;
      readonly months: number | null;
      readonly seconds: number | null;
      readonly years: number | null;
    };
    readonly website: string | null;
  } | null;
};

export type SupplierByInnQueryVariables = { readonly inn: BigInteger };

export const SupplierByInnQueryDocument: TypedDocumentNode<SupplierByInnQueryData, SupplierByInnQueryVariables> = query(
  'SupplierByInnQuery',
  { inn: 'BigInt!' },
  [
    root(
      'supplierByInn',
      ['inn'],
      [
        'id',
        'name',
        'city',
        'email',
        'phone',
        'contactName',
        'inn',
        field('paymentTerm', ['days', 'hours', 'minutes', 'months', 'seconds', 'years']),
        'website',
      ],
    ),
  ],
  'XIg9Jje9cYnVJ4qdeY5I3HuSDwL//7i8dcq92UZUuB0=',
);

const descriptor = {
  document: SupplierByInnQueryDocument,
  inputs: asked({ inn: { kind: 'bigint', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'name', kind: 'string', nullable: false, description: 'Название' },
      { name: 'city', kind: 'string', nullable: false, description: 'Город' },
      { name: 'email', kind: 'email', nullable: false, description: 'Почта' },
      { name: 'phone', kind: 'string', nullable: false, description: 'Телефон' },
      { name: 'contactName', kind: 'string', nullable: false, description: 'Контактное лицо' },
      { name: 'inn', kind: 'bigint', nullable: false, description: 'ИНН' },
      { name: 'paymentTerm', kind: 'interval', nullable: false, description: 'Отсрочка платежа' },
      { name: 'website', kind: 'url', nullable: true, description: 'Сайт' },
    ],
    list: false,
    resource: 'suppliers',
  },
  variables: (values) => ({ inn: needed(values, 'inn', text<BigInteger>) }),
  result: (data) => present([data.supplierByInn]),
} satisfies QueryDescriptor<SupplierByInnQueryData, SupplierByInnQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    typePolicies: { Interval: { keyFields: false, merge: true } },
    scalarFields: { Supplier: { inn: 'BigInt' } },
    rootFieldsByType: { Supplier: ['supplierByInn'] },
  },
};
