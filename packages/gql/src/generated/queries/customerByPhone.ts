/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, Instant, LocalDate } from '../../scalars.ts';
import { asked, erased, needed, present, query, root, text } from '../../runtime/index.ts';

export type CustomerByPhoneQueryData = {
  readonly customerByPhone: {
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

export type CustomerByPhoneQueryVariables = { readonly phone: string };

export const CustomerByPhoneQueryDocument: TypedDocumentNode<CustomerByPhoneQueryData, CustomerByPhoneQueryVariables> = query(
  'CustomerByPhoneQuery',
  { phone: 'String!' },
  [
    root(
      'customerByPhone',
      ['phone'],
      ['id', 'fullName', 'email', 'phone', 'birthDate', 'registeredAt', 'discount', 'subscribed'],
    ),
  ],
  'TUjPWHD287UfgxbPyKaTabidEMpKhi3NlUj0XFiLZs8=',
);

const descriptor = {
  document: CustomerByPhoneQueryDocument,
  inputs: asked({ phone: { kind: 'string', required: true, nullable: false } }),
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
  variables: (values) => ({ phone: needed(values, 'phone', text) }),
  result: (data) => present([data.customerByPhone]),
} satisfies QueryDescriptor<CustomerByPhoneQueryData, CustomerByPhoneQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['customerByPhone'] },
  },
  texts: { fields: { phone: 'Телефон' } },
};
