import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, type FieldNode } from 'graphql';

/** Fields that stand in the operation itself. Those in a fragment on the root type are asked for again by Apollo when they are forgotten. */
export function rootFields({ query }: ObservableQuery): readonly FieldNode[] {
  return getMainDefinition(query).selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD);
}

/** Names under which the cache stores what these queries show: `orders({"page":0})`. Another cache than Apollo's own names nothing. */
export function storedFields({ cache }: ApolloClient, shown: Iterable<ObservableQuery>): ReadonlySet<string> {
  return new Set(
    cache instanceof InMemoryCache
      ? [...shown].flatMap((query) =>
          rootFields(query).map((field) => cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables: query.variables })),
        )
      : [],
  );
}
