import { InMemoryCache } from '@apollo/client/cache';

import { addCacheRules } from './cache-rules.ts';
import type { CustomScalar, SchemaConfig } from './schema-config.ts';

/**
 * Creates a cache with the schema's identities, lists and exact scalars. Rules that only one
 * resource needs are added with the resource, see `addCacheRules`. An object is identified by its
 * type name plus `id` or `_id`, unless the schema names other key fields.
 */
export function createAdminCache(schema: Partial<SchemaConfig> = {}): InMemoryCache {
  const converted = Object.entries(schema.scalars ?? {}).flatMap(
    ([name, kind]): readonly (readonly [string, CustomScalar])[] =>
      typeof kind === 'object'
        ? [[name, kind]]
        : kind === 'decimal' || kind === 'bigint'
          ? [[name, asText]]
          : [],
  );
  // Apollo's types require scalars to be declared to the compiler; here their names are data.
  const config: Readonly<Record<string, unknown>> =
    converted.length > 0
      ? { scalars: Object.fromEntries(converted), inputObjects: schema.inputObjects }
      : {};
  const cache = new InMemoryCache(config);
  addCacheRules(cache, schema);
  return cache;
}

const unchanged = (value: unknown) => value;

/**
 * Scalar whose values are text in the cache and in records, although servers send exact numbers as
 * text or as JSON numbers. A plain object, because Apollo's class `Scalar` would add to the
 * bundle.
 */
const asText: CustomScalar = {
  parse: String,
  coerceToParsed: String,
  serialize: unchanged,
  coerceToSerialized: unchanged,
  is: (value): value is unknown => typeof value === 'string',
};
