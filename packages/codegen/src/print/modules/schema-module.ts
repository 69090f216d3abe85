import {
  isInputObjectType,
  isScalarType,
  getNamedType,
  typeFromAST,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import type { ResourceModel } from '../../model.ts';
import { identifier, literal, object, property, type Code } from '../code/code.ts';
import { header } from '../code/header.ts';
import { libraryModule, type Imports } from '../code/imports.ts';
import { ownConverters } from '../code/own-scalars.ts';
import { cacheKind, type CacheRules } from '../cache/cache-rules.ts';
import { sortedEntries } from '../cache/sorted-entries.ts';

/**
 * Facts that the entry bundle needs: the schema's own description, serialization of scalars, and
 * rules of hand-written documents. The rules of a resource are in its module, so that the entry
 * bundle does not grow with the schema.
 */
export function schemaModule(
  schema: GraphQLSchema,
  model: ResourceModel,
  operations: readonly OperationDefinitionNode[],
  written: CacheRules,
  others: readonly CacheRules[],
  imports: Imports,
  above = '../',
): string {
  const used = new Set([
    ...selectedScalars([written, ...others]),
    ...sentScalars(schema, operations),
  ]);
  const scalars = sortedEntries(
    [...used].flatMap((name): [string, string][] => {
      const kind = cacheKind(model, name);
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
  const own = ownConverters(model, Object.keys(scalars), above, imports);
  const { typePolicies, possibleTypes, scalarFields, rootFieldsByType, typesByMutation } = written;
  const inputObjects = inputsWith(new Set(own.code.keys()), schema, operations);
  const rules = {
    typePolicies,
    possibleTypes,
    scalars,
    scalarFields,
    inputObjects,
    rootFieldsByType,
    typesByMutation,
  };
  const config: Readonly<Record<string, unknown>> = {
    ...(schema.description ? { description: schema.description } : {}),
    ...Object.fromEntries(
      Object.entries(rules).filter(
        ([name, rule]) => name === 'scalars' || Object.keys(rule).length > 0,
      ),
    ),
  };
  const members = Object.entries(config).map(([name, value]) =>
    property(
      name,
      name === 'scalars'
        ? object(
            Object.entries(scalars).map(([scalar, kind]) =>
              property(scalar, converterCode(own.code.get(scalar)) ?? literal(kind)),
            ),
          )
        : literal(value),
    ),
  );
  const lines = [
    ...own.lines,
    `import type { SchemaConfig } from '${libraryModule('cache/schema-config.ts', above, imports.library)}';`,
  ];
  return `${header}${lines.join('\n')}

export const schema: SchemaConfig = ${object(members).text};
`;
}

const converterCode = (text: string | undefined): Code | undefined =>
  text === undefined ? undefined : identifier(text);

/**
 * Fields of the input objects of these operations that hold such scalars, or other such objects:
 * the cache finds what it converts by them.
 */
function inputsWith(
  scalars: ReadonlySet<string>,
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
): Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>> {
  if (scalars.size === 0) return {};
  const inputs = [...sentTypes(schema, operations)].filter(isInputObjectType);
  const holding = new Set(scalars);
  // Adds the inputs that contain an input of the set, until the set stops growing.
  for (let size = 0; size < holding.size;) {
    size = holding.size;
    for (const input of inputs)
      if (Object.values(input.getFields()).some(({ type }) => holding.has(getNamedType(type).name)))
        holding.add(input.name);
  }
  return sortedEntries(
    inputs
      .filter(({ name }) => holding.has(name))
      .map((input) => {
        const fields = Object.values(input.getFields()).filter(({ type }) =>
          holding.has(getNamedType(type).name),
        );
        return [
          input.name,
          {
            fields: Object.fromEntries(
              fields.map(({ name, type }) => [name, String(type).replaceAll('!', '')]),
            ),
          },
        ] as const;
      }),
  );
}

const selectedScalars = (rules: readonly CacheRules[]): readonly string[] =>
  rules.flatMap(({ scalarFields }) =>
    Object.values(scalarFields).flatMap((fields) =>
      Object.values(fields).map((name) => name.replace(/[[\]]/g, '')),
    ),
  );

const sentScalars = (
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
): readonly string[] =>
  [...sentTypes(schema, operations)].filter(isScalarType).map(({ name }) => name);

function sentTypes(
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (found.has(type)) return;
    found.add(type);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
  };
  for (const { variableDefinitions = [] } of operations) {
    for (const { type } of variableDefinitions) {
      const variable = typeFromAST(schema, type);
      if (variable) visit(getNamedType(variable));
    }
  }
  return found;
}
