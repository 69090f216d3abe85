/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  category: { resource: 'categories', filter: ['filter'], is: ['category'] },
  orderItems: {
    resource: 'orderItems',
    filter: ['filter'],
    every: ['orderItems', 'every'],
    none: ['orderItems', 'none'],
    some: ['orderItems', 'some'],
  },
  promotionProducts: {
    resource: 'promotionProducts',
    filter: ['filter'],
    every: ['promotionProducts', 'every'],
    none: ['promotionProducts', 'none'],
    some: ['promotionProducts', 'some'],
  },
  reviews: {
    resource: 'reviews',
    filter: ['filter'],
    every: ['reviews', 'every'],
    none: ['reviews', 'none'],
    some: ['reviews', 'some'],
  },
  stocks: {
    resource: 'stocks',
    filter: ['filter'],
    every: ['stocks', 'every'],
    none: ['stocks', 'none'],
    some: ['stocks', 'some'],
  },
  supplier: { resource: 'suppliers', filter: ['filter'], is: ['supplier'] },
};
