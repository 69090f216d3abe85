import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/** A query on the screen, with what it selects on the root type. */
export interface ShownQuery {
  readonly query: ObservableQuery;
  readonly fields: readonly FieldNode[];
}

export function shownQueries(client: ApolloClient): readonly ShownQuery[] {
  return [...client.getObservableQueries('active')].map((query) => ({ query, fields: rootFields(query.query) }));
}

/** Names under which the cache stores what these queries show: `orders({"page":0})`. */
export function storedFields({ cache }: ApolloClient, shown: readonly ShownQuery[]): ReadonlySet<string> {
  // Another cache than Apollo's own names nothing.
  if (!(cache instanceof InMemoryCache)) return new Set();
  return new Set(
    shown.flatMap(({ query: { variables }, fields }) =>
      fields.map((field) => cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables })),
    ),
  );
}

/** Fields that stand in the operation itself. Those in a fragment on the root type are asked for again by Apollo when they are forgotten. */
function rootFields({ definitions }: DocumentNode): readonly FieldNode[] {
  return definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD) : []));
}
