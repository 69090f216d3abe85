/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  childCategories: {
    resource: 'categories',
    filter: ['filter'],
    every: ['childCategories', 'every'],
    none: ['childCategories', 'none'],
    some: ['childCategories', 'some'],
  },
  parent: { resource: 'categories', filter: ['filter'], is: ['parent'] },
  products: {
    resource: 'products',
    filter: ['filter'],
    every: ['products', 'every'],
    none: ['products', 'none'],
    some: ['products', 'some'],
  },
};
