/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  orders: {
    resource: 'orders',
    filter: ['filter'],
    every: ['orders', 'every'],
    none: ['orders', 'none'],
    some: ['orders', 'some'],
  },
  promotionProducts: {
    resource: 'promotionProducts',
    filter: ['filter'],
    every: ['promotionProducts', 'every'],
    none: ['promotionProducts', 'none'],
    some: ['promotionProducts', 'some'],
  },
};
