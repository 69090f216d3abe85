/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, Instant, LocalDate } from '../../scalars.ts';
import { asked, erased, needed, present, query, root, text } from '../../runtime/index.ts';

export type CustomerByEmailQueryData = {
  readonly customerByEmail: {
    readonly id: number;
    readonly fullName: string;
    readonly email: string | null;
    readonly phone: string;
    readonly birthDate: LocalDate | null;
    readonly registeredAt: Instant;
    readonly discount: Decimal;
    readonly subscribed: boolean;
  } | null;
};

export type CustomerByEmailQueryVariables = { readonly email: string };

export const CustomerByEmailQueryDocument: TypedDocumentNode<CustomerByEmailQueryData, CustomerByEmailQueryVariables> = query(
  'CustomerByEmailQuery',
  { email: 'String!' },
  [
    root(
      'customerByEmail',
      ['email'],
      ['id', 'fullName', 'email', 'phone', 'birthDate', 'registeredAt', 'discount', 'subscribed'],
    ),
  ],
  'dBivdikXqqp7AgFs2K8EGArBe8CbcHZTlHsvKw0fq3A=',
);

const descriptor = {
  document: CustomerByEmailQueryDocument,
  inputs: asked({ email: { kind: 'email', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'fullName', kind: 'string', nullable: false, description: 'Имя' },
      { name: 'email', kind: 'email', nullable: true, description: 'Почта' },
      { name: 'phone', kind: 'string', nullable: false, description: 'Телефон' },
      { name: 'birthDate', kind: 'date', nullable: true, description: 'Дата рождения', unindexed: true },
      { name: 'registeredAt', kind: 'instant', nullable: false, description: 'Зарегистрирован' },
      { name: 'discount', kind: 'decimal', nullable: false, description: 'Скидка, %' },
      { name: 'subscribed', kind: 'boolean', nullable: false, description: 'Получает рассылку', unindexed: true },
    ],
    list: false,
    resource: 'customers',
  },
  variables: (values) => ({ email: needed(values, 'email', text) }),
  result: (data) => present([data.customerByEmail]),
} satisfies QueryDescriptor<CustomerByEmailQueryData, CustomerByEmailQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['customerByEmail'] },
  },
  texts: { fields: { email: 'Электронная почта' } },
};
