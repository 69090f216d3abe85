import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { isReference } from '@apollo/client/utilities';
import { Kind, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

import { isObject } from '../errors/narrow.ts';

/** `['orders']`: a root field. `['viewer', 'orders']`: the field that a write made stale, below a root field that is not. */
export type Path = readonly string[];

/** A query on the screen, or on its way. */
export interface SentQuery {
  readonly query: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** A field of a query that stands at the end of a path. */
interface ShownField {
  readonly field: FieldNode;
  readonly variables: SentQuery['variables'];
}

/** Fields of the queries that stand at the end of the path, also in fragments. */
export function fieldsAt(queries: Iterable<SentQuery>, path: Path): readonly ShownField[] {
  return [...queries].flatMap(({ query, variables }) => descend(query, rootFields(query), path).map((field) => ({ field, variables })));
}

/** Fields of the operation itself, also in fragments on the root type. */
export function rootFields(document: DocumentNode): readonly FieldNode[] {
  return document.definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? fieldsIn(document, definition.selectionSet.selections) : []));
}

/** The selected fields, with those of fragments in their place. */
export function fieldsIn(document: DocumentNode, selections: readonly SelectionNode[] = []): readonly FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(document, selection.selectionSet.selections);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value ? fieldsIn(document, definition.selectionSet.selections) : [],
    );
  });
}

function descend(document: DocumentNode, fields: readonly FieldNode[], [name, ...rest]: Path): readonly FieldNode[] {
  const found = fields.filter((field) => field.name.value === name);
  return rest.length === 0 ? found : found.flatMap((field) => descend(document, fieldsIn(document, field.selectionSet?.selections), rest));
}

/**
 * Forgets what is stored at the end of a path, wherever the objects on the way lie: in records of their own or inside another. What is on the screen stays
 * until its fresh answer is there, and so does everything beside it.
 */
export function forgetAt(cache: ApolloCache, path: Path, shown: readonly ShownField[]): void {
  if (!(cache instanceof InMemoryCache)) return;
  /** The value of a field without what is forgotten in it; nothing, where that is the whole of it. Records on the way are put by. */
  const kept = (stored: string, value: unknown, typename: unknown, [name, ...deeper]: Path, records: Map<string, Path>): unknown => {
    if (fieldOf(stored) !== name) return value;
    if (deeper.length > 0) return without(value, deeper, records);
    return shown.some((each) => storedName(cache, String(typename), each) === stored) ? value : undefined;
  };
  const without = (value: unknown, path: Path, records: Map<string, Path>): unknown => {
    if (Array.isArray(value)) return value.map((entry) => without(entry, path, records));
    if (isReference(value)) records.set(cache.identify(value) ?? '', path);
    else if (isObject(value)) {
      const fields = Object.entries(value).map(([stored, inner]) => [stored, kept(stored, inner, value['__typename'], path, records)] as const);
      return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
    }
    return value;
  };
  const forgetIn = (id: string, path: Path) => {
    const records = new Map<string, Path>();
    cache.modify<Record<string, unknown>>({
      id,
      fields: (value, { storeFieldName, readField, DELETE }) => {
        const left = kept(storeFieldName, value, readField('__typename', { __ref: id }), path, records);
        return left === undefined ? DELETE : left;
      },
    });
    for (const [record, further] of records) forgetIn(record, further);
  };
  forgetIn('ROOT_QUERY', path);
}

/** What the cache calls a field that is shown: `orders({"page":0})`. */
export function storedName({ policies }: InMemoryCache, typename: string, { field, variables }: ShownField): string {
  return policies.getStoreFieldName({ typename, fieldName: field.name.value, field, variables });
}

/** `orders({"page":0})` is of the field `orders`. */
function fieldOf(stored: string): string {
  return /^\w+/.exec(stored)?.[0] ?? stored;
}
