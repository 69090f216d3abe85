import { connection, type ConnectionStep, type FieldArgs, lambda, type Step } from 'grafast';

/** `countUpTo(limit)`: how many records a connection has, counted no further than `limit`. Cheap where `totalCount` reads a whole table. */
export const CountUpToPlugin: GraphileConfig.Plugin = {
  name: 'CountUpToPlugin',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks, Self }) {
        if (!scope.isPgConnectionRelated || !scope.isConnectionType) return fields;
        const { GraphQLInt, GraphQLNonNull } = build.graphql;
        return build.extend(
          fields,
          {
            countUpTo: fieldWithHooks({ fieldName: 'countUpTo' }, () => ({
              description: 'The number of records, counted no further than `limit`.',
              type: new GraphQLNonNull(GraphQLInt),
              args: { limit: { type: new GraphQLNonNull(GraphQLInt) } },
              plan: planCount,
            })),
          },
          `Adding countUpTo to ${Self.name}`,
        );
      },
    },
  },
};

function planCount($connection: ConnectionStep<unknown, Step>, args: FieldArgs): Step<number> {
  const $records = connection($connection.cloneSubplanWithoutPagination());
  $records.setFirst(args.getRaw('limit'));
  return lambda($records.items(), (records: readonly unknown[]) => records.length, true);
}
