/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type CustomerLabel, type CustomerRecord, fields } from '../resources/customers.ts';

/** A record that is answered. */
export type CustomerRow = CustomerLabel & Pick<CustomerRecord, 'email' | 'phone' | 'discount' | 'birthDate' | 'registeredAt' | 'subscribed'>;

export type CustomerByPhoneQueryData = { readonly customerByPhone: CustomerRow | null };

export type CustomerByPhoneQueryVariables = { readonly phone: string };

export const CustomerByPhoneQueryDocument: TypedDocumentNode<CustomerByPhoneQueryData, CustomerByPhoneQueryVariables> = gql.query(
  'CustomerByPhoneQuery',
  { phone: 'String!' },
  [
    gql.rootField(
      'customerByPhone',
      ['phone'],
      ['id', 'fullName', 'email', 'phone', 'discount', 'birthDate', 'registeredAt', 'subscribed'],
    ),
  ],
  'QOj+LtEKRID31xKSQq+W4J1qWfPKFIVSLCjWD0EViYk=',
);

const descriptor = {
  document: CustomerByPhoneQueryDocument,
  inputs: gql.actionInputs({ phone: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.fullName, fields.email, fields.phone, fields.discount, fields.birthDate, fields.registeredAt, fields.subscribed],
    list: false,
    resource: 'customers',
  },
  variables: (values) => ({ phone: gql.requiredValue(values, 'phone', gql.text) }),
  result: (data) => gql.nonNull([data.customerByPhone]),
} satisfies QueryDescriptor<CustomerByPhoneQueryData, CustomerByPhoneQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['customerByPhone'] },
  },
  texts: { fields: { phone: 'Телефон' } },
};
