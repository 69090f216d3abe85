import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

import type { FieldKind, ResourceModel } from '../model.ts';

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

/** The same for GraphQL Code Generator: `{ BigFloat: '../../scalars.ts#Decimal' }`; what is sent in another way has two types. */
export function importedScalars(schema: GraphQLSchema, { scalars, carriers = {} }: Pick<ResourceModel, 'scalars' | 'carriers'>, from: string): Record<string, string | { input: string; output: string }> {
  const custom = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  const types = custom.map(({ name }) => {
    const type = scalarType(name, scalars);
    const output = isBrand(type) ? `${from}#${type}` : type;
    return [name, carriers[name]?.number === true ? { input: 'number', output } : output] as const;
  });
  return Object.fromEntries([...types, ['ID', 'string']]);
}
