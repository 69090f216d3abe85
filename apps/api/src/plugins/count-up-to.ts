import {
  connection,
  type ConnectionStep,
  type FieldArgs,
  lambda,
  SafeError,
  type Step,
} from 'grafast';
import { onAllPages } from './cursors.ts';

/**
 * `countUpTo(limit)`: number of a connection's records, counted up to `limit`. It is cheap where
 * `totalCount` reads a large table.
 */
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
  const $records = connection(onAllPages($connection));
  $records.setFirst(lambda(args.getRaw('limit'), limitOf, true));
  return lambda($records.items(), (records: readonly unknown[]) => records.length, true);
}

function limitOf(limit: unknown): number {
  const number = Number(limit);
  if (number < 0)
    throw new SafeError(`limit is ${number}; it is a whole number from 0.`, {
      code: 'BAD_USER_INPUT',
    });
  return number;
}
