/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  childCategories: {
    resource: 'categories',
    filter: ['filter'],
    every: ['childCategories', 'every'],
    some: ['childCategories', 'some'],
    none: ['childCategories', 'none'],
  },
  parent: { resource: 'categories', filter: ['filter'], is: ['parent'] },
  products: {
    resource: 'products',
    filter: ['filter'],
    every: ['products', 'every'],
    some: ['products', 'some'],
    none: ['products', 'none'],
  },
};
