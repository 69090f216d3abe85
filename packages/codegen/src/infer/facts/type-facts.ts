import {
  isEnumType,
  isScalarType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import type { FieldKind, Path } from '../../model.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import { findIdentifier } from './identifier.ts';
import { readListShapes, type FoundShape } from './list-shapes/index.ts';
import { seamless } from './names/words.ts';
import { once } from './once.ts';
import { readScalarKind } from './scalar-kinds.ts';
import { isFile } from './is-file.ts';
import { settleScalars } from './settle-scalars.ts';

/** What is asked of a type wherever it occurs. */
export interface TypeFacts {
  readonly schema: GraphQLSchema;
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

export function readTypeFacts(
  schema: GraphQLSchema,
  scalars: AdminOverrides['scalars'],
): TypeFacts {
  const settled = settleScalars(schema, scalars);
  let names: ReadonlySet<string> | undefined;
  const isType = (stem: string): boolean =>
    (names ??= new Set(Object.keys(schema.getTypeMap()).map((name) => seamless(name)))).has(stem);
  const identifierOf = once((type: unknown) => findIdentifier(type, isType));
  const isIdentified = (type: unknown): boolean => identifierOf(type) !== undefined;
  const shapes = readListShapes(isIdentified);
  return {
    schema,
    kindOf: once((type) =>
      isEnumType(type)
        ? 'enum'
        : isScalarType(type)
          ? (settled.get(type) ?? readScalarKind(type))
          : undefined,
    ),
    isFile: ({ name }) =>
      scalars?.[name]?.kind === undefined ? isFile(name) : scalars[name].kind === 'file',
    identifierOf,
    isIdentified,
    listShapeOf: shapes.of,
    listShapesOf: shapes.atRoot,
  };
}
