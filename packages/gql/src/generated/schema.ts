/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { SchemaConfig } from '../cache/schema-config.ts';

export const schema: SchemaConfig = {
  description: 'Sample shop',
  scalars: {
    BigFloat: 'decimal',
    BigInt: 'bigint',
    Date: 'date',
    Datetime: 'instant',
    JSON: 'json',
    LocalDatetime: 'localDateTime',
    Time: 'time',
  },
};
