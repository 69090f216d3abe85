import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { isReference } from '@apollo/client/utilities';
import type { DocumentNode, FieldNode } from 'graphql';

import { isObject } from '../errors/narrow.ts';
import {
  fieldsIn,
  rootFields,
  storedName,
  type SentQuery,
  type ShownField,
} from './root-fields.ts';

/**
 * Path of a stale field. `['orders']`: a root field. `['viewer', 'orders']`: a field below a root
 * field that is not stale itself.
 */
export type Path = readonly string[];

/** Fields at the end of the path in the queries, also in fragments. */
export function fieldsAt(queries: Iterable<SentQuery>, path: Path): readonly ShownField[] {
  return [...queries].flatMap(({ query, variables }) =>
    descend(query, rootFields(query), path).map((field) => ({ field, variables })),
  );
}

function descend(
  document: DocumentNode,
  fields: readonly FieldNode[],
  [name, ...innerPath]: Path,
): readonly FieldNode[] {
  const matchingFields = fields.filter((field) => field.name.value === name);
  return innerPath.length === 0
    ? matchingFields
    : matchingFields.flatMap((field) =>
        descend(document, fieldsIn(document, field.selectionSet?.selections), innerPath),
      );
}

/**
 * Removes the data at the end of a path from the cache, wherever the objects on the path are
 * stored: as separate records or nested. Data on the screen stays until its fresh result arrives,
 * and so do the siblings of the field.
 */
export function forgetAt(cache: ApolloCache, path: Path, shown: readonly ShownField[]): void {
  if (!(cache instanceof InMemoryCache)) return;
  /**
   * Value of a field without the removed data; `undefined` where nothing remains. Records on the
   * path are collected for later.
   */
  const remainingValue = (
    stored: string,
    value: unknown,
    typename: unknown,
    [name, ...deeper]: Path,
    records: Map<string, Path>,
  ): unknown => {
    if (fieldOf(stored) !== name) return value;
    if (deeper.length > 0) return without(value, deeper, records);
    return shown.some((shownField) => storedName(cache, String(typename), shownField) === stored)
      ? value
      : undefined;
  };
  const without = (value: unknown, path: Path, records: Map<string, Path>): unknown => {
    if (Array.isArray(value)) return value.map((entry) => without(entry, path, records));
    if (isReference(value)) records.set(cache.identify(value) ?? '', path);
    else if (isObject(value)) {
      const fields = Object.entries(value).map(
        ([stored, inner]) =>
          [stored, remainingValue(stored, inner, value['__typename'], path, records)] as const,
      );
      return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    }
    return value;
  };
  const forgetIn = (id: string, path: Path) => {
    const records = new Map<string, Path>();
    cache.modify<Record<string, unknown>>({
      id,
      fields: (value, { storeFieldName, readField, DELETE }) => {
        const remaining = remainingValue(
          storeFieldName,
          value,
          readField('__typename', { __ref: id }),
          path,
          records,
        );
        return remaining === undefined ? DELETE : remaining;
      },
    });
    for (const [record, further] of records) forgetIn(record, further);
  };
  forgetIn('ROOT_QUERY', path);
}

/** Name of a stored field: `orders` for `orders({"page":0})`. */
function fieldOf(stored: string): string {
  return /^\w+/.exec(stored)?.[0] ?? stored;
}
