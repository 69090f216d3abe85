/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  orders: {
    resource: 'orders',
    filter: ['filter'],
    every: ['orders', 'every'],
    some: ['orders', 'some'],
    none: ['orders', 'none'],
  },
  promotionProducts: {
    resource: 'promotionProducts',
    filter: ['filter'],
    every: ['promotionProducts', 'every'],
    some: ['promotionProducts', 'some'],
    none: ['promotionProducts', 'none'],
  },
};
