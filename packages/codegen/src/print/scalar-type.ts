import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

import type { FieldKind } from '../model.ts';

/** TypeScript types that `@admin/gql` declares for scalars that JavaScript has no exact type for. */
const brands: { readonly [kind in FieldKind]?: string } = {
  decimal: 'Decimal',
  bigint: 'BigInteger',
  date: 'LocalDate',
  time: 'LocalTime',
  localDateTime: 'LocalDateTime',
  instant: 'Instant',
};

const builtIn: Readonly<Record<string, string>> = { ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' };

const plain: { readonly [kind in FieldKind]?: string } = {
  string: 'string', text: 'string', url: 'string', email: 'string', uuid: 'string', id: 'string', binary: 'string', enum: 'string',
  integer: 'number', float: 'number', boolean: 'boolean',
};

/** What the values of a scalar are in TypeScript; `unknown` where the model does not say. */
export function scalarType(scalar: string, scalars: Readonly<Record<string, FieldKind>>): string {
  const kind = scalars[scalar];
  return builtIn[scalar] ?? (kind === undefined ? undefined : (brands[kind] ?? plain[kind])) ?? 'unknown';
}

export const isBrand = (type: string): boolean => Object.values(brands).includes(type);

/** The same for GraphQL Code Generator: `{ BigFloat: '../../scalars.ts#Decimal' }`. */
export function importedScalars(schema: GraphQLSchema, scalars: Readonly<Record<string, FieldKind>>, from: string): Record<string, string> {
  const custom = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  const types = custom.map(({ name }) => [name, scalarType(name, scalars)] as const);
  return Object.fromEntries([...types.map(([name, type]) => [name, isBrand(type) ? `${from}#${type}` : type] as const), ['ID', 'string']]);
}
