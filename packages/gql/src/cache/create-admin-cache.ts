import { InMemoryCache, Scalar, type FieldPolicy, type InMemoryCacheConfig } from '@apollo/client/cache';

import { emptySchemaConfig, type ScalarKind, type SchemaConfig } from './schema-config.ts';

/**
 * A cache that knows the schema's identities, lists and exact scalars. An object is identified by its type name plus `id` or `_id`, unless the
 * schema names other key fields.
 */
export function createAdminCache(schema: SchemaConfig = emptySchemaConfig): InMemoryCache {
  const scalars = exactScalars(schema.scalars);
  const config: InMemoryCacheConfig = {
    typePolicies: schema.typePolicies,
    possibleTypes: Object.fromEntries(Object.entries(schema.possibleTypes).map(([type, types]) => [type, [...types]])),
  };
  // Apollo takes scalars that an application has declared to the compiler by name; here the names are data, hence `assign`.
  const cache = new InMemoryCache(Object.keys(scalars).length > 0 ? Object.assign(config, { scalars, inputObjects: schema.inputObjects }) : config);
  for (const [type, fields] of Object.entries(schema.scalarFields)) {
    for (const [field, scalar] of Object.entries(fields)) {
      const policy: FieldPolicy = {};
      if (scalar.replace(/[[\]]/g, '') in scalars) cache.policies.addTypePolicies({ [type]: { fields: { [field]: Object.assign(policy, { scalar }) } } });
    }
  }
  return cache;
}

type ExactScalar = Scalar<string | number, string>;

/** Servers write them as text or as a JSON number; in the cache and in records they are text. */
const asText: ExactScalar = new Scalar<string | number, string>({
  parse: String,
  serialize: (value) => value,
  is: (value) => typeof value === 'string',
});

function exactScalars(kinds: Readonly<Record<string, ScalarKind>>): Readonly<Record<string, ExactScalar>> {
  const exact = Object.keys(kinds).filter((name) => kinds[name] === 'decimal' || kinds[name] === 'bigint');
  return Object.fromEntries(exact.map((name) => [name, asText]));
}
