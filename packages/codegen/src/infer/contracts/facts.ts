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

/** What is asked of a type wherever it occurs. */
export interface TypeFacts {
  readonly schema: GraphQLSchema;
  /** Types by their names in lower case without seams. */
  readonly typesByWord: ReadonlyMap<string, GraphQLNamedType>;
  /** Kind of the values of a scalar or an enum; `undefined` for what is neither. */
  readonly kindOf: (type: GraphQLNamedType | null | undefined) => FieldKind | undefined;
  /** Whether a scalar carries a file: `Upload` of the multipart requests. */
  readonly isFile: (type: GraphQLNamedType) => boolean;
  /** Path to the scalar that identifies a record of the type by itself. */
  readonly identifierOf: (type: unknown) => Path | undefined;
  readonly isIdentified: (type: unknown) => boolean;
  /** How the records lie in a value of the type, if it is a list of them. */
  readonly listShapeOf: (type: GraphQLOutputType) => FoundShape | undefined;
  /**
   * As `listShapeOf`, for a root field: several where one object with page information holds a list
   * of each kind of record.
   */
  readonly listShapesOf: (type: GraphQLOutputType) => readonly FoundShape[];
}

/**
 * Whether a word, or several without a seam, is what the schema calls its records or a list of
 * them.
 */
export type IsThing = (stem: string) => boolean;

/**
 * Whether an argument says in whose data to look rather than for what: `shop`, `tenantId`,
 * `language`. Configuration fixes its value. The value of an enum can always be chosen by hand.
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
  /** Whether it is both created and updated. */
  readonly both: boolean;
}

/**
 * Everything that is asked of a schema more than once, asked once. Made for each schema, and passed
 * along: no answer depends on what was asked before.
 */
export interface Facts extends TypeFacts {
  readonly queries: readonly RootField[];
  readonly mutations: readonly MutationField[];
  readonly subscriptions: readonly RootField[];
  /** Query fields by dotted path. */
  readonly query: ReadonlyMap<string, RootField>;
  /** Whether a word, or several without a seam, is what records or their lists are called. */
  readonly isThing: IsThing;
  /** Whether an argument says in whose data to look rather than for what. */
  readonly isScope: IsScope;
  /** Query fields that find one record by values of its own, by record type. */
  readonly lookups: ReadonlyMap<string, readonly Lookup[]>;
  /** The text that tells apart records of a type without identifier. */
  readonly naturalKeyOf: (type: unknown) => string | undefined;
  /** Types of records in what a mutation or a subscription returns. */
  readonly payloadTypesOf: (field: OutputField) => ReadonlySet<string>;
  /** What mutations that delete ask for of records without identifier, by record type. */
  readonly removals: ReadonlyMap<string, Removal>;
  /** Types that mutations create or update by name, and answer with. */
  readonly written: ReadonlyMap<string, WrittenType>;
}
