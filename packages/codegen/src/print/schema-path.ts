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

/** The model and the schema disagree: a mistake of inference or of a configuration, never of a user. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** A fragment written by hand does not fit the schema. */
export class FragmentError extends ModelError {}

export type AnyField = GraphQLField<unknown, unknown>;

export function fieldOf(type: GraphQLNamedType, name: string): AnyField {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new ModelError(`Type ${type.name} has no field ${name}.`);
  return field;
}

/**
 * Type one step further on a path: that of a field, or a member of a union. Of a type that
 * implements an interface nothing is asked but what the interface says.
 */
export function typeBelow(type: GraphQLOutputType, step: string): GraphQLOutputType {
  const named = getNamedType(type);
  const member = memberAt(step);
  if (member === undefined) return fieldOf(named, step).type;
  if (isInterfaceType(named)) return named;
  const found = isUnionType(named)
    ? named.getTypes().find(({ name }) => name === member)
    : undefined;
  if (!found) throw new ModelError(`${named.name} is no union with a member ${member}.`);
  return found;
}

/** A type that selections are made on. */
export function compositeOf(type: GraphQLNamedType): GraphQLCompositeType {
  if (!isCompositeType(type)) throw new ModelError(`${type.name} has no fields.`);
  return type;
}

export const hasField = (type: GraphQLNamedType, name: string): boolean =>
  (isObjectType(type) || isInterfaceType(type)) && name in type.getFields();

export function rootType(schema: GraphQLSchema, kind: 'query' | 'mutation'): GraphQLObjectType {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!root) throw new ModelError(`The schema has no ${kind} type.`);
  return root;
}

/** The field at the end of a path from a root type. */
export function rootField(schema: GraphQLSchema, kind: 'query' | 'mutation', path: Path): AnyField {
  const owner = path
    .slice(0, -1)
    .reduce<GraphQLNamedType>(
      (type, name) => getNamedType(typeAt(schema, type, name)),
      rootType(schema, kind),
    );
  return fieldOf(owner, path.at(-1) ?? '');
}

/**
 * As `typeBelow`, on a path from a root type: what a step narrows an interface to is asked for its
 * own fields.
 */
export function typeAt(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  step: string,
): GraphQLOutputType {
  const member = memberAt(step);
  if (member === undefined) return fieldOf(type, step).type;
  const found = schema.getType(member);
  if (!isObjectType(found) || !isAbstractType(type) || !schema.isSubType(type, found))
    throw new ModelError(`${type.name} does not stand for ${member}.`);
  return found;
}

export interface Place {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

const findArgument = (field: AnyField, name: string): Place | undefined =>
  field.args.find((candidate) => candidate.name === name);

export function argumentOf(field: AnyField, name: string): Place {
  const argument = findArgument(field, name);
  if (!argument) throw new ModelError(`Field ${field.name} has no argument ${name}.`);
  return argument;
}

export function findInputField(
  type: GraphQLInputType,
  name: string,
): GraphQLInputField | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[name] : undefined;
}

export function inputFieldOf(type: GraphQLInputType, name: string): GraphQLInputField {
  const field = findInputField(type, name);
  if (!field) throw new ModelError(`Input type ${getNamedType(type).name} has no field ${name}.`);
  return field;
}

/** Where an argument path ends; `undefined` where the schema has no such place. */
export function findPlace(field: AnyField, path: ArgumentPath): Place | undefined {
  const [first = '', ...rest] = path;
  return rest.reduce<Place | undefined>(
    (place, name) => place && findInputField(place.type, name),
    findArgument(field, first),
  );
}

/** Where an argument path ends. */
export function placeOf(field: AnyField, path: ArgumentPath): Place {
  const [first = '', ...rest] = path;
  return rest.reduce<Place>(
    (place, name) => inputFieldOf(place.type, name),
    argumentOf(field, first),
  );
}

export const isList = (type: GraphQLInputType): boolean => isListType(getNullableType(type));

/** How many lists are around the named type: 2 for `[[String!]!]`. */
export function listDepth(type: GraphQLInputType): number {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + listDepth(nullable.ofType) : 0;
}

/** The same of a type that is answered. */
export function outputListDepth(type: GraphQLOutputType): number {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + outputListDepth(nullable.ofType) : 0;
}
