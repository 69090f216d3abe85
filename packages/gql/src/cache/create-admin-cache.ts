import { InMemoryCache, Scalar, type InMemoryCacheConfig, type TypePolicies } from '@apollo/client/cache';

import { emptySchemaConfig, type FieldRules, type ScalarKind, type SchemaConfig } from './schema-config.ts';

/**
 * A cache that knows the schema's identities, lists and exact scalars. An object is identified by its type name plus `id` or `_id`, unless the
 * schema names other key fields.
 */
export function createAdminCache(schema: SchemaConfig = emptySchemaConfig): InMemoryCache {
  const scalars = exactScalars(schema.scalars);
  const config = {
    typePolicies: typePolicies(schema, Object.keys(scalars)),
    possibleTypes: mutable(schema.possibleTypes),
    ...(Object.keys(scalars).length > 0 && { scalars, inputObjects: mutable(schema.inputObjects ?? {}) }),
  };
  // Apollo knows the names of scalars from a declaration that an application may merge; here they are data.
  return new InMemoryCache(config as InMemoryCacheConfig);
}

/** Servers write them as text or, losing nothing yet, as a JSON number: in the cache and in records they are text. */
const asText = new Scalar<string | number, string>({
  parse: String,
  serialize: (value) => value,
  is: (value) => typeof value === 'string',
});

function exactScalars(kinds: Readonly<Record<string, ScalarKind>>): Record<string, typeof asText> {
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([, kind]) => kind === 'decimal' || kind === 'bigint')
      .map(([name]) => [name, asText]),
  );
}

function typePolicies(schema: SchemaConfig, exact: readonly string[]): TypePolicies {
  const policies: Record<string, { fields?: Record<string, FieldRules & { scalar?: string }> }> = {};
  for (const [type, { fields, ...rules }] of Object.entries(schema.typePolicies)) policies[type] = { ...rules, ...(fields && { fields: { ...fields } }) };
  for (const [type, fields] of Object.entries(schema.scalarFields)) {
    for (const [field, scalar] of Object.entries(fields)) {
      if (!exact.includes(scalar.replace(/[[\]!]/g, ''))) continue;
      const policy = (policies[type] ??= {});
      policy.fields = { ...policy.fields, [field]: { ...policy.fields?.[field], scalar } };
    }
  }
  return policies as TypePolicies; // read-only arrays where Apollo, which does not write to them, declares mutable ones
}

/** Apollo declares as mutable what it only reads. */
function mutable<T>(value: T): { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] } {
  return value as { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
}
