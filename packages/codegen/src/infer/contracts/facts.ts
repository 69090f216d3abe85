import type {
  GraphQLNamedInputType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';

import type { FieldKind, Path } from '../../model.ts';
import type { FoundShape } from './list-shape.ts';
import type { MutationField, RootField } from './root-field.ts';
import type { OutputField } from './schema.ts';

/** Questions about a type that do not depend on its place in the schema. */
export interface TypeFacts {
  readonly schema: GraphQLSchema;
  /** Types by their names in lower case without seams. */
  readonly typesByWord: ReadonlyMap<string, GraphQLNamedType>;
  /** Kind of the values of a scalar or an enum; `undefined` for what is neither. */
  readonly kindOf: (type: GraphQLNamedType | null | undefined) => FieldKind | undefined;
  /** Tests whether a scalar carries a file: `Upload` of multipart requests. */
  readonly isFile: (type: GraphQLNamedType) => boolean;
  /** Path to the scalar that identifies a record of the type by itself. */
  readonly identifierOf: (type: unknown) => Path | undefined;
  readonly isIdentified: (type: unknown) => boolean;
  /** Path of the records in a value of the type. `undefined` where the type is not a list of them. */
  readonly listShapeOf: (type: GraphQLOutputType) => FoundShape | undefined;
  /**
   * As `listShapeOf`, for a root field: several where one object with page information holds a list
   * of each kind of record.
   */
  readonly listShapesOf: (type: GraphQLOutputType) => readonly FoundShape[];
}

/**
 * Tests whether a word, or several joined words, is the schema's name of records or of a list of
 * them.
 */
export type IsThing = (stem: string) => boolean;

/**
 * Tests whether an argument selects whose data is read: `shop`, `tenantId`, `language`.
 * Configuration sets its value. An enum always counts as a scope, because its values can be chosen
 * by hand.
 */
export type IsScope = (name: string, type: GraphQLNamedInputType) => boolean;

export interface Lookup {
  readonly root: RootField;
  /** Scalar fields of the record that are the arguments, in the arguments' order. */
  readonly fields: readonly string[];
  /** The field is called as the type of the record. */
  readonly isNamesake: boolean;
}

export interface Removal {
  /** The mutation that deletes one. */
  readonly by: string;
  /** Fields of the record that it asks for. */
  readonly fields: readonly string[];
}

export interface WrittenType {
  /** A mutation that creates or updates it. */
  readonly by: string;
  /** Mutations both create and update it. */
  readonly both: boolean;
}

/**
 * Answers to questions that inference asks of a schema more than once. Computed once per schema. No
 * answer depends on earlier questions.
 */
export interface Facts extends TypeFacts {
  readonly queries: readonly RootField[];
  readonly mutations: readonly MutationField[];
  readonly subscriptions: readonly RootField[];
  /** Query fields by dotted path. */
  readonly query: ReadonlyMap<string, RootField>;
  /** Tests whether a word, or several joined words, names records or their lists. */
  readonly isThing: IsThing;
  /** Tests whether an argument selects whose data is read. */
  readonly isScope: IsScope;
  /** Query fields that find a record by its values, by record type. */
  readonly lookups: ReadonlyMap<string, readonly Lookup[]>;
  /** The text that tells apart records of a type without identifier. */
  readonly naturalKeyOf: (type: unknown) => string | undefined;
  /** Types of records in what a mutation or a subscription returns. */
  readonly payloadTypesOf: (field: OutputField) => ReadonlySet<string>;
  /** Fields that deleting mutations take for records without identifier, by record type. */
  readonly removals: ReadonlyMap<string, Removal>;
  /** Types that mutations create or update by name, and answer with. */
  readonly written: ReadonlyMap<string, WrittenType>;
}
