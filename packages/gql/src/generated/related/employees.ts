/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  deliveriesByCourierId: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveriesByCourierId', 'every'],
    some: ['deliveriesByCourierId', 'some'],
    none: ['deliveriesByCourierId', 'none'],
  },
  employeesByManagerId: {
    resource: 'employees',
    filter: ['filter'],
    every: ['employeesByManagerId', 'every'],
    some: ['employeesByManagerId', 'some'],
    none: ['employeesByManagerId', 'none'],
  },
  manager: { resource: 'employees', filter: ['filter'], is: ['manager'] },
  ordersByManagerId: {
    resource: 'orders',
    filter: ['filter'],
    every: ['ordersByManagerId', 'every'],
    some: ['ordersByManagerId', 'some'],
    none: ['ordersByManagerId', 'none'],
  },
  warehouse: { resource: 'warehouses', filter: ['filter'], is: ['warehouse'] },
};
