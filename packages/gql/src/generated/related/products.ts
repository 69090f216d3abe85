/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  category: { resource: 'categories', filter: ['filter'], is: ['category'] },
  orderItems: {
    resource: 'orderItems',
    filter: ['filter'],
    every: ['orderItems', 'every'],
    some: ['orderItems', 'some'],
    none: ['orderItems', 'none'],
  },
  promotionProducts: {
    resource: 'promotionProducts',
    filter: ['filter'],
    every: ['promotionProducts', 'every'],
    some: ['promotionProducts', 'some'],
    none: ['promotionProducts', 'none'],
  },
  reviews: {
    resource: 'reviews',
    filter: ['filter'],
    every: ['reviews', 'every'],
    some: ['reviews', 'some'],
    none: ['reviews', 'none'],
  },
  stocks: {
    resource: 'stocks',
    filter: ['filter'],
    every: ['stocks', 'every'],
    some: ['stocks', 'some'],
    none: ['stocks', 'none'],
  },
  supplier: { resource: 'suppliers', filter: ['filter'], is: ['supplier'] },
};
