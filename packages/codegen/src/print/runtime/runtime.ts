/**
 * What generated resources share at run time: documents without a parser, and values on their way between screens and operations.
 * Printed beside them, so that generated code depends on nothing written by hand.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';

// Documents

type Argument = string | number | boolean | null | Literal | readonly Argument[] | { readonly [name: string]: Argument };
type Selection = string | Field;
interface Field {
  readonly kind: 'Field' | 'InlineFragment';
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
const selectionSet = (selections: readonly Selection[]) => ({
  kind: 'SelectionSet',
  selections: selections.map((selection) => (typeof selection === 'string' ? field(selection) : selection)),
});

export const $ = (variable: string) => new Literal('Variable', variable);
export const $enum = (value: string) => new Literal('EnumValue', value);

/** `alias:name(args) { selections }` */
export function field(named: string, selections?: readonly Selection[], args: Readonly<Record<string, Argument>> = {}): Field {
  const [alias, own] = named.split(':');
  return {
    kind: 'Field',
    name: name(own ?? named),
    alias: own ? name(alias ?? own) : undefined,
    arguments: Object.entries(args).map(([key, value]) => ({ kind: 'Argument', name: name(key), value: literal(value) })),
    directives: [],
    selectionSet: selections && selectionSet(selections),
  } as Field;
}

/** `field(name: $name, …)`: each argument takes the variable of its name. */
export const root = (named: string, variables: readonly string[], selections?: readonly Selection[]): Field =>
  field(named, selections, Object.fromEntries(variables.map((variable) => [variable, $(variable)])));

/** `... on Type { selections }` */
export const on = (type: string | undefined, selections: readonly Selection[]): Field =>
  ({
    kind: 'InlineFragment',
    typeCondition: type && { kind: 'NamedType', name: name(type) },
    directives: [],
    selectionSet: selectionSet(selections),
  }) as Field;

/** `selection @directive(if: …)` */
export const when = (condition: Argument, selection: Selection, directive = 'include'): Field => {
  const node = typeof selection === 'string' ? field(selection) : selection;
  const value = literal(typeof condition === 'string' ? $(condition) : condition);
  const argument = { kind: 'Argument', name: name('if'), value };
  const directives = 'directives' in node && Array.isArray(node.directives) ? (node.directives as unknown[]) : [];
  return { ...node, directives: [...directives, { kind: 'Directive', name: name(directive), arguments: [argument] }] } as Field;
};

function literal(value: Argument): object {
  if (value instanceof Literal) return value.kind === 'Variable' ? { kind: value.kind, name: name(value.value) } : { kind: value.kind, value: value.value };
  if (value === null) return { kind: 'NullValue' };
  if (typeof value === 'string') return { kind: 'StringValue', value };
  if (typeof value === 'boolean') return { kind: 'BooleanValue', value };
  if (typeof value === 'number') return { kind: Number.isInteger(value) ? 'IntValue' : 'FloatValue', value: String(value) };
  if (isArray(value)) return { kind: 'ListValue', values: value.map(literal) };
  return { kind: 'ObjectValue', fields: Object.entries(value).map(([key, item]) => ({ kind: 'ObjectField', name: name(key), value: literal(item) })) };
}

const isArray = (value: Argument): value is readonly Argument[] => Array.isArray(value);

function typeNode(type: string): object {
  if (type.endsWith('!')) return { kind: 'NonNullType', type: typeNode(type.slice(0, -1)) };
  if (type.startsWith('[')) return { kind: 'ListType', type: typeNode(type.slice(1, -1)) };
  return { kind: 'NamedType', name: name(type) };
}

/** `hash` stands for the document where only persisted documents are sent. */
const operation =
  (kind: string) =>
  <TData, TVariables>(named: string, variables: Readonly<Record<string, string>>, selections: readonly Selection[], hash: string): TypedDocumentNode<TData, TVariables> => {
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
    return { kind: 'Document', definitions: [definition], __meta__: { hash } } as unknown as DocumentNode;
  };

export const query = operation('query');
export const mutation = operation('mutation');

/** Screens take descriptors of any operation: the types of this one end here, after the descriptor was checked against them. */
export const erased = <T extends { readonly document: DocumentNode }>({ document, ...descriptor }: T): Omit<T, 'document'> & { readonly document: DocumentNode } => ({
  ...descriptor,
  document,
});

// Values in results

/** The items that are there: a server may answer null for one that it cannot read. */
export const present = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T & {} => item != null);

/** A value of one of several types, if it is of this one. */
export const ofType = <T extends { readonly __typename: string }, N extends T['__typename']>(value: T | null | undefined, type: N): Extract<T, { readonly __typename: N }> | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The line compares what the compiler cannot narrow a type parameter by.
  value?.['__typename'] === type ? (value as Extract<T, { readonly __typename: N }>) : null;

const filled = (part: unknown): boolean => part != null && part !== '';

/** Texts of a label, joined by spaces, without those that are empty. */
export const joined = (...parts: readonly unknown[]): string => parts.filter(filled).join(' ');

/** The same, by commas. */
export const listed = (...parts: readonly unknown[]): string => parts.filter(filled).join(', ');

/** A date or an amount in words, where there is somebody who knows the language. */
export const said = <K extends string>(say: ((value: unknown, kind: K) => string) | undefined, value: unknown, kind: K): unknown =>
  value != null && say ? say(value, kind) : value;

// Values from forms, filters and addresses. Their kind is that of the descriptor, which the screen has kept.

export type Convert<T> = (value: unknown) => T;

/** Strings, and scalars that travel as strings, whatever their brand. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- A brand exists for the compiler only.
export const text = <T extends string = string>(value: unknown): T => String(value) as T;

export function number(value: unknown): number {
  const result = typeof value === 'number' ? value : Number(text(value).trim() || NaN);
  if (!Number.isFinite(result)) throw new RangeError(`Not a number: ${text(value)}`);
  return result;
}

/** Exact text where the server takes a number: one that reads back as the same digits. */
export function exactNumber(value: unknown): number {
  const result = number(value);
  const [digits, sent] = [text(value).trim(), result.toString()].map((written) => written.replace(/^[-+]?0*(?=\d)/, '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
  if (typeof value !== 'number' && !/e/i.test(text(value) + String(result)) && digits !== sent) throw new RangeError(`More digits than the server takes: ${text(value)}`);
  return result;
}

/** `Int` of GraphQL where a record is named by it: no record has another number, and a server would refuse the text of one. */
export function whole(value: unknown): number {
  const result = /^-?\d+$/.test(text(value).trim()) ? number(value) : NaN;
  if (result !== (result | 0)) throw new RangeError(`Not a whole number: ${text(value)}`);
  return result;
}

export const flag = (value: unknown): boolean => value === true || value === 'true';

/** Value of a scalar whose shape the schema does not tell. */
export const raw = (value: unknown): unknown => value;

export function oneOf<T extends string>(values: readonly { readonly value: T }[]): Convert<T> {
  return (value) => {
    const found = values.find((candidate) => candidate.value === value);
    if (!found) throw new RangeError(`None of the values of this field: ${text(value)}`);
    return found.value;
  };
}

export const listOf =
  <T>(convert: Convert<T>): Convert<T[]> =>
  (value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map(convert);

/** Text of a filter between the wildcards of a pattern, its own wildcards taken literally. */
export const like = (value: unknown): string => text(value).replace(/[\\%_]/g, '\\$&');

type Values = Readonly<Record<string, unknown>>;

/** Value of a key field. An operation that names its record by a key never runs without one. */
export function keyed<T>(key: Values, name: string, convert: Convert<T>): T {
  const value = key[name];
  if (value == null || value === '') throw new RangeError(`The key of the record has no ${name}.`);
  return convert(value);
}

type Path = readonly string[];

/** Value that an operation needs of the record beside its key. */
export function held<T>(record: unknown, path: Path, convert: Convert<T>): T {
  const value = heldIfAny(record, path, convert);
  if (value === undefined) throw new RangeError(`The record has no ${path.join('.')}.`);
  return value;
}

export function heldIfAny<T>(record: unknown, path: Path, convert: Convert<T>): T | undefined {
  const value = path.reduce<unknown>((whole, name) => (isValues(whole) ? whole[name] : undefined), record);
  return value == null ? undefined : convert(value);
}

/** Absent stays absent, null stays null. */
export function given<T>(values: Values, name: string, convert: Convert<T>): T | null | undefined {
  const value = values[name];
  return value === null || value === undefined ? value : convert(value);
}

/** Absent stays absent; the place takes no null, so null leaves its default. */
export const defaulted = <T>(values: Values, name: string, convert: Convert<T>): T | undefined => given(values, name, convert) ?? undefined;

/** The place takes neither absence nor null. */
export function needed<T>(values: Values, name: string, convert: Convert<T>): T {
  const value = given(values, name, convert);
  if (value == null) throw new RangeError(`A value for ${name} is needed.`);
  return value;
}

/** Values of a nested form. */
export const nested =
  <T>(convert: (values: Values) => T): Convert<T> =>
  (value) =>
    convert(isValues(value) ? value : {});

/** `undefined` instead of an object without parts: servers refuse it, or take it for a filter that everything passes. */
export const compact = <T extends object>(value: T | undefined): T | undefined =>
  value && Object.values(value).some((part) => part !== undefined) ? value : undefined;

// Filters

export type Operator = 'eq' | 'ne' | 'in' | 'notIn' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'startsWith' | 'endsWith' | 'isNull';
export type Operators<T> = { readonly [operator in Operator]?: Convert<T> };
export type Filters<T> = Readonly<Record<string, Operators<T>>>;
export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

/** Operators of an input object, under its key in the filter. */
export const under = <K extends string, T>(key: K, operators: Operators<T>): Operators<{ readonly [name in K]: T }> =>
  Object.fromEntries(
    Object.entries(operators).map(([operator, convert]) => [operator, (value: unknown) => ({ [key]: convert(value) })]),
  ) as Operators<{ readonly [name in K]: T }>;

/** What the server is asked for each condition. An unknown one throws: left out, it would show records that were not asked for. */
export const conditions = <T>(filters: Filters<T>, asked: readonly Condition[]): T[] =>
  asked.map(({ field, operator, value }) => {
    const convert = filters[field]?.[operator];
    if (!convert) throw new RangeError(`No filter ${field} ${operator}.`);
    return convert(value);
  });

/** Those that are no condition of the filter, because the list has places of their own for them. */
export const besides = (asked: readonly Condition[], fields: readonly string[]): readonly Condition[] => asked.filter(({ field }) => !fields.includes(field));

/** Value of a condition that the list cannot do without. */
export function wanted<T>(request: { readonly filters: readonly Condition[] }, field: string, convert: Convert<T>): T {
  const value = request.filters.find((condition) => condition.field === field)?.value;
  if (value == null || value === '') throw new RangeError(`The list has to be asked with ${field}.`);
  return convert(value);
}

/** All of them, by the key that the filter has for that: a list, or a nested filter. */
export function all<T extends object>(parts: readonly T[], and: (parts: T[]) => T): T | undefined {
  return parts.length > 1 ? and([...parts]) : parts[0];
}

/** All of them in one object, for filters that cannot be combined. Of two that claim the same place the later holds. */
export function merged<T extends object>(parts: readonly T[]): T | undefined {
  return parts.length > 0 ? parts.reduce((whole, part) => merge(whole, part)) : undefined;
}

function merge<T extends object>(whole: T, part: T): T {
  const result = { ...whole, ...part };
  for (const key in result) {
    const [before, after] = [whole[key], part[key]];
    if (isValues(before) && isValues(after)) result[key] = merge(before, after);
  }
  return result;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

// Order and pages

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** What stands for each field in ascending and in descending order; absent where the server has only one of them. */
export type Sorts<T> = Readonly<Record<string, readonly [ascending: T | null, descending: T | null]>>;

/**
 * What the server is asked for the order; `undefined` leaves it to the server. The key of the records ends it, in the direction of what
 * comes before, so that pages of equal values do not overlap.
 */
export function sorted<T>(sorts: Sorts<T>, asked: readonly SortKey[], fallback: readonly SortKey[], key: readonly string[]): T[] | undefined {
  const known = asked.filter(({ field }) => Object.hasOwn(sorts, field));
  const order = known.length > 0 ? known : fallback;
  const descending = order.at(-1)?.descending ?? false;
  const ends = key.filter((field) => !order.some((other) => other.field === field)).map((field) => ({ field, descending }));
  const result = present([...order, ...ends].map(({ field, descending: down }) => sorts[field]?.[down ? 1 : 0] ?? sorts[field]?.find((value) => value != null)));
  return result.length > 0 ? result : undefined;
}

/** The keys of an order in one object, each below the one before it. */
export const chained = <T>(keys: readonly T[] | undefined, link: (first: T, rest: T) => T): T | undefined =>
  keys && keys.length > 0 ? keys.reduceRight((rest, first) => link(first, rest)) : undefined;

interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly before?: string;
}

/** Whether there is more, told by one record more than the page holds. */
export const pageOf = (found: number, request: PageRequest, start = 0) => ({
  hasNextPage: found - start > request.pageSize,
  hasPreviousPage: request.page > 0,
});

/** A cursor that is a number or of a scalar that the schema does not tell the shape of, as text for the next request. */
export const cursorText = (value: unknown): string | null => (value == null ? null : text(value));

/** The record with its nested lists made plain, if there is one. */
export const mapped = <T, R>(record: T | null | undefined, convert: (record: T) => R): R | null => (record == null ? null : convert(record));

/** A number that was counted no further than one beyond `most`. */
export const bounded = (count: number, most: number) => ({ count: Math.min(count, most), exact: count <= most });
