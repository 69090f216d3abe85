import { getNamedType, isInterfaceType, isListType, isNonNullType, isObjectType, isScalarType, isUnionType, type GraphQLField } from 'graphql';

import type { Path } from '../../model.ts';
import { typeStems } from './names/stems.ts';
import { words } from './names/words.ts';

const identifiers = ['id', '_id', 'uuid', 'rowId', 'row_id', 'documentId', 'guid', 'pk', '_key', 'nodeId', 'Id', 'ID', 'databaseId', 'oid'];

/**
 * Path to the scalar that identifies a record of the type by itself: `id`, `_id`, `orderId` of `Order`, else the only field of type ID
 * that is not the key of something else.
 */
export function findIdentifier(type: unknown): Path | undefined {
  const own = search(type);
  return own === undefined ? searchSystemFields(type) : [own];
}

/** `sys { id }`: what the system knows of a record, apart from what its author wrote. */
function searchSystemFields(type: unknown): Path | undefined {
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  for (const name of ['sys', '_sys', 'system', '_meta', 'meta', '_system']) {
    const field = type.getFields()[name];
    const inner = field && field.args.length === 0 && !String(field.type).includes('[') ? getNamedType(field.type) : undefined;
    if (isObjectType(inner) && inner.getFields()['id']) return [name, 'id'];
  }
  return undefined;
}

/** Fields beside it, or it, whose names say that each of them identifies a record: `nodeId` and `albumId` of an `Album`. */
export function otherIdentifiers(type: unknown): readonly string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = type.getFields();
  const own = typeStems(type.name);
  const named = Object.keys(fields).filter((name) => isCalledAfter(name, own)).sort();
  return [...new Set([...identifiers, ...named])].filter((name) => fields[name] && isNonNullType(fields[name].type) && isSingleScalar(fields[name]));
}

function search(type: unknown): string | undefined {
  if (isUnionType(type)) {
    const [first, ...rest] = type.getTypes().map((member) => search(member));
    return first !== undefined && rest.every((name) => name === first) ? first : undefined;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const fields = type.getFields();
  for (const name of identifiers) {
    const field = fields[name];
    if (field && isSingleScalar(field)) return name;
  }
  const own = typeStems(type.name);
  const scalars = Object.values(fields).filter(isSingleScalar).sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = scalars.find(({ name }) => isCalledAfter(name, own));
  if (named) return named.name;
  const ids = scalars.filter((field) => String(getNamedType(field.type)) === 'ID');
  const [onlyId, ...moreIds] = ids;
  if (!onlyId || moreIds.length > 0) return undefined;
  return !/.(?:Id|_id|ID)$/.test(onlyId.name) || isOwnId(onlyId, own, fields) ? onlyId.name : undefined;
}

/** `orderId` of `Order`. */
function isCalledAfter(name: string, own: readonly string[]): boolean {
  const parts = words(name);
  const last = parts.at(-1);
  return parts.length > 1 && (last === 'id' || last === 'uuid' || last === 'key') && own.includes(parts.slice(0, -1).join(''));
}

/** `factoryOwnerId: ID!` of Factory: a key that is called after the type itself, and that no record beside it goes with. */
function isOwnId({ name, type }: GraphQLField<unknown, unknown>, own: readonly string[], fields: Readonly<Record<string, unknown>>): boolean {
  const stem = name.replace(/_?(?:Id|id|ID)$/, '');
  return isNonNullType(type) && !(stem in fields) && own.some((word) => words(stem).join('').startsWith(word));
}

function isSingleScalar(field: GraphQLField<unknown, unknown>): boolean {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return !isListType(type) && isScalarType(type) && field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);
}
