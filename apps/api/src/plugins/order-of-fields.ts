import type { PgCodec } from '@dataplan/pg';
import { isTable } from './search.ts';

/**
 * Sorts the fields of a record in the order of its columns, with those of functions and references
 * after them by name, and the fields of Query and Mutation by name. Arguments of a function and
 * values of an enum keep the order of the database: a life cycle is read from its beginning.
 */
export const OrderOfFieldsPlugin: GraphileConfig.Plugin = {
  name: 'OrderOfFieldsPlugin',
  schema: {
    hooks: {
      // The hook runs after every plugin has added its fields. PostGraphile has tables in the order
      // in which it discovered them.
      finalize(schema) {
        for (const root of [schema.getQueryType(), schema.getMutationType()])
          if (root) inOrder(root.getFields(), []);
        return schema;
      },
      GraphQLObjectType_fields(fields, { inflection }, { scope }) {
        return scope.isPgClassType
          ? inOrder(fields, columnFields(scope.pgCodec, inflection))
          : fields;
      },
      GraphQLInputObjectType_fields(fields, { inflection }, { scope }) {
        const columns = columnFields(scope.pgCodec, inflection);
        return columns.length > 0 ? inOrder(fields, columns) : fields;
      },
    },
  },
};

function columnFields(
  codec: PgCodec | undefined,
  inflection: GraphileBuild.Inflection,
): readonly string[] {
  return isTable(codec)
    ? Object.keys(codec.attributes).map((attributeName) =>
        inflection.attribute({ codec, attributeName }),
      )
    : [];
}

/** The same object, as others hold it. */
function inOrder<Fields extends Record<string, unknown>>(
  fields: Fields,
  first: readonly string[],
): Fields {
  const positions = new Map(first.map((name, at) => [name, at]));
  const sorted = Object.entries(fields).toSorted(
    ([a], [b]) =>
      (positions.get(a) ?? first.length) - (positions.get(b) ?? first.length) || (a < b ? -1 : 1),
  );
  for (const [name, field] of sorted) {
    Reflect.deleteProperty(fields, name);
    Object.assign(fields, { [name]: field });
  }
  return fields;
}
