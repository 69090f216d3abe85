/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type WarehouseLabel, type WarehouseRecord, fields } from '../resources/warehouses.ts';

/** A record that is answered. */
export type WarehouseRow = WarehouseLabel & Pick<WarehouseRecord, 'city' | 'active' | 'area' | 'address' | 'opensAt' | 'closesAt'>;

export type WarehouseByNameQueryData = { readonly warehouseByName: WarehouseRow | null };

export type WarehouseByNameQueryVariables = { readonly name: string };

export const WarehouseByNameQueryDocument: TypedDocumentNode<WarehouseByNameQueryData, WarehouseByNameQueryVariables> = gql.query(
  'WarehouseByNameQuery',
  { name: 'String!' },
  [gql.rootField('warehouseByName', ['name'], ['id', 'name', 'city', 'active', 'area', 'address', 'opensAt', 'closesAt'])],
  '/r9q7cfeP4b1ZqhJDZnqLx+IryY5x4uh8rSFXPco6yc=',
);

const descriptor = {
  document: WarehouseByNameQueryDocument,
  inputs: gql.actionInputs({ name: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.city, fields.active, fields.area, fields.address, fields.opensAt, fields.closesAt],
    list: false,
    resource: 'warehouses',
  },
  variables: (values) => ({ name: gql.requiredValue(values, 'name', gql.text) }),
  result: (data) => gql.nonNull([data.warehouseByName]),
} satisfies QueryDescriptor<WarehouseByNameQueryData, WarehouseByNameQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: {
    scalarFields: { Warehouse: { area: 'BigFloat', closesAt: 'Time', opensAt: 'Time' } },
    rootFieldsByType: { Warehouse: ['warehouseByName'] },
  },
  texts: { fields: { name: 'Название' } },
};
