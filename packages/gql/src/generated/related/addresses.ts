/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  customer: { resource: 'customers', filter: ['filter'], is: ['customer'] },
  orders: {
    resource: 'orders',
    filter: ['filter'],
    every: ['orders', 'every'],
    some: ['orders', 'some'],
    none: ['orders', 'none'],
  },
};
