import { isEnumCodec, type PgCodecWithAttributes, type PgResource } from '@dataplan/pg';
import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'grafast/graphql';
import { isTable } from '../plugins/search.ts';
import { columnRights } from '../plugins/column-rights.ts';
import type { WritingResource } from '../plugins/writing-resources.ts';

/**
 * Elements of the database that the schema has: `table public.orders`, `column
 * public.orders.total`.
 */
export type Reached = Set<string>;

/** Collects elements from the finished schema, so that elements that a plugin removed are missing. */
export function createReachedPlugin(reached: Reached): GraphileConfig.Plugin {
  return {
    name: 'ReachedPlugin',
    schema: {
      hooks: {
        finalize(schema, build) {
          for (const resource of Object.values(build.pgResources)) {
            const { codec, extensions } = resource;
            const tableName = `${extensions?.pg?.schemaName}.${extensions?.pg?.name}`;
            if (isFunction(resource)) {
              if (hasFunction(schema, build, resource)) reached.add(`function ${tableName}`);
            } else if (isTable(codec) && hasList(schema, build, resource))
              reached.add(`table ${tableName}`);
          }
          for (const codec of Object.values(build.pgCodecs)) {
            if (isTable(codec)) addColumns(schema, build, codec, reached);
            else if (isEnumCodec(codec) && codec.extensions?.pg) {
              const type = schema.getType(build.inflection.enumType(codec));
              const { schemaName, name } = codec.extensions.pg;
              for (const { value } of codec.values) {
                const isThere =
                  isEnumType(type) &&
                  type.getValues().some((candidate) => candidate.value === value);
                if (isThere || !type) reached.add(`value ${schemaName}.${name}.${value}`);
              }
            }
          }
          return schema;
        },
      },
    },
  };
}

type Build = GraphileBuild.Build;
/** A function, whether it writes or reads. */
const isFunction = (resource: PgResource): resource is WritingResource =>
  resource.parameters !== undefined;

function hasList(schema: GraphQLSchema, { inflection }: Build, resource: PgResource): boolean {
  const field = schema.getQueryType()?.getFields()[inflection.allRowsConnection(resource)];
  return field?.type.toString() === inflection.tableConnectionType(resource.codec);
}

function hasFunction(
  schema: GraphQLSchema,
  { inflection }: Build,
  resource: WritingResource,
): boolean {
  const details = { resource };
  if (resource.isMutation)
    return Object.hasOwn(
      schema.getMutationType()?.getFields() ?? {},
      inflection.customMutationField(details),
    );
  const names = [
    inflection.customQueryField(details),
    inflection.customQueryConnectionField(details),
  ];
  const fields = schema.getQueryType()?.getFields() ?? {};
  if (names.some((name) => Object.hasOwn(fields, name))) return true;
  const [first] = resource.parameters;
  if (!first || !isTable(first.codec)) return false;
  const type = schema.getType(inflection.tableType(first.codec));
  return (
    isObjectType(type) &&
    Object.hasOwn(type.getFields(), inflection.computedAttributeField(details))
  );
}

function addColumns(
  schema: GraphQLSchema,
  build: Build,
  codec: PgCodecWithAttributes,
  reached: Reached,
): void {
  const { inflection } = build;
  const { pg } = codec.extensions ?? {};
  if (!pg) return;
  const place = `${pg.schemaName}.${pg.name}`;
  const typeName = inflection.tableType(codec);
  const type = schema.getType(typeName);
  const input = schema.getType(inflection.inputType(typeName));
  const fields = isObjectType(type) ? type.getFields() : {};
  for (const [attributeName, { field, isSecret }] of columnRights(build, codec)) {
    const isWritten = isInputObjectType(input) && Object.hasOwn(input.getFields(), field);
    if (Object.hasOwn(fields, field) || isWritten || isSecret)
      reached.add(`column ${place}.${attributeName}`);
  }
  for (const [relationName, relation] of Object.entries(build.pgRelations[codec.name] ?? {})) {
    if (relation.isReferencee) continue;
    const field = inflection.singleRelation({
      registry: build.input.pgRegistry,
      codec,
      relationName,
    });
    if (Object.hasOwn(fields, field))
      reached.add(`reference ${place}.${[...relation.localAttributes].toSorted().join(',')}`);
  }
}
