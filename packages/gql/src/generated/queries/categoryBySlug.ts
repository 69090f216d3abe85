/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { QueryDescriptor, QueryModule } from '../../resource/index.ts';
import { asked, erased, field, joined, needed, present, query, root, text } from '../../runtime/index.ts';

export type CategoryBySlugQueryData = {
  readonly categoryBySlug: {
    readonly id: number;
    readonly name: string;
    readonly parent: { readonly id: number; readonly name: string } | null;
    readonly position: number;
    readonly slug: string;
  } | null;
};

export type CategoryBySlugQueryVariables = { readonly slug: string };

export const CategoryBySlugQueryDocument: TypedDocumentNode<CategoryBySlugQueryData, CategoryBySlugQueryVariables> = query(
  'CategoryBySlugQuery',
  { slug: 'String!' },
  [root('categoryBySlug', ['slug'], ['id', 'name', field('parent', ['id', 'name']), 'position', 'slug'])],
  'ayjtBGwWp70NNxkThq+onyAQlWGXR3lZQH9YgOkQXCw=',
);

const descriptor = {
  document: CategoryBySlugQueryDocument,
  inputs: asked({ slug: { kind: 'string', required: true, nullable: false } }),
  answer: {
    kind: 'values',
    fields: [
      { name: 'name', kind: 'string', nullable: false, description: 'Название' },
      {
        name: 'parent',
        kind: 'reference',
        nullable: true,
        description: 'Входит в категорию',
        reference: {
          resource: 'categories',
          key: ['id'],
          label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
        },
      },
      { name: 'position', kind: 'integer', nullable: false, description: 'Порядок' },
      { name: 'slug', kind: 'string', nullable: false, description: 'Имя в адресе' },
    ],
    list: false,
    resource: 'categories',
  },
  variables: (values) => ({ slug: needed(values, 'slug', text) }),
  result: (data) => present([data.categoryBySlug]),
} satisfies QueryDescriptor<CategoryBySlugQueryData, CategoryBySlugQueryVariables>;

export const module: QueryModule = {
  query: erased(descriptor),
  cache: { rootFieldsByType: { Category: ['categoryBySlug'] } },
  texts: { fields: { slug: 'Имя в адресе' } },
};
