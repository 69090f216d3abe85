/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  address: { resource: 'addresses', filter: ['filter'], is: ['address'] },
  customer: { resource: 'customers', filter: ['filter'], is: ['customer'] },
  deliveries: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveries', 'every'],
    some: ['deliveries', 'some'],
    none: ['deliveries', 'none'],
  },
  manager: { resource: 'employees', filter: ['filter'], is: ['manager'] },
  orderItems: {
    resource: 'orderItems',
    filter: ['filter'],
    every: ['orderItems', 'every'],
    some: ['orderItems', 'some'],
    none: ['orderItems', 'none'],
  },
  payments: {
    resource: 'payments',
    filter: ['filter'],
    every: ['payments', 'every'],
    some: ['payments', 'some'],
    none: ['payments', 'none'],
  },
  promotion: { resource: 'promotions', filter: ['filter'], is: ['promotion'] },
};
