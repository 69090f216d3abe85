/** Documents that generated modules build when they are loaded, without a parser. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

type Argument =
  | string
  | number
  | boolean
  | null
  | Literal
  | readonly Argument[]
  | { readonly [name: string]: Argument };
type Selection = string | Field;
export type Selections = readonly Selection[];
interface Field {
  readonly kind: 'Field' | 'InlineFragment';
  readonly name?: { readonly value: string };
  readonly alias?: { readonly value: string } | undefined;
}

/** A GraphQL value that has no JavaScript literal of its own: an enum value or a variable. */
class Literal {
  readonly kind: string;
  readonly value: string;
  constructor(kind: string, value: string) {
    this.kind = kind;
    this.value = value;
  }
}

const name = (value: string) => ({ kind: 'Name', value });
const selectionSet = (selections: Selections) => ({
  kind: 'SelectionSet',
  selections: selections.map((selection) =>
    typeof selection === 'string' ? field(selection) : selection,
  ),
});

/** Response name of a selection: `sum` of `'sum:total'`. */
export function responseName(selection: Selection): string {
  const { alias, name: fieldName } = typeof selection === 'string' ? field(selection) : selection;
  return (alias ?? fieldName)?.value ?? '';
}

export const variable = (named: string) => new Literal('Variable', named);
export const enumLiteral = (value: string) => new Literal('EnumValue', value);

/** `alias:name(args) { selections }` */
export function field(
  named: string,
  selections?: Selections,
  args: Readonly<Record<string, Argument>> = {},
): Field {
  const [alias, fieldName] = named.split(':');
  return {
    kind: 'Field',
    name: name(fieldName ?? named),
    alias: fieldName ? name(alias ?? fieldName) : undefined,
    arguments: Object.entries(args).map(([key, value]) => ({
      kind: 'Argument',
      name: name(key),
      value: literal(value),
    })),
    directives: [],
    selectionSet: selections && selectionSet(selections),
  } as Field;
}

/** `field(name: $name, …)`: each argument has the variable of its name. */
export const rootField = (
  named: string,
  variables: readonly string[],
  selections?: Selections,
): Field =>
  field(named, selections, Object.fromEntries(variables.map((each) => [each, variable(each)])));

/** Selections of a record and its ancestors; the last ancestor only has its key. */
export const ancestors = (
  above: string,
  named: Selections,
  key: readonly string[],
  levels: number,
): Selections =>
  levels === 0 ? key : [...named, field(above, ancestors(above, named, key, levels - 1))];

/** `... on Type { selections }` */
export const on = (type: string | undefined, selections: Selections): Field =>
  ({
    kind: 'InlineFragment',
    typeCondition: type && { kind: 'NamedType', name: name(type) },
    directives: [],
    selectionSet: selectionSet(selections),
  }) as Field;

/** `selection @directive(if: …)` */
export const includeIf = (
  condition: Argument,
  selection: Selection,
  directive = 'include',
): Field => {
  const node = typeof selection === 'string' ? field(selection) : selection;
  const value = literal(typeof condition === 'string' ? variable(condition) : condition);
  const argument = { kind: 'Argument', name: name('if'), value };
  const directives =
    'directives' in node && Array.isArray(node.directives) ? (node.directives as unknown[]) : [];
  return {
    ...node,
    directives: [
      ...directives,
      { kind: 'Directive', name: name(directive), arguments: [argument] },
    ],
  } as Field;
};

function literal(value: Argument): object {
  if (value instanceof Literal)
    return value.kind === 'Variable'
      ? { kind: value.kind, name: name(value.value) }
      : { kind: value.kind, value: value.value };
  if (value === null) return { kind: 'NullValue' };
  if (typeof value === 'string') return { kind: 'StringValue', value };
  if (typeof value === 'boolean') return { kind: 'BooleanValue', value };
  if (typeof value === 'number')
    return { kind: Number.isInteger(value) ? 'IntValue' : 'FloatValue', value: String(value) };
  if (isArray(value)) return { kind: 'ListValue', values: value.map(literal) };
  return {
    kind: 'ObjectValue',
    fields: Object.entries(value).map(([key, item]) => ({
      kind: 'ObjectField',
      name: name(key),
      value: literal(item),
    })),
  };
}

const isArray = (value: Argument): value is readonly Argument[] => Array.isArray(value);

function typeNode(type: string): object {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeNode(type.slice(0, -1)) };
  if (type.startsWith('[')) return { kind: 'ListType', type: typeNode(type.slice(1, -1)) };
  return { kind: 'NamedType', name: name(type) };
}

/** Hexadecimal SHA-256 of a Base64 one. */
const hexadecimal = (base64: string): string =>
  Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/**
 * `hash`: SHA-256 of the document in Base64, which replaces it where only persisted documents are
 * sent.
 */
const operation =
  (kind: string) =>
  <TData, TVariables>(
    named: string,
    variables: Readonly<Record<string, string>>,
    selections: Selections,
    hash: string,
  ): TypedDocumentNode<TData, TVariables> => {
    const definition = {
      kind: 'OperationDefinition',
      operation: kind,
      name: name(named),
      directives: [],
      variableDefinitions: Object.entries(variables).map(([key, type]) => ({
        kind: 'VariableDefinition',
        variable: { kind: 'Variable', name: name(key) },
        type: typeNode(type),
        directives: [],
      })),
      selectionSet: selectionSet(selections),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The generator validated the document; `graphql` wants its enum `Kind` in the types.
    return {
      kind: 'Document',
      definitions: [definition],
      __meta__: { hash: hexadecimal(hash) },
    } as unknown as DocumentNode;
  };

export const query = operation('query');
export const mutation = operation('mutation');

/**
 * Drops the operation types of a descriptor after they were checked, because screens accept
 * descriptors of any operation.
 */
export const descriptor = <T extends { readonly document: DocumentNode }>({
  document,
  ...descriptor
}: T): Omit<T, 'document'> & { readonly document: DocumentNode } => ({
  ...descriptor,
  document,
});
