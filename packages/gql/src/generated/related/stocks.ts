/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  product: { resource: 'products', filter: ['filter'], is: ['product'] },
  warehouse: { resource: 'warehouses', filter: ['filter'], is: ['warehouse'] },
};
