/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  products: {
    resource: 'products',
    filter: ['filter'],
    every: ['products', 'every'],
    some: ['products', 'some'],
    none: ['products', 'none'],
  },
};
