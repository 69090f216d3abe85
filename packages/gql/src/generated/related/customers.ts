/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  addresses: {
    resource: 'addresses',
    filter: ['filter'],
    every: ['addresses', 'every'],
    none: ['addresses', 'none'],
    some: ['addresses', 'some'],
  },
  orders: {
    resource: 'orders',
    filter: ['filter'],
    every: ['orders', 'every'],
    none: ['orders', 'none'],
    some: ['orders', 'some'],
  },
  reviews: {
    resource: 'reviews',
    filter: ['filter'],
    every: ['reviews', 'every'],
    none: ['reviews', 'none'],
    some: ['reviews', 'some'],
  },
};
