import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';

/** The field of Query that lists the records of a type. */
export function listOf(schema: GraphQLSchema, record: GraphQLObjectType): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const list = fields.find(({ type }) => String(type) === `${record.name}Connection`);
  if (!list) throw new Error(`Query has no list of ${record.name}.`);
  return list.name;
}

export interface Mutation {
  /** The type of its input. */
  readonly type: GraphQLInputObjectType;
  readonly field: string;
  /** The field of its input that holds the record. */
  readonly input: string;
}

/** The mutation that makes or changes the records of a type. */
export function mutationOf(
  schema: GraphQLSchema,
  verb: string,
  record: GraphQLObjectType,
): Mutation {
  const mutation = Object.values(schema.getMutationType()?.getFields() ?? {}).find((field) => {
    const payload = getNamedType(field.type);
    return (
      field.name.startsWith(verb) &&
      isObjectType(payload) &&
      Object.values(payload.getFields()).some(({ type }) => getNamedType(type) === record)
    );
  });
  const taken = mutation?.args.map(({ type }) => getNamedType(type)).find(isInputObjectType);
  const held = Object.values(taken?.getFields() ?? {}).find(({ type }) =>
    /(?:Input|Patch)!$/.test(String(type)),
  );
  if (!mutation || !taken || !held) throw new Error(`Nothing to ${verb} a ${record.name}.`);
  return { type: taken, field: mutation.name, input: held.name };
}
