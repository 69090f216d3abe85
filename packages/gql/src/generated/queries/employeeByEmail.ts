/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import { asked, erased, field, needed, present, query, root, text } from '../../runtime/index.ts';
import { type EmployeeLabel, type EmployeeRecord, fields } from '../resources/employees.ts';

/** A record that is answered. */
export type EmployeeRow = EmployeeLabel & Pick<EmployeeRecord, 'phone' | 'email' | 'active' | 'manager' | 'warehouse' | 'hiredOn' | 'salary'>;

export type EmployeeByEmailQueryData = { readonly employeeByEmail: EmployeeRow | null };

export type EmployeeByEmailQueryVariables = { readonly email: string };

export const EmployeeByEmailQueryDocument: TypedDocumentNode<EmployeeByEmailQueryData, EmployeeByEmailQueryVariables> = query(
  'EmployeeByEmailQuery',
  { email: 'String!' },
  [
    root(
      'employeeByEmail',
      ['email'],
      [
        'id',
        'fullName',
        'phone',
        'email',
        'active',
        field('manager', ['id', 'fullName']),
        field('warehouse', ['id', 'name']),
        'hiredOn',
        'salary',
      ],
    ),
  ],
  'O3HMShZo1j36lPFhftHeIHOrk5YAD4jxGrqzlduzbpc=',
);

const descriptor = {
  document: EmployeeByEmailQueryDocument,
  inputs: asked({ email: { kind: 'email', required: true, nullable: false } }),
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
  variables: (values) => ({ email: needed(values, 'email', text) }),
  result: (data) => present([data.employeeByEmail]),
} satisfies QueryDescriptor<EmployeeByEmailQueryData, EmployeeByEmailQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Employee: { hiredOn: 'Date', salary: 'BigFloat' } },
    rootFieldsByType: { Employee: ['employeeByEmail'], Warehouse: ['employeeByEmail'] },
  },
  texts: { fields: { email: 'Электронная почта' } },
};
