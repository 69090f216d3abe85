import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLUnionType,
} from 'graphql';

export type OutputField = GraphQLField<unknown, unknown>;

/** Types of records. */
export type RecordType = GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType;

/** A place that takes a value: an argument of a field or a key of an input object. */
export type InputPlace = GraphQLArgument | GraphQLInputField;
