/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  addresses: {
    resource: 'addresses',
    filter: ['filter'],
    every: ['addresses', 'every'],
    some: ['addresses', 'some'],
    none: ['addresses', 'none'],
  },
  orders: {
    resource: 'orders',
    filter: ['filter'],
    every: ['orders', 'every'],
    some: ['orders', 'some'],
    none: ['orders', 'none'],
  },
  reviews: {
    resource: 'reviews',
    filter: ['filter'],
    every: ['reviews', 'every'],
    some: ['reviews', 'some'],
    none: ['reviews', 'none'],
  },
};
