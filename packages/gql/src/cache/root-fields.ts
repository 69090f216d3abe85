import type { InMemoryCache } from '@apollo/client/cache';
import { Kind, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql';

/** An active or pending query. */
export interface SentQuery {
  readonly query: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** A field of a query with its variables. */
export interface ShownField {
  readonly field: FieldNode;
  readonly variables: SentQuery['variables'];
}

/** Root fields of an operation, including those of fragments. */
export function rootFields(document: DocumentNode): readonly FieldNode[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? fieldsIn(document, definition.selectionSet.selections)
      : [],
  );
}

/** Selected fields, with fragments expanded. */
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
