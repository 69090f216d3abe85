/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type QueryDescriptor, type QueryModule, asked, erased, needed, present, query, raw, root } from '@admin/gql/runtime';
import { type GeoPointScalar, serializeGeoPoint } from '../scalars.ts';

export type NearQueryData = {
  readonly near: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly location: GeoPointScalar | null;
    readonly corners: readonly GeoPointScalar[];
  }[];
};

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
  answer: {
    kind: 'values',
    fields: [
      { name: 'name', kind: 'string', nullable: false },
      { name: 'price', kind: 'integer', nullable: false },
      { name: 'location', kind: 'string', serialize: serializeGeoPoint, nullable: true },
      { name: 'corners', kind: 'string', serialize: serializeGeoPoint, list: true, nullable: false },
    ],
    list: true,
    resource: 'places',
  },
  variables: (values) => ({ point: needed(values, 'point', raw) }),
  result: (data) => present(data.near),
} satisfies QueryDescriptor<NearQueryData, NearQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: { scalarFields: { Place: { corners: '[GeoPoint]', location: 'GeoPoint' } }, rootFieldsByType: { Place: ['near'] } },
};
