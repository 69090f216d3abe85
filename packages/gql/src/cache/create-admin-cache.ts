import { InMemoryCache, type Scalar } from '@apollo/client/cache';

import { addCacheRules } from './cache-rules.ts';
import type { ScalarKind, SchemaConfig } from './schema-config.ts';

/**
 * A cache that knows the schema's identities, lists and exact scalars; what only one resource needs is added with it, see `addCacheRules`. An
 * object is identified by its type name plus `id` or `_id`, unless the schema names other key fields.
 */
export function createAdminCache(schema: Partial<SchemaConfig> = {}): InMemoryCache {
  const scalars = exactScalars(schema.scalars);
  // Apollo takes scalars that an application has declared to the compiler by name; here the names are data.
  const config: Readonly<Record<string, unknown>> = Object.keys(scalars).length > 0 ? { scalars, inputObjects: schema.inputObjects } : {};
  const cache = new InMemoryCache(config);
  addCacheRules(cache, schema);
  return cache;
}

/** Apollo's `Scalar` as data: its class would take more bytes than what it does. */
type ExactScalar = Pick<Scalar<string | number, string>, keyof Scalar<string | number, string>>;

const same = (value: string | number) => value;

/** Servers write them as text or as a JSON number; in the cache and in records they are text. */
const asText: ExactScalar = {
  parse: String,
  coerceToParsed: String,
  serialize: same,
  coerceToSerialized: same,
  is: (value) => typeof value === 'string',
};

function exactScalars(kinds: Readonly<Record<string, ScalarKind>> = {}): Readonly<Record<string, ExactScalar>> {
  return Object.fromEntries(Object.entries(kinds).flatMap(([name, kind]) => (kind === 'decimal' || kind === 'bigint' ? [[name, asText]] : [])));
}
