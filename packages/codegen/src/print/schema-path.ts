import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import { memberAt, type ArgumentPath, type Path } from '../model.ts';

/** Name in a model that the schema does not have. */
export class Missing {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * A look-up of a printer. Models are checked before they are printed (`agreement/`), so that
 * nothing is missing; where something is, the check has a gap.
 */
function present<T>(found: T | Missing): T {
  if (found instanceof Missing) throw new Error(`Printed without a check: ${found.reason}`);
  return found;
}

export type AnyField = GraphQLField<unknown, unknown>;

export function findField(type: GraphQLNamedType, name: string): AnyField | Missing {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  return field ?? new Missing(`Type ${type.name} has no field ${name}.`);
}

export const fieldOf = (type: GraphQLNamedType, name: string): AnyField =>
  present(findField(type, name));

export function findTypeBelow(type: GraphQLOutputType, step: string): GraphQLOutputType | Missing {
  const named = getNamedType(type);
  const member = memberAt(step);
  if (member === undefined) {
    const field = findField(named, step);
    return field instanceof Missing ? field : field.type;
  }
  if (isInterfaceType(named)) return named;
  const found = isUnionType(named)
    ? named.getTypes().find(({ name }) => name === member)
    : undefined;
  return found ?? new Missing(`${named.name} is no union with a member ${member}.`);
}

/**
 * Type of the next step on a path: type of a field, or a member of a union. A step to a possible
 * type of an interface stays at the interface.
 */
export const typeBelow = (type: GraphQLOutputType, step: string): GraphQLOutputType =>
  present(findTypeBelow(type, step));

export const findComposite = (type: GraphQLNamedType): GraphQLCompositeType | Missing =>
  isCompositeType(type) ? type : new Missing(`${type.name} has no fields.`);

/** A type that selections are made on. */
export const compositeOf = (type: GraphQLNamedType): GraphQLCompositeType =>
  present(findComposite(type));

export const hasField = (type: GraphQLNamedType, name: string): boolean =>
  (isObjectType(type) || isInterfaceType(type)) && name in type.getFields();

export type RootKind = 'query' | 'mutation';

export function findRoot(schema: GraphQLSchema, kind: RootKind): GraphQLObjectType | Missing {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return root ?? new Missing(`The schema has no ${kind} type.`);
}

export const rootType = (schema: GraphQLSchema, kind: RootKind): GraphQLObjectType =>
  present(findRoot(schema, kind));

export function findRootField(
  schema: GraphQLSchema,
  kind: RootKind,
  path: Path,
): AnyField | Missing {
  let owner: GraphQLNamedType | Missing = findRoot(schema, kind);
  for (const step of path.slice(0, -1)) {
    if (owner instanceof Missing) return owner;
    const type = findTypeAt(schema, owner, step);
    owner = type instanceof Missing ? type : getNamedType(type);
  }
  return owner instanceof Missing ? owner : findField(owner, path.at(-1) ?? '');
}

/** The field at the end of a path from a root type. */
export const rootField = (schema: GraphQLSchema, kind: RootKind, path: Path): AnyField =>
  present(findRootField(schema, kind, path));

export function findTypeAt(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  step: string,
): GraphQLOutputType | Missing {
  const member = memberAt(step);
  if (member === undefined) {
    const field = findField(type, step);
    return field instanceof Missing ? field : field.type;
  }
  const found = schema.getType(member);
  return isObjectType(found) && isAbstractType(type) && schema.isSubType(type, found)
    ? found
    : new Missing(`${type.name} does not stand for ${member}.`);
}

/**
 * As `typeBelow`, on a path from a root type. A step to a possible type of an interface leads to
 * that type.
 */
export const typeAt = (
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  step: string,
): GraphQLOutputType => present(findTypeAt(schema, type, step));

export interface Place {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

const findArgument = (field: AnyField, name: string): Place | undefined =>
  field.args.find((candidate) => candidate.name === name);

export const argumentOf = (field: AnyField, name: string): Place =>
  present(findArgument(field, name) ?? missingArgument(field, name));

const missingArgument = (field: AnyField, name: string): Missing =>
  new Missing(`Field ${field.name} has no argument ${name}.`);

export function findInputField(
  type: GraphQLInputType,
  name: string,
): GraphQLInputField | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[name] : undefined;
}

export const inputFieldOf = (type: GraphQLInputType, name: string): GraphQLInputField =>
  present(findInputField(type, name) ?? missingInput(type, name));

export const missingInput = (type: GraphQLInputType, name: string): Missing =>
  new Missing(`Input type ${getNamedType(type).name} has no field ${name}.`);

/** Input at the end of an argument path; `undefined` where the schema has none. */
export function findPlace(field: AnyField, path: ArgumentPath): Place | undefined {
  const [first = '', ...rest] = path;
  return rest.reduce<Place | undefined>(
    (place, name) => place && findInputField(place.type, name),
    findArgument(field, first),
  );
}

/**
 * Input at the end of an argument path, or the first step of the path that the schema does not
 * have.
 */
export function findPlaceOf(field: AnyField, path: ArgumentPath): Place | Missing {
  const [first = '', ...rest] = path;
  let place: Place | Missing = findArgument(field, first) ?? missingArgument(field, first);
  for (const name of rest) {
    if (place instanceof Missing) return place;
    place = findInputField(place.type, name) ?? missingInput(place.type, name);
  }
  return place;
}

/** Input at the end of an argument path. */
export const placeOf = (field: AnyField, path: ArgumentPath): Place =>
  present(findPlaceOf(field, path));

export const isList = (type: GraphQLInputType): boolean => isListType(getNullableType(type));

/** Number of lists around the named type: 2 for `[[String!]!]`. */
export function listDepth(type: GraphQLInputType): number {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + listDepth(nullable.ofType) : 0;
}

/** The same of a type that is answered. */
export function outputListDepth(type: GraphQLOutputType): number {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + outputListDepth(nullable.ofType) : 0;
}
