import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import type { StoreObject } from '@apollo/client/utilities';
import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

import type { SchemaConfig } from './schema-config.ts';

export interface Write extends Pick<SchemaConfig, 'rootFieldsByType'> {
  /** Type of the record that was created, changed or deleted: `Order`. Several for a batch. */
  readonly type: string | readonly string[];
  /** The record that is gone: `{ __typename: 'Order', id: 7 }`. It leaves every list at once. */
  readonly removed?: StoreObject | readonly StoreObject[];
}

/**
 * Makes the cache right after a write: asks the server again for what is on the screen and can hold a record of the type, and forgets the rest,
 * so that it is fetched when it is next looked at. Which query fields those are follows from the schema, not from a list kept by hand.
 *
 * Nothing flickers: what is on the screen stays until its fresh answer is there. Resolves when all of them have arrived or failed; a query that
 * fails says so itself.
 */
export async function refreshAfterWrite(client: ApolloClient, { type, rootFieldsByType, removed = [] }: Write): Promise<void> {
  const { cache } = client;
  const paths = [type].flat().flatMap((name) => rootFieldsByType[name] ?? []);
  const roots = new Set(paths.map((path) => path.split('.')[0]));
  const shown = [...client.getObservableQueries('active')].flatMap((query) => {
    const fields = rootFields(query.query).filter((field) => roots.has(field.name.value));
    return fields.length > 0 && query.options.fetchPolicy !== 'cache-only' ? [{ query, fields }] : [];
  });
  const inUse = new Set(shown.flatMap(({ query, fields }) => fields.map((field) => storeFieldName(cache, query, field))));

  cache.batch({
    update: () => {
      for (const record of [removed].flat()) {
        const id = cache.identify(record);
        if (id !== undefined) cache.evict({ id });
      }
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (value, { fieldName, storeFieldName: stored, DELETE }) => (roots.has(fieldName) && !inUse.has(stored) ? DELETE : value),
      });
    },
  });
  // Refetching takes back what a query is about to be told: the record that is gone first leaves the screen.
  if ([removed].flat().length > 0) await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled(shown.map(({ query }) => query.refetch()));
  cache.gc();
}

function storeFieldName(cache: ApolloClient['cache'], query: ObservableQuery, field: FieldNode): string | undefined {
  // Another cache than Apollo's own names nothing: all that it has of these fields is forgotten.
  return cache instanceof InMemoryCache ? cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables: query.variables }) : undefined;
}

/** Fields that a document selects on the root type, fragments included. */
function rootFields(document: DocumentNode): readonly FieldNode[] {
  const fragments = new Map(document.definitions.flatMap((definition) => (definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [])));
  const fieldsOf = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      return fieldsOf(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value));
    });
  return document.definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? fieldsOf(definition.selectionSet) : []));
}
