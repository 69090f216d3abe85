import type { ApolloCache, ObservableQuery } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { isReference } from '@apollo/client/utilities';
import { Kind, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

import { isObject } from '../errors/narrow.ts';

/** `['viewer', 'orders']`: the field that a write made stale, below a root field that is not. */
type Path = readonly string[];

/** A field of a query on the screen that stands at the end of a path. */
interface ShownField {
  readonly field: FieldNode;
  readonly variables: ObservableQuery['variables'];
}

/** Fields of the queries that stand at the end of the path, also in fragments. */
export function fieldsAt(queries: Iterable<ObservableQuery>, path: Path): readonly ShownField[] {
  return [...queries].flatMap(({ query, variables }) =>
    query.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? descend(query, definition.selectionSet.selections, path).map((field) => ({ field, variables })) : [],
    ),
  );
}

function descend(document: DocumentNode, selections: readonly SelectionNode[], [name, ...rest]: Path): readonly FieldNode[] {
  return selections.flatMap((selection): readonly FieldNode[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return descend(document, selection.selectionSet.selections, [name ?? '', ...rest]);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find((definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value);
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? descend(document, fragment.selectionSet.selections, [name ?? '', ...rest]) : [];
    }
    if (selection.name.value !== name) return [];
    return rest.length === 0 ? [selection] : descend(document, selection.selectionSet?.selections ?? [], rest);
  });
}

/**
 * Forgets what is stored at the end of a path, wherever the objects on the way lie: in records of their own or inside another. What is on the screen stays
 * until its fresh answer is there, and so does everything beside it.
 */
export function forgetAt(cache: ApolloCache, path: Path, shown: readonly ShownField[]): void {
  if (!(cache instanceof InMemoryCache)) return;
  const [root = '', ...rest] = path;

  const isInUse = (typename: string | undefined, stored: string) =>
    shown.some(({ field, variables }) => cache.policies.getStoreFieldName({ typename, fieldName: field.name.value, field, variables }) === stored);

  /** The value without the field, where it holds it itself; records that hold it are put by. */
  const without = (value: unknown, [name = '', ...deeper]: Path, records: Map<string, Path>): unknown => {
    if (Array.isArray(value)) return value.map((entry) => without(entry, [name, ...deeper], records));
    if (isReference(value)) {
      records.set(cache.identify(value) ?? '', [name, ...deeper]);
      return value;
    }
    if (!isObject(value)) return value;
    const typename = typeof value['__typename'] === 'string' ? value['__typename'] : undefined;
    return Object.fromEntries(
      Object.entries(value).flatMap(([stored, inner]): [string, unknown][] => {
        if (fieldOf(stored) !== name) return [[stored, inner]];
        if (deeper.length > 0) return [[stored, without(inner, deeper, records)]];
        return isInUse(typename, stored) ? [[stored, inner]] : [];
      }),
    );
  };

  const forgetIn = (id: string, [name = '', ...deeper]: Path) => {
    const records = new Map<string, Path>();
    cache.modify<Record<string, unknown>>({
      id,
      fields: (value, { fieldName, storeFieldName, readField, DELETE }) => {
        if (fieldName !== name) return value;
        if (deeper.length > 0) return without(value, deeper, records);
        const typename = readField<string>('__typename', { __ref: id });
        return isInUse(typename, storeFieldName) ? value : DELETE;
      },
    });
    for (const [record, further] of records) forgetIn(record, further);
  };

  forgetIn('ROOT_QUERY', [root, ...rest]);
}

/** `orders({"page":0})` is of the field `orders`. */
function fieldOf(stored: string): string {
  return /^\w+/.exec(stored)?.[0] ?? stored;
}
