/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  deliveriesByCourierId: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveriesByCourierId', 'every'],
    none: ['deliveriesByCourierId', 'none'],
    some: ['deliveriesByCourierId', 'some'],
  },
  employeesByManagerId: {
    resource: 'employees',
    filter: ['filter'],
    every: ['employeesByManagerId', 'every'],
    none: ['employeesByManagerId', 'none'],
    some: ['employeesByManagerId', 'some'],
  },
  manager: { resource: 'employees', filter: ['filter'], is: ['manager'] },
  ordersByManagerId: {
    resource: 'orders',
    filter: ['filter'],
    every: ['ordersByManagerId', 'every'],
    none: ['ordersByManagerId', 'none'],
    some: ['ordersByManagerId', 'some'],
  },
  warehouse: { resource: 'warehouses', filter: ['filter'], is: ['warehouse'] },
};
