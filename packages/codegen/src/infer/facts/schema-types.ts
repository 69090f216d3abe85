import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import type { OutputField, RecordType, InputPlace } from '../contracts/schema.ts';

export function isRecordType(type: unknown): type is RecordType {
  return isObjectType(type) || isInterfaceType(type) || isUnionType(type);
}

/** Records of it are of several types. */
export const isAbstractRecord = (type: RecordType): boolean =>
  isInterfaceType(type) || isUnionType(type);

/**
 * Possible types of an interface or a union, sorted by name. The schema lists members of an
 * interface in the order of their definitions.
 */
export const possibleTypes = (
  type: GraphQLAbstractType,
  schema: GraphQLSchema,
): readonly GraphQLObjectType[] =>
  schema.getPossibleTypes(type).toSorted((a, b) => (a.name < b.name ? -1 : 1));

export function isLeaf(type: GraphQLOutputType | GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isScalarType(named) || isEnumType(named);
}

export function hasList(type: GraphQLOutputType | GraphQLInputType): boolean {
  if (isNonNullType(type)) return hasList(type.ofType);
  return isListType(type);
}

/** Any name is looked up in it, `constructor` too: nothing is to be found. */
const nothing: Readonly<Record<string, never>> = Object.create(null);

export function fieldsOf(type: unknown): Readonly<Record<string, OutputField>> {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : nothing;
}

export function inputsOf(type: unknown): Readonly<Record<string, GraphQLInputField>> {
  return isInputObjectType(type) ? type.getFields() : nothing;
}

export function isRequired(place: InputPlace): boolean {
  return isNonNullType(place.type) && place.defaultValue === undefined;
}

export function requiredArguments(field: OutputField): readonly GraphQLArgument[] {
  return field.args.filter(isRequired);
}
