import { getNamedType, isEnumType, type GraphQLSchema } from 'graphql';

import type { Facts, TypeFacts } from '../contracts/facts.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { OutputField } from '../contracts/schema.ts';
import { findIdentifier } from './identifier.ts';
import { isFile } from './is-file.ts';
import { readListShapes } from './list-shapes/index.ts';
import { seamless } from './names/words.ts';
import { once } from './once.ts';
import { findPayloadTypes, findWrittenTypes } from './payload-types.ts';
import { findLookups, findPointedTo, findRemovals, readNaturalKey } from './record-keys.ts';
import { readRoots } from './root-fields.ts';
import { readScalarKinds } from './scalar-kinds.ts';
import { readScopes } from './scope.ts';

/** All that the readings need to know of a schema. */
export function readFacts(schema: GraphQLSchema, scalars?: AdminOverrides['scalars']): Facts {
  const types = readTypeFacts(schema, scalars);
  const { queries, mutations, subscriptions, isThing } = readRoots(types);
  const isScope = readScopes(queries);
  const pointedTo = findPointedTo(types);
  const payloadTypes = once(findPayloadTypes);
  const payloadTypesOf = (field: OutputField): ReadonlySet<string> =>
    payloadTypes(getNamedType(field.type));
  return {
    ...types,
    queries,
    mutations,
    subscriptions,
    query: new Map(queries.map((root) => [root.name, root])),
    isThing,
    isScope,
    lookups: findLookups(queries, isScope, types),
    naturalKeyOf: (type) => readNaturalKey(type, types, pointedTo),
    removals: findRemovals(queries, mutations, types),
    payloadTypesOf,
    written: findWrittenTypes(mutations, payloadTypesOf),
  };
}

function readTypeFacts(schema: GraphQLSchema, scalars: AdminOverrides['scalars']): TypeFacts {
  const kinds = readScalarKinds(schema, scalars);
  const typesByWord = new Map(
    Object.values(schema.getTypeMap()).map((type) => [seamless(type.name), type]),
  );
  const identifierOf = once((type: unknown) =>
    findIdentifier(type, (stem) => typesByWord.has(stem)),
  );
  const isIdentified = (type: unknown): boolean => identifierOf(type) !== undefined;
  const shapes = readListShapes(isIdentified);
  return {
    schema,
    typesByWord,
    kindOf: (type) => (isEnumType(type) ? 'enum' : kinds.get(type)),
    isFile: ({ name }) =>
      scalars?.[name]?.kind === undefined ? isFile(name) : scalars[name].kind === 'file',
    identifierOf,
    isIdentified,
    listShapeOf: shapes.of,
    listShapesOf: shapes.atRoot,
  };
}
