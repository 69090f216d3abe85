import type { InMemoryCache, TypePolicies } from '@apollo/client/cache';

import type { CacheRules, SchemaConfig } from './schema-config.ts';

/**
 * Apollo Client's cache for names that are data: it takes scalars that the compiler knows, and
 * lists that it could change but only reads.
 */
interface PlainCache {
  getScalar(name: string): unknown;
  readonly policies: {
    addTypePolicies(policies: TypePolicies): void;
    addPossibleTypes(types: SchemaConfig['possibleTypes']): void;
  };
}

/** Identity, merging, abstract types and exact scalars, as Apollo Client's policies. */
export function addPolicies(
  cache: InMemoryCache,
  { typePolicies = {}, possibleTypes = {}, scalarFields = {} }: CacheRules,
): void {
  const plain: PlainCache = cache;
  plain.policies.addTypePolicies(typePolicies);
  plain.policies.addPossibleTypes(possibleTypes);
  for (const [type, fields] of Object.entries(scalarFields)) {
    for (const [field, scalar] of Object.entries(fields)) {
      const policy: Readonly<Record<string, string>> = { scalar };
      if (plain.getScalar(scalar.replace(/[[\]]/g, '')))
        plain.policies.addTypePolicies({ [type]: { fields: { [field]: policy } } });
    }
  }
}
