import { isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql';

import type { FieldKind, ResourceModel } from '../../model.ts';
import { identifier, type Code } from './code.ts';
import type { Imports } from './imports.ts';
import { imported, type ImportedName } from './library.ts';
import { typeHere } from './own-scalars.ts';

/** TypeScript types that `@admin/gql` declares for scalars that JavaScript has no exact type for. */
const brands = {
  decimal: 'Decimal',
  bigint: 'BigInteger',
  date: 'LocalDate',
  time: 'LocalTime',
  localDateTime: 'LocalDateTime',
  instant: 'Instant',
} as const satisfies { readonly [kind in FieldKind]?: ImportedName };

const builtIn: ReadonlyMap<string, string> = new Map([
  ['ID', 'string'],
  ['String', 'string'],
  ['Int', 'number'],
  ['Float', 'number'],
  ['Boolean', 'boolean'],
]);

const plain: { readonly [kind in FieldKind]?: string } = {
  ...brands,
  string: 'string',
  text: 'string',
  url: 'string',
  email: 'string',
  uuid: 'string',
  id: 'string',
  binary: 'string',
  enum: 'string',
  integer: 'number',
  float: 'number',
  boolean: 'boolean',
};

/** TypeScript type of a scalar's values; `unknown` where the model has no kind for it. */
export function scalarType(scalar: string, scalars: Readonly<Record<string, FieldKind>>): string {
  const kind = Object.hasOwn(scalars, scalar) ? scalars[scalar] : undefined;
  return builtIn.get(scalar) ?? (kind && plain[kind]) ?? 'unknown';
}

/** TypeScript type of a kind's values in records and forms, where that is a primitive or a brand. */
export function kindType(kind: FieldKind): Code {
  const name = plain[kind] ?? 'unknown';
  return brandOf(name) ?? identifier(name);
}

/** The import of a type that is a brand. */
export function brandOf(type: string): Code | undefined {
  const brand = Object.values(brands).find((name) => name === type);
  return brand && imported(brand);
}

/**
 * Scalar types for GraphQL Code Generator: `{ BigFloat: '../../scalars.ts#Decimal' }`. A scalar
 * that is sent in another form has separate input and output types.
 */
export function importedScalars(
  schema: GraphQLSchema,
  { scalars, carriers = {} }: Pick<ResourceModel, 'scalars' | 'carriers'>,
  from: string,
  imports: Imports,
): Record<string, string | { input: string; output: string }> {
  const custom = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  const types = custom.map(({ name }) => {
    const { number, file, own } =
      (Object.hasOwn(carriers, name) ? carriers[name] : undefined) ?? {};
    if (own) return [name, typeHere(own.type, imports)] as const;
    const type = scalarType(name, scalars);
    const output = brandOf(type) ? `${from}#${type}` : type;
    return [
      name,
      number ? { input: 'number', output } : file ? { input: 'Blob', output } : output,
    ] as const;
  });
  return Object.fromEntries([...types, ['ID', 'string']]);
}
