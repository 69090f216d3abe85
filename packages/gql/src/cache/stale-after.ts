import type { ApolloCache } from '@apollo/client';
import type { DocumentNode, FieldNode } from 'graphql';

import { ownValue } from '../own-value.ts';
import { rulesOf } from './cache-rules.ts';
import type { CacheRules } from './schema-config.ts';
import { fieldsIn, rootFields } from './root-fields.ts';
import type { Path } from './stale-paths.ts';

/** What a write made stale: paths of query fields, or all that the server was ever asked for. */
export interface Stale {
  readonly paths: readonly Path[];
  readonly isAll: boolean;
}

/**
 * What a mutation makes stale, by the rules that the cache knows: which types it writes, and which
 * query fields hold them or depend on them. A mutation, or a type, of which no rule says anything
 * can have changed anything.
 *
 * @param types in place of those that the rules name
 */
export function staleAfter(
  cache: ApolloCache,
  mutation: DocumentNode,
  types?: readonly string[],
): Stale {
  return staleTypes(
    cache,
    types ?? writtenTypes(rulesOf(cache), mutation, rootFields(mutation), ''),
  );
}

/** What is stale once records of these types have changed. */
export function staleTypes(cache: ApolloCache, written: readonly string[]): Stale {
  const rules = rulesOf(cache);
  const pathsOf = (type: string) =>
    rules.flatMap(({ rootFieldsByType }) => ownValue(rootFieldsByType, type) ?? []);
  const isAll = written.some((type) => pathsOf(type).length === 0);
  const concerned = isAll
    ? rules.flatMap(({ rootFieldsByType = {} }) => Object.keys(rootFieldsByType))
    : written.length > 0
      ? [...written, anyType]
      : [];
  return { paths: [...new Set(concerned.flatMap(pathsOf))].map((path) => path.split('.')), isAll };
}

/** Under this name rules hold the fields of which the schema does not say what they depend on. */
const anyType = '*';

/**
 * Types that the fields of a mutation write; one that no rule knows stands for itself, and no query
 * field for it.
 */
function writtenTypes(
  rules: readonly CacheRules[],
  document: DocumentNode,
  fields: readonly FieldNode[],
  parentPath: string,
): readonly string[] {
  return fields.flatMap(({ name, selectionSet }) => {
    if (name.value === '__typename') return [];
    const path = parentPath + name.value;
    const paths = rules.flatMap(({ typesByMutation = {} }) => Object.keys(typesByMutation));
    if (paths.some((candidate) => candidate.startsWith(`${path}.`)))
      return writtenTypes(
        rules,
        document,
        fieldsIn(document, selectionSet?.selections),
        `${path}.`,
      );
    return paths.includes(path)
      ? rules.flatMap(({ typesByMutation }) => ownValue(typesByMutation, path) ?? [])
      : [path];
  });
}
