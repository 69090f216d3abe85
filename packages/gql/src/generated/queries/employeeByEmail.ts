/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, LocalDate } from '../../scalars.ts';
import { asked, erased, field, joined, needed, present, query, root, text } from '../../runtime/index.ts';

export type EmployeeByEmailQueryData = {
  readonly employeeByEmail: {
    readonly id: number;
    readonly fullName: string;
    readonly active: boolean;
    readonly email: string;
    readonly phone: string;
    readonly manager: { readonly id: number; readonly fullName: string } | null;
    readonly warehouse: { readonly id: number; readonly name: string } | null;
    readonly hiredOn: LocalDate;
    readonly salary: Decimal;
  } | null;
};

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
        'active',
        'email',
        'phone',
        field('manager', ['id', 'fullName']),
        field('warehouse', ['id', 'name']),
        'hiredOn',
        'salary',
      ],
    ),
  ],
  'g5cww100zOLZeDXezkiohViVocwpcgoJy2y9ieUZPYs=',
);

const descriptor = {
  document: EmployeeByEmailQueryDocument,
  inputs: asked({ email: { kind: 'email', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'fullName', kind: 'string', nullable: false, description: 'Имя' },
      { name: 'active', kind: 'boolean', nullable: false, description: 'Работает' },
      { name: 'email', kind: 'email', nullable: false, description: 'Почта' },
      { name: 'phone', kind: 'string', nullable: false, description: 'Телефон' },
      {
        name: 'manager',
        kind: 'reference',
        nullable: true,
        description: 'Руководитель',
        reference: {
          resource: 'employees',
          key: ['id'],
          label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
        },
      },
      {
        name: 'warehouse',
        kind: 'reference',
        nullable: true,
        description: 'Склад',
        reference: {
          resource: 'warehouses',
          key: ['id'],
          label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
        },
      },
      { name: 'hiredOn', kind: 'date', nullable: false, description: 'Принят на работу' },
      { name: 'salary', kind: 'decimal', nullable: false, description: 'Оклад, ₽' },
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
