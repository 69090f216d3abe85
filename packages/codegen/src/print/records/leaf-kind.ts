import type { FieldKind } from '../../model.ts';
import type { Context } from '../context/context.ts';

const builtIn: ReadonlyMap<string, FieldKind> = new Map([
  ['ID', 'id'],
  ['String', 'string'],
  ['Int', 'integer'],
  ['Float', 'float'],
  ['Boolean', 'boolean'],
]);

/** Kind of the values of a scalar. */
export function leafKind(scalar: string, context: Context): FieldKind {
  const { scalars } = context.model;
  return (
    (Object.hasOwn(scalars, scalar) ? scalars[scalar] : undefined) ?? builtIn.get(scalar) ?? 'json'
  );
}
