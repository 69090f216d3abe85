import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type NameNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';

interface PersistedMeta {
  readonly __meta__: { readonly hash: string };
}

/** Fields by name; those of an object nested: `{ viewer: { id: true } }`. */
export interface Selection {
  readonly [field: string]: true | Selection;
}

/**
 * Document built from data, for the few handwritten ones, so that no parser is bundled. `input` is
 * the type of the single argument, which the field `taker` takes; without `taker` each field of a
 * mutation takes it. `hash` is that of the document in `session.graphql`.
 */
export function sessionDocument<TData, TVariables>(
  operation: 'query' | 'mutation',
  name: string,
  hash: string,
  selection: Selection,
  input?: string,
  taker?: string,
): TypedDocumentNode<TData, TVariables> {
  const type: TypeNode | undefined =
    input === undefined
      ? undefined
      : { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: named(input) } };
  const document: DocumentNode & PersistedMeta = {
    kind: Kind.DOCUMENT,
    __meta__: { hash },
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: operation === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION,
        name: named(name),
        ...(type && {
          variableDefinitions: [
            {
              kind: Kind.VARIABLE_DEFINITION,
              variable: { kind: Kind.VARIABLE, name: named('input') },
              type,
            },
          ],
        }),
        selectionSet: selectionSet(selection, type !== undefined && (taker ?? true)),
      },
    ],
  };
  return document;
}

/** @param taker name of the field that takes the input; `true`: each of them */
function selectionSet(selection: Selection, taker: string | boolean): SelectionSetNode {
  return {
    kind: Kind.SELECTION_SET,
    selections: Object.entries(selection).map(([name, inner]): FieldNode => ({
      kind: Kind.FIELD,
      name: named(name),
      ...((taker === true || taker === name) && {
        arguments: [
          {
            kind: Kind.ARGUMENT,
            name: named('input'),
            value: { kind: Kind.VARIABLE, name: named('input') },
          },
        ],
      }),
      ...(inner !== true && { selectionSet: selectionSet(inner, taker !== true && taker) }),
    })),
  };
}

function named(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
