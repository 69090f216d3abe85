import { isEnumType, type GraphQLNamedType } from 'graphql';

import type { FieldKind } from '../model.ts';

/** TypeScript types that `@admin/gql` declares for scalars that JavaScript has no exact type for. */
export const brands = {
  decimal: 'Decimal',
  bigint: 'BigInteger',
  date: 'LocalDate',
  time: 'LocalTime',
  localDateTime: 'LocalDateTime',
  instant: 'Instant',
} as const satisfies { readonly [kind in FieldKind]?: string };

const builtIn: Readonly<Record<string, string>> = { ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' };

const plain: { readonly [kind in FieldKind]?: string } = {
  string: 'string', text: 'string', url: 'string', email: 'string', uuid: 'string', id: 'string', binary: 'string', enum: 'string',
  integer: 'number', float: 'number', boolean: 'boolean',
};

/** What the values of a scalar are in TypeScript; `unknown` where the model does not say. */
export function scalarType(scalar: string, scalars: Readonly<Record<string, FieldKind>>): string {
  const kind = scalars[scalar];
  return builtIn[scalar] ?? (kind === undefined ? undefined : (brandOf(kind) ?? plain[kind])) ?? 'unknown';
}

export const brandOf = (kind: FieldKind): string | undefined => (kind in brands ? brands[kind as keyof typeof brands] : undefined);

export const isBrand = (type: string): boolean => Object.values<string>(brands).includes(type);

export const enumValues = (type: GraphQLNamedType | null | undefined): readonly string[] => (isEnumType(type) ? type.getValues().map((value) => value.name) : []);
