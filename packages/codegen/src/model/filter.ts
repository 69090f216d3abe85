import type { Field, FieldKind } from './field.ts';
import type { ArgumentPath } from './path.ts';

export type FilterOperator =
  | 'eq' | 'ne' | 'in' | 'notIn'
  | 'lt' | 'lte' | 'gt' | 'gte'
  | 'contains' | 'startsWith' | 'endsWith'
  | 'isNull';
