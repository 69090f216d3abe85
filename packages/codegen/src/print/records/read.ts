import {
  GraphQLList,
  GraphQLNonNull,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isNonNullType,
  isUnionType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import { memberAt, type Path } from '../../model.ts';
import {
  array,
  arrow,
  call,
  code,
  identifier,
  parameter,
  propertyName,
  string,
  undefinedCode,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { fieldOf, hasField, rootType, typeAt, typeBelow } from '../schema-path.ts';

/** Code of a value, and whether the value may be absent because something above it is. */
export interface Access {
  readonly code: Code;
  readonly type: GraphQLOutputType;
  readonly maybe: boolean;
}

const isListOutput = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** A field of the schema, and the name that it has in the response where an alias gives it another. */
export type Step = string | { readonly field: string; readonly response: string };

const fieldName = (at: Step): string => (typeof at === 'string' ? at : at.field);
const responseName = (at: Step): string => (typeof at === 'string' ? at : at.response);

export const accessTo = (value: Code, type: GraphQLOutputType): Access => ({
  code: value,
  type,
  maybe: false,
});

/** `data.viewer?.orders` */
function step({ code: value, type, maybe }: Access, at: Step): Access {
  const field = fieldOf(getNamedType(type), fieldName(at));
  const dot = identifier(isNonNullType(type) ? '.' : '?.');
  return {
    code: code`${value}${dot}${propertyName(responseName(at))}`,
    type: field.type,
    maybe: maybe || !isNonNullType(type),
  };
}

/** As `step`, or `ofType(data.users, 'UserList')`. */
function stepOrNarrow(access: Access, at: Step): Access {
  const member = memberAt(fieldName(at));
  if (member === undefined) return step(access, at);
  return {
    code: call(imported('ofType'), [access.code, string(member)]),
    type: typeBelow(access.type, fieldName(at)),
    maybe: true,
  };
}

/**
 * Access to an operation's answer at its root field, with null checks by type:
 * `data.viewer?.orders`. A list on the path has a single record, which is read.
 */
export const rootAccess = (schema: GraphQLSchema, kind: 'query' | 'mutation', root: Path): Access =>
  root.reduce<Access>(
    (access, at) => {
      const from = isListOutput(access.type)
        ? {
            code: code`${call(imported('nonNull'), [access.code])}[0]`,
            type: getNullableType(itemOf(access.type)),
            maybe: true,
          }
        : access;
      const member = memberAt(at);
      if (member === undefined) return step(from, at);
      return {
        code: call(imported('ofType'), [from.code, string(member)]),
        type: typeAt(schema, getNamedType(from.type), at),
        maybe: true,
      };
    },
    accessTo(parameter('data'), nonNull(rootType(schema, kind))),
  );

/** Code that reads a path of fields without lists: `record.customer?.name`. */
export const readValue = (value: Code, type: GraphQLOutputType, path: readonly Step[]): Code =>
  readBelow(accessTo(value, type), path);

/** The same from a value that may be absent itself. */
export function readBelow(from: Access, path: readonly Step[]): Code {
  const [first, ...rest] = path;
  const named = getNamedType(from.type);
  // A member of a union has the field or not; the compiler narrows by that.
  if (first !== undefined && isUnionType(named)) {
    const owner = named.getTypes().find((member) => hasField(member, fieldName(first)));
    if (!owner) return undefinedCode;
    const found = rest.reduce(
      (above, at) => code`${above}?.${propertyName(responseName(at))}`,
      code`${from.code}.${propertyName(responseName(first))}`,
    );
    return code`(${string(responseName(first))} in ${from.code} ? ${found} : undefined)`;
  }
  return path.reduce<Access>(stepOrNarrow, from).code;
}

const item = parameter('item');

/**
 * Code of an array of the values at the end of a path, through all lists on it:
 * `present(data.orders?.nodes)`.
 */
export function readList(from: Access, path: Path): Code {
  let access = from;
  for (const [index, name] of path.entries()) {
    if (isListOutput(access.type)) {
      const items = call(imported('nonNull'), [access.code]);
      const itemType = itemOf(access.type);
      const rest = path.slice(index);
      const member = memberAt(name);
      if (member !== undefined) {
        const own = code`${items}.flatMap(${arrow([item], code`${call(imported('ofType'), [item, string(member)])} ?? []`)})`;
        return rest.length === 1
          ? own
          : readList(
              { ...access, code: own, type: nonNull(new GraphQLList(typeBelow(itemType, name))) },
              rest.slice(1),
            );
      }
      if (!restHasList(itemType, rest))
        return call(imported('nonNull'), [
          code`${items}.map(${arrow([item], readValue(item, itemType, rest))})`,
        ]);
      return code`${items}.flatMap(${arrow([item], readList(accessTo(item, itemType), rest))})`;
    }
    access = stepOrNarrow(access, name);
  }
  return call(imported('nonNull'), [
    isListOutput(access.type) ? flatItems(access) : array([access.code]),
  ]);
}

/**
 * Objects are answered one by one, also where the schema groups them: `[[Board!]!]`. Groups of
 * values are values themselves.
 */
function flatItems({ code: value, type, ...access }: Access): Code {
  const items = itemOf(type);
  if (!isListOutput(items) || !isCompositeType(getNamedType(type))) return value;
  return flatItems({
    ...access,
    code: code`${call(imported('nonNull'), [value])}.flat()`,
    type: items,
  });
}

/**
 * Code of the one thing at the end of a path, of a list the first; absent or null where there is
 * none.
 */
export function readFirst(from: Access, path: Path): Access {
  let access = from;
  for (const name of path) {
    if (isListOutput(access.type)) return firstOf(from, path);
    access = stepOrNarrow(access, name);
  }
  return isListOutput(access.type) ? firstOf(from, path) : access;
}

function firstOf(from: Access, path: Path): Access {
  return {
    code: code`${readList(from, path)}[0]`,
    type: getNullableType(path.reduce(typeBelow, from.type)),
    maybe: true,
  };
}

/** The same, null where there is none. */
export function readOne(from: Access, path: Path): Code {
  const { code: value, type, maybe } = readFirst(from, path);
  return isNonNullType(type) && !maybe ? value : code`${value} ?? null`;
}

function restHasList(type: GraphQLOutputType, path: Path): boolean {
  let current = type;
  for (const name of path) {
    current = typeBelow(current, name);
    if (isListOutput(current)) return true;
  }
  return false;
}

/** Type of what `present` leaves of a list. */
export function itemOf(type: GraphQLOutputType): GraphQLOutputType {
  const list = getNullableType(type);
  return nonNull(isListType(list) ? list.ofType : type);
}

export const nonNull = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) ? type : new GraphQLNonNull(type);
