import { GraphQLNonNull, getNamedType, getNullableType, isListType, isNonNullType, isUnionType, type GraphQLOutputType } from 'graphql';

import { memberAt, type Path } from '../model.ts';
import { call, string } from './code.ts';
import type { ModuleScope } from './module-scope.ts';
import { fieldOf, hasField, typeBelow } from './schema-path.ts';

interface Access {
  readonly code: string;
  readonly type: GraphQLOutputType;
}

const isListOutput = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** A field of the schema, and the name that it has in the response where an alias gives it another. */
export type Step = string | { readonly field: string; readonly response: string };

const fieldName = (at: Step): string => (typeof at === 'string' ? at : at.field);
const responseName = (at: Step): string => (typeof at === 'string' ? at : at.response);

/** `data.viewer?.orders` */
function step({ code, type }: Access, at: Step): Access {
  const field = fieldOf(getNamedType(type), fieldName(at));
  return { code: `${code}${isNonNullType(type) ? '.' : '?.'}${responseName(at)}`, type: field.type };
}

/** As `step`, or `ofType(data.users, 'UserList')`. */
function stepOrNarrow(access: Access, at: string, scope: ModuleScope): Access {
  const member = memberAt(at);
  return member === undefined ? step(access, at) : { code: call(scope.helper('ofType'), [access.code, string(member)]), type: typeBelow(access.type, at) };
}

/** Code that reads a path of fields without lists: `record.customer?.name`. */
export function readValue(code: string, type: GraphQLOutputType, path: readonly Step[]): string {
  const [first] = path;
  const named = getNamedType(type);
  // A member of a union has the field or not; the compiler narrows by that.
  if (first !== undefined && isUnionType(named)) {
    const owner = named.getTypes().find((member) => hasField(member, fieldName(first)));
    if (!owner) return 'undefined';
    return `(${string(responseName(first))} in ${code} ? ${code}.${path.map(responseName).join('?.')} : undefined)`;
  }
  return path.reduce<Access>(step, { code, type }).code;
}

/** Code of an array of what is at the end of a path, through all lists on the way: `present(data.orders?.nodes)`. */
export function readList(code: string, type: GraphQLOutputType, path: Path, scope: ModuleScope): string {
  let access: Access = { code, type };
  for (const [index, name] of path.entries()) {
    if (isListOutput(access.type)) {
      const items = call(scope.helper('present'), [access.code]);
      const itemType = itemOf(access.type);
      const rest = path.slice(index);
      if (!restHasList(itemType, rest)) return call(scope.helper('present'), [`${items}.map((item) => ${readValue('item', itemType, rest)})`]);
      return `${items}.flatMap((item) => ${readList('item', itemType, rest, scope)})`;
    }
    access = stepOrNarrow(access, name, scope);
  }
  return call(scope.helper('present'), [isListOutput(access.type) ? access.code : `[${access.code}]`]);
}

/** Code of the one thing at the end of a path, or null; of a list the first. */
export function readOne(code: string, type: GraphQLOutputType, path: Path, scope: ModuleScope): string {
  let access: Access = { code, type };
  for (const name of path) {
    if (isListOutput(access.type)) return `${readList(code, type, path, scope)}[0] ?? null`;
    access = stepOrNarrow(access, name, scope);
  }
  if (isListOutput(access.type)) return `${readList(code, type, path, scope)}[0] ?? null`;
  return isNonNullType(access.type) && !access.code.includes('?.') ? access.code : `${access.code} ?? null`;
}

function restHasList(type: GraphQLOutputType, path: Path): boolean {
  let current = type;
  for (const name of path) {
    current = typeBelow(current, name);
    if (isListOutput(current)) return true;
  }
  return false;
}

export function itemOf(type: GraphQLOutputType): GraphQLOutputType {
  const list = getNullableType(type);
  const item = isListType(list) ? list.ofType : type;
  // `present` leaves out what is null.
  return isNonNullType(item) ? item : nonNull(item);
}

export const nonNull = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) ? type : new GraphQLNonNull(type));
