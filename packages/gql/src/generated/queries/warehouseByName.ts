/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import { asked, erased, needed, present, query, root, text } from '../../runtime/index.ts';
import { type WarehouseLabel, type WarehouseRecord, fields } from '../resources/warehouses.ts';

/** A record that is answered. */
export type WarehouseRow = WarehouseLabel & Pick<WarehouseRecord, 'active' | 'city' | 'area' | 'address' | 'closesAt' | 'opensAt'>;

export type WarehouseByNameQueryData = { readonly warehouseByName: WarehouseRow | null };

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
    fields: [fields.name, fields.active, fields.city, fields.area, fields.address, fields.closesAt, fields.opensAt],
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
