/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { SchemaConfig } from '@admin/gql/runtime';

export const schema = {
  typePolicies: {},
  possibleTypes: {},
  scalars: { Decimal: 'decimal' },
  scalarFields: { Order: { total: 'Decimal' } },
  rootFieldsByType: { Order: ['order', 'orders'] },
} as const satisfies SchemaConfig;
