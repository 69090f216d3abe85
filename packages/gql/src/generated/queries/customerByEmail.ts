/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type CustomerLabel, type CustomerRecord, fields } from '../resources/customers.ts';

/** A record that is answered. */
export type CustomerRow = CustomerLabel & Pick<CustomerRecord, 'email' | 'phone' | 'discount' | 'birthDate' | 'registeredAt' | 'subscribed'>;

export type CustomerByEmailQueryData = { readonly customerByEmail: CustomerRow | null };

export type CustomerByEmailQueryVariables = { readonly email: string };

export const CustomerByEmailQueryDocument: TypedDocumentNode<CustomerByEmailQueryData, CustomerByEmailQueryVariables> = gql.query(
  'CustomerByEmailQuery',
  { email: 'String!' },
  [
    gql.rootField(
      'customerByEmail',
      ['email'],
      ['id', 'fullName', 'email', 'phone', 'discount', 'birthDate', 'registeredAt', 'subscribed'],
    ),
  ],
  '+B7jZ7dWC6wbzPZO1iCoil+ixrsginCg7mG2KHxqb/I=',
);

const descriptor = {
  document: CustomerByEmailQueryDocument,
  inputs: gql.actionInputs({ email: { kind: 'email', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.fullName, fields.email, fields.phone, fields.discount, fields.birthDate, fields.registeredAt, fields.subscribed],
    list: false,
    resource: 'customers',
  },
  variables: (values) => ({ email: gql.requiredValue(values, 'email', gql.text) }),
  result: (data) => gql.nonNull([data.customerByEmail]),
} satisfies QueryDescriptor<CustomerByEmailQueryData, CustomerByEmailQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['customerByEmail'] },
  },
  texts: { fields: { email: 'Электронная почта' } },
};
