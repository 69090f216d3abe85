/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  address: { resource: 'addresses', filter: ['filter'], is: ['address'] },
  customer: { resource: 'customers', filter: ['filter'], is: ['customer'] },
  deliveries: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveries', 'every'],
    none: ['deliveries', 'none'],
    some: ['deliveries', 'some'],
  },
  manager: { resource: 'employees', filter: ['filter'], is: ['manager'] },
  orderItems: {
    resource: 'orderItems',
    filter: ['filter'],
    every: ['orderItems', 'every'],
    none: ['orderItems', 'none'],
    some: ['orderItems', 'some'],
  },
  payments: {
    resource: 'payments',
    filter: ['filter'],
    every: ['payments', 'every'],
    none: ['payments', 'none'],
    some: ['payments', 'some'],
  },
  promotion: { resource: 'promotions', filter: ['filter'], is: ['promotion'] },
};
