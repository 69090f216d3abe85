/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type EmployeeLabel, type EmployeeRecord, fields } from '../resources/employees.ts';

/** A record that is answered. */
export type EmployeeRow = EmployeeLabel & Pick<EmployeeRecord, 'phone' | 'email' | 'active' | 'manager' | 'warehouse' | 'hiredOn' | 'salary'>;

export type EmployeeByEmailQueryData = { readonly employeeByEmail: EmployeeRow | null };

export type EmployeeByEmailQueryVariables = { readonly email: string };

export const EmployeeByEmailQueryDocument: TypedDocumentNode<EmployeeByEmailQueryData, EmployeeByEmailQueryVariables> = gql.query(
  'EmployeeByEmailQuery',
  { email: 'String!' },
  [
    gql.rootField(
      'employeeByEmail',
      ['email'],
      [
        'id',
        'fullName',
        'phone',
        'email',
        'active',
        gql.field('manager', ['id', 'fullName']),
        gql.field('warehouse', ['id', 'name']),
        'hiredOn',
        'salary',
      ],
    ),
  ],
  'O3HMShZo1j36lPFhftHeIHOrk5YAD4jxGrqzlduzbpc=',
);

const descriptor = {
  document: EmployeeByEmailQueryDocument,
  inputs: gql.actionInputs({ email: { kind: 'email', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.fullName,
      fields.phone,
      fields.email,
      fields.active,
      fields.manager,
      fields.warehouse,
      fields.hiredOn,
      fields.salary,
    ],
    list: false,
    resource: 'employees',
  },
  variables: (values) => ({ email: gql.requiredValue(values, 'email', gql.text) }),
  result: (data) => gql.nonNull([data.employeeByEmail]),
} satisfies QueryDescriptor<EmployeeByEmailQueryData, EmployeeByEmailQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Employee: { hiredOn: 'Date', salary: 'BigFloat' } },
    rootFieldsByType: { Employee: ['employeeByEmail'], Warehouse: ['employeeByEmail'] },
  },
  texts: { fields: { email: 'Электронная почта' } },
};
