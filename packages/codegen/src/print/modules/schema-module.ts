import { isInputObjectType, isScalarType, getNamedType, typeFromAST, type GraphQLNamedType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

import type { ResourceModel } from '../../model.ts';
import { literal } from '../code/code.ts';
import { header } from '../code/header.ts';
import { libraryModule, type Imports } from '../code/imports.ts';
import { cacheKind, type CacheRules } from '../cache/cache-rules.ts';
import { sortedEntries } from '../cache/sorted-entries.ts';

/**
 * What is known from the start: the schema's own description, how scalars are carried, and the rules of documents written by hand. The rules of a resource are in its
 * module, so that this file, a part of the entry bundle, does not grow with the schema.
 */
export function schemaModule(schema: GraphQLSchema, model: ResourceModel, operations: readonly OperationDefinitionNode[], written: CacheRules, others: readonly CacheRules[], { library }: Imports, above = '../'): string {
  const used = new Set([...selectedScalars([written, ...others]), ...sentScalars(schema, operations)]);
  const scalars = sortedEntries(
    [...used].flatMap((name): [string, string][] => {
      const kind = cacheKind(model, name);
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
  const { typePolicies, possibleTypes, scalarFields, rootFieldsByType, typesByMutation } = written;
  return `${header}import type { SchemaConfig } from '${libraryModule('cache/schema-config.ts', above, library)}';

export const schema = ${literal({ ...(schema.description ? { description: schema.description } : {}), typePolicies, possibleTypes, scalars, scalarFields, rootFieldsByType, ...(Object.keys(typesByMutation).length > 0 && { typesByMutation }) }).text} as const satisfies SchemaConfig;
`;
}

const selectedScalars = (rules: readonly CacheRules[]): readonly string[] =>
  rules.flatMap(({ scalarFields }) => Object.values(scalarFields).flatMap((fields) => Object.values(fields).map((name) => name.replace(/[[\]]/g, ''))));

function sentScalars(schema: GraphQLSchema, operations: readonly OperationDefinitionNode[]): ReadonlySet<string> {
  const scalars = new Set<string>();
  const inputs = new Set<string>();
  const visit = (type: GraphQLNamedType): void => {
    if (isScalarType(type)) scalars.add(type.name);
    if (!isInputObjectType(type) || inputs.has(type.name)) return;
    inputs.add(type.name);
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  for (const { variableDefinitions = [] } of operations) {
    for (const { type } of variableDefinitions) {
      const found = typeFromAST(schema, type);
      if (found) visit(getNamedType(found));
    }
  }
  return scalars;
}
