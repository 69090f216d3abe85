import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ApolloLink } from '@apollo/client/link';

import { isObject } from '../errors/narrow.ts';
import { exactNumber } from '../exact-number.ts';
import { ownValue } from '../own-value.ts';
import { scalarRules } from '../scalar-rules.ts';

const longNumber = /[\d.]{16}/;
/**
 * A string, whose end is the first group; or a number as a value, with the preceding separator. A
 * multipart boundary has no such separator.
 */
const stringOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*("|\\?)|([:[,]\s*)(-?\d[\d.eE+-]*)?/g;

/**
 * Prefix of a number that was converted to text, until `readNumbers` identifies it. It is
 * invisible, wherever the text may be shown. It is random for each page, so that no stored text can
 * contain it.
 */
export const mark = hidden(crypto.getRandomValues(new Uint32Array(2)));
let hasMarked = false;

/** Bits of the numbers as zero-width characters. */
function hidden(numbers: Uint32Array): string {
  const bits = [...numbers].map((number) => number.toString(2).padStart(32, '0')).join('');
  return bits.replaceAll('0', '\u2063').replaceAll('1', '\u2064');
}

/** Converts each number that JavaScript would round to a text, prefixed with the mark. */
export function quoteLongNumbers(json: string, before = ''): string {
  return longNumber.test(json) ? quotePiece(json, before).join('') : json;
}

/** Converted text, and a remainder that the next chunk may continue. */
export function quotePiece(text: string, prefix = ''): [done: string, rest: string] {
  let rest = '';
  const done = text.replace(
    stringOrNumber,
    (
      token: string,
      end: string | undefined,
      before: string | undefined,
      number: string | undefined,
      at: number,
    ) => {
      if (end !== '"' && at + token.length === text.length) {
        rest = token;
        return '';
      }
      if (number === undefined || !isLong(number)) return token;
      hasMarked ||= prefix !== '';
      return `${before}"${prefix}${number}"`;
    },
  );
  return [done, rest];
}

function isLong(number: string): boolean {
  const value = Number(number);
  if (number.length < 16) return false;
  return /[.e]/i.test(number)
    ? ![String(value), value.toPrecision(17)].some((text) => digits(text) === digits(number))
    : String(value) !== number;
}

function digits(number: string): string {
  return number.replace(/e.*|\D/gi, '').replace(/^0+|0+$/g, '');
}

/** Selected fields of an object by response name; empty for a leaf. */
type Shape = ReadonlyMap<string, SelectedField>;

interface SelectedField {
  readonly name: string;
  readonly shape: Shape;
}

/**
 * Tests whether a field of a type is JSON; `undefined` where the rules of the client do not list
 * it.
 */
type IsJsonField = (type: string, field: string) => boolean | undefined;

/**
 * Restores the marked numbers of a result. A scalar, alone or in a list, is text; a number inside
 * JSON is an `ExactNumber`. The rules of the client (`SchemaConfig.scalarFields`) list the JSON
 * fields. A field that is not listed is JSON where its value contains an object and the document
 * selects nothing below it.
 */
export function readNumbers(
  operation: Pick<ApolloLink.Operation, 'query' | 'operationName'> & { readonly client?: object },
  result: ApolloLink.Result,
): ApolloLink.Result {
  const known = knownOf(operation, result);
  if (!hasMarked) return result;
  const { data, incremental, ...others }: Readonly<Record<string, unknown>> = { ...result };
  const texts = changed(others, toText);
  if (!isObject(texts)) return result;
  const { type, shape } = shapeOfOperation(operation.query, operation.operationName);
  const isJsonField = jsonFieldsOf(operation.client);
  return {
    ...texts,
    ...(data !== undefined && {
      data: isObject(data) ? readObject(data, shape, isJsonField, type) : null,
    }),
    ...(Array.isArray(incremental) && {
      incremental: incremental.map((part) => readPart(part, known, { shape, isJsonField, type })),
    }),
  };
}

function jsonFieldsOf(client: object | undefined): IsJsonField {
  const cache: unknown = client && 'cache' in client ? client.cache : undefined;
  const rules = isObject(cache) ? (scalarRules.get(cache) ?? []) : [];
  const kinds = new Map(rules.flatMap(({ scalars = {} }) => Object.entries(scalars)));
  return (type, field) => {
    for (const { scalarFields = {} } of rules) {
      const fields = ownValue(scalarFields, type);
      const scalar = fields && ownValue(fields, field);
      if (scalar !== undefined) return kinds.get(scalar.replace(/[[\]]/g, '')) === 'json';
    }
    return undefined;
  };
}

/** Details of incremental results from the first response. */
interface KnownParts {
  /** Paths by id of the incremental result: `{ id: '0', path: ['order'] }`. */
  readonly paths: Map<unknown, unknown>;
  /** Types of objects by the names on their paths: `orders` for `['orders', 0]`. */
  readonly types: Map<string, string>;
}

const knownByOperation = new WeakMap<object, KnownParts>();

function knownOf(operation: object, result: object): KnownParts {
  const known = knownByOperation.get(operation) ?? { paths: new Map(), types: new Map() };
  if (!('hasNext' in result)) return known;
  knownByOperation.set(operation, known);
  const partsOf = (name: string): readonly unknown[] => {
    const parts: unknown = Reflect.get(result, name);
    return Array.isArray(parts) ? parts : [];
  };
  for (const part of partsOf('pending'))
    if (isObject(part)) known.paths.set(part['id'], part['path']);
  if ('data' in result) noteTypes(result.data, [], known.types);
  for (const part of partsOf('incremental'))
    if (isObject(part))
      noteTypes(part['data'] ?? part['items'], namesOf(pathOf(part, known)), known.types);
  return known;
}

function noteTypes(value: unknown, names: readonly string[], types: Map<string, string>): void {
  if (Array.isArray(value)) for (const item of value) noteTypes(item, names, types);
  if (!isObject(value)) return;
  const type: unknown = value['__typename'];
  if (typeof type === 'string') types.set(names.join('/'), type);
  for (const [name, item] of Object.entries(value)) noteTypes(item, [...names, name], types);
}

/** Path of an incremental result: its own, or that of its id. */
const pathOf = (part: Record<string, unknown>, { paths }: KnownParts): readonly unknown[] =>
  [part['path'] ?? paths.get(part['id']), part['subPath'] ?? []].flat();

const namesOf = (path: readonly unknown[]): readonly string[] =>
  path.filter((name) => typeof name === 'string');

/**
 * Reads an incremental result. Data of `@defer` is an object; items of `@stream` belong to a list,
 * whose field has a type.
 */
function readPart(
  part: unknown,
  known: KnownParts,
  { shape, isJsonField, type: rootType }: RootType & { readonly isJsonField: IsJsonField },
): unknown {
  if (!isObject(part)) return part;
  const { data, items, ...others } = part;
  const names = namesOf(pathOf(part, known));
  const typeAt = (path: readonly string[]) =>
    path.length === 0 ? rootType : known.types.get(path.join('/'));
  const shapeAt = (path: readonly string[]) =>
    path.reduce<Shape | undefined>((outer, name) => outer?.get(name)?.shape, shape);
  const readData = (value: unknown) =>
    isObject(value)
      ? readObject(value, shapeAt(names) ?? new Map(), isJsonField, typeAt(names))
      : value;
  const readItems = (value: unknown) => {
    const around = names.slice(0, -1);
    const field = shapeAt(around)?.get(names.at(-1) ?? '');
    const isJson = field && isJsonField(typeAt(around) ?? '', field.name);
    return read(value, field?.shape, isJsonField, isJson);
  };
  return {
    ...others,
    ...(data !== undefined && { data: readData(data) }),
    ...(items !== undefined && { items: readItems(items) }),
  };
}

function readObject(
  value: object,
  shape: Shape,
  isJsonField: IsJsonField,
  rootType = '',
): Record<string, unknown> {
  const own: unknown = Reflect.get(value, '__typename');
  const type = typeof own === 'string' ? own : rootType;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const selected = shape.get(name);
      const isJson = selected && isJsonField(type, selected.name);
      return [name, read(item, selected?.shape, isJsonField, isJson)];
    }),
  );
}

function read(
  value: unknown,
  shape: Shape | undefined,
  isJsonField: IsJsonField,
  isJson = hasObject(value),
): unknown {
  if (shape === undefined || shape.size === 0) return changed(value, isJson ? toNumber : toText);
  if (Array.isArray(value)) return value.map((item) => read(item, shape, isJsonField));
  return isObject(value) ? readObject(value, shape, isJsonField) : changed(value, toText);
}

const hasObject = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((item) => isObject(item)) : isObject(value);

const isMarked = (text: string) => text.startsWith(mark) && isLong(text.slice(mark.length));
const toText = (text: string): unknown => (isMarked(text) ? text.slice(mark.length) : text);
const toNumber = (text: string): unknown =>
  isMarked(text) ? exactNumber(text.slice(mark.length)) : text;

function changed(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, changed(item, change)]);
  // Spread, because Apollo Client adds symbols to `extensions`.
  return { ...value, ...Object.fromEntries(entries) };
}

/** Selection of an operation, and the default name of its root type, which responses do not contain. */
interface RootType {
  readonly type: string;
  readonly shape: Shape;
}

const rootTypes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;
const shapes = new WeakMap<DocumentNode, Map<string | undefined, RootType>>();

function shapeOfOperation(query: DocumentNode, name: string | undefined): RootType {
  const known = shapes.get(query) ?? new Map<string | undefined, RootType>();
  shapes.set(query, known);
  const shape = known.get(name) ?? newShape(query, name);
  known.set(name, shape);
  return shape;
}

function newShape({ definitions }: DocumentNode, name: string | undefined): RootType {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find((each) => each.name?.value === name) ?? operations[0];
  return {
    type: operation ? rootTypes[operation.operation] : '',
    shape: operation ? shapeOf([operation.selectionSet], fragments) : new Map(),
  };
}

function shapeOf(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Shape {
  const fields = new Map<string, { readonly name: string; readonly sets: SelectionSetNode[] }>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { alias, name, selectionSet } = selection;
        const key = (alias ?? name).value;
        const field = fields.get(key) ?? { name: name.value, sets: [] };
        if (selectionSet) field.sets.push(selectionSet);
        fields.set(key, field);
      } else {
        const { selectionSet } =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection
            : (fragments.get(selection.name.value) ?? {});
        if (selectionSet) collect(selectionSet);
      }
    }
  };
  sets.forEach(collect);
  return new Map(
    [...fields].map(([key, { name, sets: inner }]) => [
      key,
      { name, shape: shapeOf(inner, fragments) },
    ]),
  );
}
