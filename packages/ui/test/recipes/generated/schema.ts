/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { SchemaConfig } from '@admin/gql/runtime';

export const schema: SchemaConfig = { description: 'Мастерская', scalars: { DateTime: 'instant', Decimal: 'decimal' } };
