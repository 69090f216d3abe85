import { parse, print, printSchema, type DefinitionNode, type GraphQLSchema } from 'graphql';

/** SDL of a schema, its types by name; what a type has stays in the order of the server. */
export function printByName(schema: GraphQLSchema): string {
  const { definitions, ...document } = parse(printSchema(schema));
  return print({ ...document, definitions: definitions.toSorted(byName) });
}

/** The definition of the schema itself comes first. */
const byName = (a: DefinitionNode, b: DefinitionNode): number =>
  nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b));

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : '';
