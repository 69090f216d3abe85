import { getNamedType, getNullableType, isInterfaceType, isListType, isObjectType, isScalarType, isUnionType, type GraphQLOutputType, type GraphQLUnionType } from 'graphql';

import { stepTo, type Path } from '../../model.ts';
import { fieldsOf, hasList, isRecordType, requiredArguments, type OutputField, type RecordType } from './schema-types.ts';
import { hasIdentifier } from './identifier.ts';
import { splitMembers } from '../readings/payload/payload-errors.ts';
import { sameName, words } from './names/words.ts';

/** How the records of a list lie in what its field returns. */
export interface ListShape {
  readonly kind: 'plain' | 'nodes' | 'edges' | 'wrapped';
  readonly record: RecordType;
  /** From the value of the field to the list of records. */
  readonly records: Path;
  /** The type around the records, absent for a plain list. */
  readonly wrapper?: RecordType;
  /** The step to the wrapper, where that is one of several answers: `...UserList`. */
  readonly within?: string;
}

/** A path of the wrapper as one from the value of the field. */
export const fromField = ({ within }: ListShape, path: Path): Path => (within === undefined ? path : [within, ...path]);

const wrapped = new WeakMap<object, ListShape | null>();

/** Reads the type of a field as a list of records: plain, behind edges, or inside an object that also tells about the page. */
export function readListShape(type: GraphQLOutputType): ListShape | undefined {
  const nullable = getNullableType(type);
  const named = getNamedType(type);
  if (isListType(nullable)) {
    const item = getNullableType(nullable.ofType);
    return isRecordType(named) && !isListType(item) ? { kind: 'plain', record: named, records: [] } : undefined;
  }
  if (!isObjectType(named) && !isInterfaceType(named)) return undefined;
  const known = wrapped.get(named);
  if (known !== undefined) return known ?? undefined;
  const shape = readWrapper(named, 0);
  wrapped.set(named, shape ?? null);
  return shape;
}

/** Names under which schemas put the records of a page. */
const containers = [
  'nodes', 'items', 'entries', 'results', 'result', 'content', 'data', 'docs', 'list', 'values', 'objects', 'rows', 'records', 'elements', 'hits', 'collection', 'entities', 'documents', 'payload',
];

/** As `readListShape`; several where one object with page information holds a list of each kind of record. */
export function readListShapes(type: GraphQLOutputType): readonly ListShape[] {
  const shape = readListShape(type);
  const named = getNamedType(type);
  if (isUnionType(named) && !hasList(type)) return readAnswer(named);
  if (shape && shape.kind !== 'wrapped') return [shape];
  if (hasList(type) || (!isObjectType(named) && !isInterfaceType(named)) || hasIdentifier(named) || !isPageLike(named) || !isThin(named)) return shape ? [shape] : [];
  const lists = Object.values(named.getFields()).flatMap((field): readonly ListShape[] => {
    const record = getNamedType(field.type);
    return hasList(field.type) && isRecordType(record) && hasIdentifier(record) && requiredArguments(field).length === 0 ? [{ kind: 'wrapped', record, records: [field.name], wrapper: named }] : [];
  });
  return lists.length > 2 ? lists : shape ? [shape] : [];
}

/** The list in a union whose other members say what went wrong. With two that bring records, one answer would look like none. */
function readAnswer(union: GraphQLUnionType): readonly ListShape[] {
  const { errors, others } = splitMembers(union);
  const [member, ...more] = others;
  const shape = member && errors.length > 0 && more.length === 0 ? readListShape(member) : undefined;
  if (!member || !shape) return [];
  const within = stepTo(member.name);
  return [{ ...shape, records: [within, ...shape.records], within }];
}

function readWrapper(type: RecordType, depth: number): ListShape | undefined {
  const fields = fieldsOf(type);
  const nodes = fields['nodes'];
  const edges = fields['edges'];
  const node = edges && hasList(edges.type) ? fieldsOf(getNamedType(edges.type))['node'] : undefined;
  const edgeRecord = node ? getNamedType(node.type) : undefined;
  if (nodes && hasList(nodes.type) && requiredArguments(nodes).length === 0) {
    const record = getNamedType(nodes.type);
    if (isRecordType(record) && (edgeRecord === undefined || edgeRecord === record)) return { kind: 'nodes', record, records: ['nodes'], wrapper: type };
  }
  if (isRecordType(edgeRecord)) return { kind: 'edges', record: edgeRecord, records: ['edges', 'node'], wrapper: type };
  if (hasIdentifier(type)) return undefined;
  // A list that takes arguments is an operation of its own, below a namespace.
  const lists = Object.values(fields).filter((field) => hasList(field.type) && isRecordType(getNamedType(field.type)) && field.args.length === 0);
  const field = pickContainer(type, lists);
  if (field) {
    const record = getNamedType(field.type);
    if (isRecordType(record)) return { kind: 'wrapped', record, records: [field.name], wrapper: type };
  }
  if (depth > 0 || lists.length > 0) return undefined;
  // `{ data: { items: […] } }`: one more envelope, where it is the only object or has a container's name.
  const envelopes = Object.values(fields).filter((inner) => !hasList(inner.type) && inner.args.length === 0 && containers.includes(inner.name));
  for (const envelope of envelopes) {
    const named = getNamedType(envelope.type);
    if (!isObjectType(named) || hasIdentifier(named)) continue;
    const inner = readWrapper(named, depth + 1);
    if (inner) return { ...inner, records: [envelope.name, ...inner.records], wrapper: type };
  }
  return undefined;
}

function pickContainer(type: RecordType, lists: readonly OutputField[]): OutputField | undefined {
  const named = containers.map((name) => lists.find((field) => field.name === name)).find((field) => field !== undefined);
  const page = isPageLike(type);
  if (named && (page || isThin(type))) return named;
  const ownNamed = lists.find((field) => sameName(field.name, getNamedType(field.type).name));
  if (ownNamed && (page || lists.length === 1) && isThin(type)) return ownNamed;
  const [only, ...more] = lists;
  return only && more.length === 0 && page ? only : undefined;
}

/** Whether the type tells about a page: a total, page info, a position. */
function isPageLike(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).some((field) => isPageWord(field.name));
}

const pageWords = new Set(['total', 'count', 'pageinfo', 'page', 'pagination', 'paging', 'cursor', 'token', 'next', 'hasnextpage', 'hasmore', 'offset', 'limit', 'meta', 'metadata', 'paginatorinfo', 'totalcount', 'after', 'before']);

function isPageWord(name: string): boolean {
  const parts = words(name);
  return pageWords.has(parts.join('')) || parts.some((part) => part === 'total' || part === 'count' || part === 'cursor') || (parts.includes('next') && parts.length > 1);
}

/** A type of little besides a list: at most numbers, flags, the outcome of the request and page information. */
function isThin(type: RecordType): boolean {
  return Object.values(fieldsOf(type)).every((field) => {
    const named = getNamedType(field.type);
    return hasList(field.type) || isPageWord(field.name) || (isScalarType(named) && (/int|float|long|boolean/i.test(named.name) || /^(?:message|status|code|error|success|ok|typename)$/i.test(field.name)));
  });
}
