/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { SchemaConfig } from '@admin/gql/runtime';

export const schema: SchemaConfig = {
  scalars: { Decimal: 'decimal' },
  scalarFields: { Order: { total: 'Decimal' } },
  rootFieldsByType: { Order: ['order', 'orders'] },
};
