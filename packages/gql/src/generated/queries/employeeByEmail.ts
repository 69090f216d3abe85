/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type EmployeeLabel, type EmployeeRecord, fields } from '../resources/employees.ts';

/** A record that is answered. */
export type EmployeeRow = EmployeeLabel & Pick<EmployeeRecord, 'email' | 'phone' | 'manager' | 'warehouse' | 'active' | 'hiredOn' | 'salary'>;

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
        'email',
        'phone',
        gql.field('manager', ['id', 'fullName']),
        gql.field('warehouse', ['id', 'name']),
        'active',
        'hiredOn',
        'salary',
      ],
    ),
  ],
  'Lmqo+vGGzxh6WRba4TEqLsEbR6nB4IX8mcQTw3WGhy4=',
);

const descriptor = {
  document: EmployeeByEmailQueryDocument,
  inputs: gql.actionInputs({ email: { kind: 'email', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      fields.fullName,
      fields.email,
      fields.phone,
      fields.manager,
      fields.warehouse,
      fields.active,
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
