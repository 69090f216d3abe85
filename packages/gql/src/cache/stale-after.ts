import type { ApolloCache } from '@apollo/client';
import type { DocumentNode, FieldNode } from 'graphql';

import { ownValue } from '../own-value.ts';
import { rulesOf } from './cache-rules.ts';
import type { CacheRules } from './schema-config.ts';
import { fieldsIn, rootFields } from './root-fields.ts';
import type { Path } from './stale-paths.ts';

/** Data that a write made stale: paths of query fields, or everything that the server has answered. */
export interface Stale {
  readonly paths: readonly Path[];
  readonly isAll: boolean;
}

/**
 * Data that a mutation makes stale, by the rules of the cache: the types that it writes, and the
 * query fields that contain them or depend on them. A mutation or a type without a rule may have
 * changed anything.
 *
 * @param types replaces the types that the rules name
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

/** Data that is stale after records of these types have changed. */
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

/** Key of the rules for fields with unknown dependencies. */
const anyType = '*';

/**
 * Types that the fields of a mutation write. A field without a rule is returned by its path, for
 * which no query field is known.
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
