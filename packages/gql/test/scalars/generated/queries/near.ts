/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type QueryDescriptor, type QueryModule, asked, erased, needed, present, query, raw, root } from '@admin/gql/runtime';
import { type PlaceRecord, fields } from '../resources/places.ts';

export type NearQueryData = { readonly near: readonly PlaceRecord[] };

export type NearQueryVariables = { readonly point: unknown };

export const NearQueryDocument: TypedDocumentNode<NearQueryData, NearQueryVariables> = query(
  'NearQuery',
  { point: 'GeoPoint!' },
  [root('near', ['point'], ['id', 'name', 'price', 'location', 'corners'])],
  '+cdjUJkwti7xKXBUw7M6MO0/UzPQ7SzNzjpWWB3qFgE=',
);

const descriptor = {
  document: NearQueryDocument,
  inputs: asked({ point: { kind: 'string', required: true, nullable: false } }),
  answer: { kind: 'values', fields: [fields.name, fields.price, fields.location, fields.corners], list: true, resource: 'places' },
  variables: (values) => ({ point: needed(values, 'point', raw) }),
  result: (data) => present(data.near),
} satisfies QueryDescriptor<NearQueryData, NearQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: { scalarFields: { Place: { corners: '[GeoPoint]', location: 'GeoPoint' } }, rootFieldsByType: { Place: ['near'] } },
};
