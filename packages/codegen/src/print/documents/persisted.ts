import { createHash } from 'node:crypto';

import {
  Kind,
  print,
  type DefinitionNode,
  type FieldNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

import { selectionSet } from './ast.ts';

/** A document as it is sent, and the hash that stands for it. */
export interface PersistedDocument {
  /** Name of the operation. */
  readonly name: string;
  /** SHA-256 of the text in UTF-8, hexadecimal. */
  readonly hash: string;
  readonly text: string;
}

/**
 * Text that Apollo Client sends: `__typename` is appended to every selection below the root that
 * lacks it (its `addTypenameToDocument`), and client-only directives are removed.
 */
export function persisted(definitions: readonly DefinitionNode[]): PersistedDocument {
  const text = print({ kind: Kind.DOCUMENT, definitions: definitions.map(asSent) });
  const [operation] = definitions;
  const name = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.name?.value ?? '') : '';
  return { name, hash: createHash('sha256').update(text).digest('hex'), text };
}

/** Directives that Apollo Client takes out before it sends a document. */
const clientDirectives: ReadonlySet<string> = new Set(['connection', 'nonreactive', 'unmask']);

/** The definition as the server is sent it. */
export function asSent(definition: DefinitionNode): DefinitionNode {
  if (definition.kind === Kind.OPERATION_DEFINITION)
    return {
      ...definition,
      selectionSet: selectionSet(definition.selectionSet.selections.map(selectionAsSent)),
    };
  if (definition.kind === Kind.FRAGMENT_DEFINITION)
    return { ...definition, selectionSet: withTypename(definition.selectionSet) };
  return definition;
}

function selectionAsSent(node: SelectionNode): SelectionNode {
  const sent = node.directives?.some(isForClient)
    ? { ...node, directives: node.directives.filter((directive) => !isForClient(directive)) }
    : node;
  return sent.kind === Kind.FRAGMENT_SPREAD || !sent.selectionSet
    ? sent
    : { ...sent, selectionSet: withTypename(sent.selectionSet) };
}

function withTypename({ selections }: SelectionSetNode): SelectionSetNode {
  const sent = selections.map(selectionAsSent);
  return selectionSet(
    sent.some((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'))
      ? sent
      : [...sent, typename],
  );
}

const isForClient = ({ name }: { readonly name: { readonly value: string } }): boolean =>
  clientDirectives.has(name.value);

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Text of a manifest: hash to document, sorted by the names of the operations, so that the diff of
 * a changed document is one line.
 */
export function documentManifest(documents: readonly PersistedDocument[]): string {
  const sorted = documents.toSorted((a, b) => compare(a.name, b.name) || compare(a.hash, b.hash));
  return `${JSON.stringify(Object.fromEntries(sorted.map(({ hash, text }) => [hash, text])), null, 2)}\n`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
