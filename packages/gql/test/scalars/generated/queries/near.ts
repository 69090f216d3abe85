/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';
import { type PlaceRecord, fields } from '../resources/places.ts';

export type NearQueryData = { readonly near: readonly PlaceRecord[] };

export type NearQueryVariables = { readonly point: unknown };

export const NearQueryDocument: TypedDocumentNode<NearQueryData, NearQueryVariables> = gql.query(
  'NearQuery',
  { point: 'GeoPoint!' },
  [gql.rootField('near', ['point'], ['id', 'name', 'price', 'location', 'corners'])],
  '+cdjUJkwti7xKXBUw7M6MO0/UzPQ7SzNzjpWWB3qFgE=',
);

const descriptor = {
  document: NearQueryDocument,
  inputs: gql.actionInputs({ point: { kind: 'string', required: true, nullable: false } }),
  answer: { kind: 'values', fields: [fields.name, fields.price, fields.location, fields.corners], list: true, resource: 'places' },
  variables: (values) => ({ point: gql.requiredValue(values, 'point', gql.raw) }),
  result: (data) => gql.nonNull(data.near),
} satisfies QueryDescriptor<NearQueryData, NearQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: { scalarFields: { Place: { corners: '[GeoPoint]', location: 'GeoPoint' } }, rootFieldsByType: { Place: ['near'] } },
};
