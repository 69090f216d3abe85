/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { SchemaConfig } from '@admin/gql/runtime';

export const schema = {
  description: 'Мастерская',
  typePolicies: {},
  possibleTypes: {},
  scalars: { DateTime: 'instant', Decimal: 'decimal' },
  scalarFields: {},
  rootFieldsByType: {},
} as const satisfies SchemaConfig;
