import type { InMemoryCache } from '@apollo/client/cache';
import { Kind, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

/** A query on the screen, or on its way. */
export interface SentQuery {
  readonly query: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** A field of a query. */
export interface ShownField {
  readonly field: FieldNode;
  readonly variables: SentQuery['variables'];
}

/** Fields of the operation itself, also in fragments on the root type. */
export function rootFields(document: DocumentNode): readonly FieldNode[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? fieldsIn(document, definition.selectionSet.selections)
      : [],
  );
}

/** The selected fields, with those of fragments in their place. */
export function fieldsIn(
  document: DocumentNode,
  selections: readonly SelectionNode[] = [],
): readonly FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsIn(document, selection.selectionSet.selections);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value
        ? fieldsIn(document, definition.selectionSet.selections)
        : [],
    );
  });
}

/** Name of a displayed field in the cache: `orders({"page":0})`. */
export function storedName(
  { policies }: InMemoryCache,
  typename: string,
  { field, variables }: ShownField,
): string {
  return policies.getStoreFieldName({
    typename,
    fieldName: field.name.value,
    field,
    ...(variables && { variables }),
  });
}
