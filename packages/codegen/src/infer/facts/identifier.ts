import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
} from 'graphql';

import type { Path } from '../../model.ts';
import { typeStems, viewedWords } from './names/stems.ts';
import { words } from './names/words.ts';

const identifiers = [
  'id',
  '_id',
  'uuid',
  'rowId',
  'row_id',
  'documentId',
  'guid',
  'pk',
  '_key',
  'nodeId',
  'Id',
  'ID',
  'databaseId',
  'oid',
];

/** Tests whether the schema has a type of the name, in any spelling. */
export type IsType = (stem: string) => boolean;

/**
 * Path to the scalar that identifies a record of the type by itself: `id`, `_id`, `orderId` of
 * `Order`, else the only field of type ID that is not the key of something else.
 */
export function findIdentifier(type: unknown, isType: IsType): Path | undefined {
  const own = search(type, isType);
  return own === undefined ? searchSystemFields(type) : [own];
}

/** `sys { id }`: what the system knows of a record, apart from what its author wrote. */
function searchSystemFields(type: unknown): Path | undefined {
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  for (const name of ['sys', '_sys', 'system', '_meta', 'meta', '_system']) {
    const field = type.getFields()[name];
    const inner =
      field && field.args.length === 0 && !String(field.type).includes('[')
        ? getNamedType(field.type)
        : undefined;
    if (isObjectType(inner) && inner.getFields()['id']) return [name, 'id'];
  }
  return undefined;
}

/**
 * Fields besides the identifier whose names say that they identify a record, the identifier
 * included: `nodeId` and `albumId` of an `Album`.
 */
export function otherIdentifiers(type: unknown): readonly string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = type.getFields();
  const own = typeStems(type.name);
  const named = Object.keys(fields)
    .filter((name) => isCalledAfter(name, own))
    .sort();
  return [...new Set([...identifiers, ...named])].filter(
    (name) => fields[name] && isNonNullType(fields[name].type) && isSingleScalar(fields[name]),
  );
}

function search(type: unknown, isType: IsType): string | undefined {
  if (isUnionType(type)) {
    const [first, ...rest] = type.getTypes().map((member) => search(member, isType));
    return first !== undefined && rest.every((name) => name === first) ? first : undefined;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const fields = type.getFields();
  for (const name of identifiers) {
    const field = fields[name];
    if (field && isSingleScalar(field)) return name;
  }
  const own = typeStems(type.name);
  const scalars = Object.values(fields)
    .filter(isSingleScalar)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const named =
    scalars.find(({ name }) => isCalledAfter(name, own)) ??
    scalars.find((field) => isRequiredId(field) && isOwnWord(field.name)) ??
    calledAfterEnd(type.name, scalars, isType) ??
    calledAfterViewed(type.name, scalars);
  if (named) return named.name;
  const ids = scalars.filter((field) => String(getNamedType(field.type)) === 'ID');
  const [onlyId, ...moreIds] = ids;
  if (!onlyId || moreIds.length > 0) return undefined;
  return !/.(?:Id|_id|ID)$/.test(onlyId.name) || isOwnId(onlyId, own, fields)
    ? onlyId.name
    : undefined;
}

const idWords = new Set(['id', 'uuid', 'key']);

/** `orderId` of `Order`, `id_order`. */
function isCalledAfter(name: string, own: readonly string[]): boolean {
  const parts = words(name);
  if (parts.length < 2) return false;
  return (
    (idWords.has(parts.at(-1) ?? '') && own.includes(parts.slice(0, -1).join(''))) ||
    (parts[0] === 'id' && own.includes(parts.slice(1).join('')))
  );
}

/** Words that say of an id that it is the record's own, and within what it is one. */
const ownWords = new Set(['id', 'local', 'own', 'record', 'row', 'internal', 'unique', 'primary']);

/** `localId`, `id_localId`, `recordId`. */
const isOwnWord = (name: string): boolean => {
  const parts = words(name);
  return parts.includes('id') && parts.every((part) => ownWords.has(part));
};

const isRequiredId = ({ name, type }: GraphQLField<unknown, unknown>): boolean =>
  isNonNullType(type) && words(name).includes('id');

/**
 * `contact_id` of `CrmContact`, where no other field of it holds a key, and there is no `Contact`
 * whose key it could be.
 */
function calledAfterEnd(
  type: string,
  scalars: readonly GraphQLField<unknown, unknown>[],
  isType: IsType,
): GraphQLField<unknown, unknown> | undefined {
  const [only, ...more] = scalars.filter(({ name }) => idWords.has(words(name).at(-1) ?? ''));
  const end = words(type).at(-1) ?? '';
  return only &&
    more.length === 0 &&
    isRequiredId(only) &&
    words(type).length > 1 &&
    !isType(end) &&
    isCalledAfter(only.name, [end])
    ? only
    : undefined;
}

/** `memberId` of `MemberListItem`, where no other field of it holds a key. */
function calledAfterViewed(
  type: string,
  scalars: readonly GraphQLField<unknown, unknown>[],
): GraphQLField<unknown, unknown> | undefined {
  const [only, ...more] = scalars.filter(({ name }) => idWords.has(words(name).at(-1) ?? ''));
  return only &&
    more.length === 0 &&
    isRequiredId(only) &&
    isCalledAfter(only.name, [viewedWords(type).join('')])
    ? only
    : undefined;
}

/**
 * `factoryOwnerId: ID!` of Factory: a key named after the type itself, without a sibling record
 * that it refers to.
 */
function isOwnId(
  { name, type }: GraphQLField<unknown, unknown>,
  own: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): boolean {
  const stem = name.replace(/_?(?:Id|id|ID)$/, '');
  return (
    isNonNullType(type) &&
    !(stem in fields) &&
    own.some((word) => words(stem).join('').startsWith(word))
  );
}

function isSingleScalar(field: GraphQLField<unknown, unknown>): boolean {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return (
    !isListType(type) &&
    isScalarType(type) &&
    field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined)
  );
}
