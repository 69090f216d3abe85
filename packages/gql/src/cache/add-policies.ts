import type { InMemoryCache, TypePolicies } from '@apollo/client/cache';

import type { CacheRules, SchemaConfig } from './schema-config.ts';

/**
 * Interface of Apollo Client's cache for dynamic names: Apollo's types require declared scalars and
 * mutable lists.
 */
interface PlainCache {
  getScalar(name: string): unknown;
  readonly policies: {
    addTypePolicies(policies: TypePolicies): void;
    addPossibleTypes(types: SchemaConfig['possibleTypes']): void;
  };
}

/** Adds identities, merging, abstract types and exact scalars as policies of Apollo Client. */
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
