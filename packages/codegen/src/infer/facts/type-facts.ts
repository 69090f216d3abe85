import { isEnumType, isScalarType, type GraphQLSchema } from 'graphql';

import type { TypeFacts } from '../contracts/facts.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import { findIdentifier } from './identifier.ts';
import { isFile } from './is-file.ts';
import { readListShapes } from './list-shapes/index.ts';
import { seamless } from './names/words.ts';
import { once } from './once.ts';
import { readScalarKind } from './scalar-kinds.ts';
import { settleScalars } from './settle-scalars.ts';

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
