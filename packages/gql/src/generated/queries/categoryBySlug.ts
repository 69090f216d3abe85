/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import * as gql from '../../runtime/index.ts';
import { type CategoryLabel, type CategoryRecord, fields } from '../resources/categories.ts';

/** A record that is answered. */
export type CategoryRow = CategoryLabel & Pick<CategoryRecord, 'parent' | 'position' | 'slug'>;

export type CategoryBySlugQueryData = { readonly categoryBySlug: CategoryRow | null };

export type CategoryBySlugQueryVariables = { readonly slug: string };

export const CategoryBySlugQueryDocument: TypedDocumentNode<CategoryBySlugQueryData, CategoryBySlugQueryVariables> = gql.query(
  'CategoryBySlugQuery',
  { slug: 'String!' },
  [gql.rootField('categoryBySlug', ['slug'], ['id', 'name', gql.field('parent', ['id', 'name']), 'position', 'slug'])],
  'ayjtBGwWp70NNxkThq+onyAQlWGXR3lZQH9YgOkQXCw=',
);

const descriptor = {
  document: CategoryBySlugQueryDocument,
  inputs: gql.actionInputs({ slug: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [fields.name, fields.parent, fields.position, fields.slug],
    list: false,
    resource: 'categories',
  },
  variables: (values) => ({ slug: gql.requiredValue(values, 'slug', gql.text) }),
  result: (data) => gql.nonNull([data.categoryBySlug]),
} satisfies QueryDescriptor<CategoryBySlugQueryData, CategoryBySlugQueryVariables>;

export const module: QueryModule = {
  query: gql.descriptor(descriptor),
  cache: { rootFieldsByType: { Category: ['categoryBySlug'] } },
  texts: { fields: { slug: 'Имя в адресе' } },
};
