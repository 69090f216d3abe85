/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  courier: { resource: 'employees', filter: ['filter'], is: ['courier'] },
  order: { resource: 'orders', filter: ['filter'], is: ['order'] },
  warehouse: { resource: 'warehouses', filter: ['filter'], is: ['warehouse'] },
};
