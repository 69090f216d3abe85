import type { FieldKind } from '../model.ts';
import type { Context } from './context.ts';

const builtIn: Readonly<Record<string, FieldKind>> = { ID: 'id', String: 'string', Int: 'integer', Float: 'float', Boolean: 'boolean' };

/** Kind of the values of a scalar. */
export function leafKind(scalar: string, context: Context): FieldKind {
  return context.model.scalars[scalar] ?? builtIn[scalar] ?? 'json';
}
