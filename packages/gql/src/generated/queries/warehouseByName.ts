/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type WarehouseLabel, type WarehouseRecord, fields } from '../resources/warehouses.ts';

/** A record that is answered. */
export type WarehouseRow = WarehouseLabel & Pick<WarehouseRecord, 'active' | 'city' | 'area' | 'address' | 'opensAt' | 'closesAt'>;

export type WarehouseByNameQueryData = { readonly warehouseByName: WarehouseRow | null };

export type WarehouseByNameQueryVariables = { readonly name: string };

export const WarehouseByNameQueryDocument: TypedDocumentNode<WarehouseByNameQueryData, WarehouseByNameQueryVariables> = gql.query(
  'WarehouseByNameQuery',
  { name: 'String!' },
  [gql.rootField('warehouseByName', ['name'], ['id', 'name', 'active', 'city', 'area', 'address', 'opensAt', 'closesAt'])],
  'dYjuOLMNr/8AIiYGosTKCwa8cDUB8rZay0W6ev35h+I=',
);

const descriptor = {
  document: WarehouseByNameQueryDocument,
  inputs: gql.actionInputs({ name: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.active, fields.city, fields.area, fields.address, fields.opensAt, fields.closesAt],
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
