import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ApolloLink } from '@apollo/client/link';

import { isObject } from '../errors/narrow.ts';
import { exactNumber } from '../exact-number.ts';

const longNumber = /[\d.]{16}/;
/**
 * A string, its end first; or a value that is a number, with what stands before it. A boundary of a
 * multipart body has no such thing before it.
 */
const stringOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*("|\\?)|([:[,]\s*)(-?\d[\d.eE+-]*)?/g;

/**
 * Stands before a number that has become text, until `readNumbers` knows what it is. It cannot be
 * seen, wherever else the text may go. No stored text can have it: it is another one each time this
 * is loaded.
 */
export const mark = hidden(crypto.getRandomValues(new Uint32Array(2)));
let hasMarked = false;

/** The bits of the numbers as characters without width. */
function hidden(numbers: Uint32Array): string {
  const bits = [...numbers].map((number) => number.toString(2).padStart(32, '0')).join('');
  return bits.replaceAll('0', '\u2063').replaceAll('1', '\u2064');
}

/** Each number that JavaScript would round becomes a text, with the mark in front. */
export function quoteLongNumbers(json: string, before = ''): string {
  return longNumber.test(json) ? quotePiece(json, before).join('') : json;
}

/** What is certain of the text, and a rest that the next piece may go on with. */
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

/** What is asked for of an object; of a leaf nothing. */
type Shape = ReadonlyMap<string, Shape>;

/**
 * The answer with the numbers that were marked. A scalar, alone or in a list, is text. Within JSON,
 * which is an object or a list of lists where the document asks for nothing below, it is an
 * `ExactNumber`.
 */
export function readNumbers(
  operation: Pick<ApolloLink.Operation, 'query' | 'operationName'>,
  result: ApolloLink.Result,
): ApolloLink.Result {
  const paths = pathsOf(operation, result);
  if (!hasMarked) return result;
  const { data, incremental, ...others }: Readonly<Record<string, unknown>> = { ...result };
  const texts = changed(others, toText);
  if (!isObject(texts)) return result;
  const shape = shapeOfOperation(operation.query, operation.operationName);
  return {
    ...texts,
    ...(data !== undefined && { data: isObject(data) ? readObject(data, shape) : null }),
    ...(Array.isArray(incremental) && {
      incremental: incremental.map((part) => readPart(part, paths, shape)),
    }),
  };
}

/** Of parts of an answer, by what its first says of them: `{ id: '0', path: ['order'] }`. */
type Paths = Map<unknown, unknown>;

const pathsByOperation = new WeakMap<object, Paths>();

function pathsOf(operation: object, result: object): Paths {
  const paths: Paths = pathsByOperation.get(operation) ?? new Map<unknown, unknown>();
  const pending: unknown = 'pending' in result ? result.pending : [];
  for (const part of Array.isArray(pending) ? pending : [])
    if (isObject(part)) paths.set(part['id'], part['path']);
  if (paths.size > 0) pathsByOperation.set(operation, paths);
  return paths;
}

/**
 * What `@defer` and `@stream` bring: it says where it belongs, by itself or by the name of its
 * part.
 */
function readPart(part: unknown, paths: Paths, shape: Shape): unknown {
  if (!isObject(part)) return part;
  const { data, items, ...others } = part;
  const path = [part['path'] ?? paths.get(part['id']), part['subPath']].flat();
  const inner = path.reduce<Shape | undefined>(
    (outer, name) => (typeof name === 'string' ? outer?.get(name) : outer),
    shape,
  );
  return {
    ...others,
    ...(data !== undefined && { data: read(data, inner) }),
    ...(items !== undefined && { items: read(items, inner) }),
  };
}

function readObject(value: object, shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, read(item, shape.get(name))]),
  );
}

function read(value: unknown, shape: Shape | undefined): unknown {
  if (shape === undefined || shape.size === 0)
    return changed(value, isJson(value) ? toNumber : toText);
  if (Array.isArray(value)) return value.map((item) => read(item, shape));
  return isObject(value) ? readObject(value, shape) : changed(value, toText);
}

const isJson = (value: unknown): boolean =>
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
  // Apollo Client has symbols of its own in `extensions`.
  return { ...value, ...Object.fromEntries(entries) };
}

const shapes = new WeakMap<DocumentNode, Map<string | undefined, Shape>>();

function shapeOfOperation(query: DocumentNode, name: string | undefined): Shape {
  const known = shapes.get(query) ?? new Map<string | undefined, Shape>();
  shapes.set(query, known);
  const shape = known.get(name) ?? newShape(query, name);
  known.set(name, shape);
  return shape;
}

function newShape({ definitions }: DocumentNode, name: string | undefined): Shape {
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find((each) => each.name?.value === name) ?? operations[0];
  return operation ? shapeOf([operation.selectionSet], fragments) : new Map();
}

function shapeOf(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Shape {
  const fields = new Map<string, SelectionSetNode[]>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { alias, name, selectionSet } = selection;
        const key = (alias ?? name).value;
        fields.set(key, [...(fields.get(key) ?? []), ...(selectionSet ? [selectionSet] : [])]);
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
  return new Map([...fields].map(([name, inner]) => [name, shapeOf(inner, fragments)]));
}
