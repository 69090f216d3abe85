/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import type { Decimal, LocalTime } from '../../scalars.ts';
import { asked, erased, needed, present, query, root, text } from '../../runtime/index.ts';

export type WarehouseByNameQueryData = {
  readonly warehouseByName: {
    readonly id: number;
    readonly name: string;
    readonly active: boolean;
    readonly city: string;
    readonly area: Decimal;
    readonly address: string;
    readonly closesAt: LocalTime;
    readonly opensAt: LocalTime;
  } | null;
};

export type WarehouseByNameQueryVariables = { readonly name: string };

export const WarehouseByNameQueryDocument: TypedDocumentNode<WarehouseByNameQueryData, WarehouseByNameQueryVariables> = query(
  'WarehouseByNameQuery',
  { name: 'String!' },
  [root('warehouseByName', ['name'], ['id', 'name', 'active', 'city', 'area', 'address', 'closesAt', 'opensAt'])],
  'DW9oM5tARg2NtPvWB4ZZzE85WqC9V7luqOgYFMG0SAY=',
);

const descriptor = {
  document: WarehouseByNameQueryDocument,
  inputs: asked({ name: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'name', kind: 'string', nullable: false, description: 'Название' },
      { name: 'active', kind: 'boolean', nullable: false, description: 'Действует' },
      { name: 'city', kind: 'string', nullable: false, description: 'Город' },
      { name: 'area', kind: 'decimal', nullable: false, description: 'Площадь, м²' },
      { name: 'address', kind: 'string', nullable: false, description: 'Адрес' },
      { name: 'closesAt', kind: 'time', nullable: false, description: 'Закрывается' },
      { name: 'opensAt', kind: 'time', nullable: false, description: 'Открывается' },
    ],
    list: false,
    resource: 'warehouses',
  },
  variables: (values) => ({ name: needed(values, 'name', text) }),
  result: (data) => present([data.warehouseByName]),
} satisfies QueryDescriptor<WarehouseByNameQueryData, WarehouseByNameQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: {
    scalarFields: { Warehouse: { area: 'BigFloat', closesAt: 'Time', opensAt: 'Time' } },
    rootFieldsByType: { Warehouse: ['warehouseByName'] },
  },
  texts: { fields: { name: 'Название' } },
};
