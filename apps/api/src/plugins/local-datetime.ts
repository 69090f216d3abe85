import { TYPES } from '@dataplan/pg';

/**
 * `timestamp` is a wall clock somewhere, `timestamptz` is an instant: two scalars, so that no client takes one for the other.
 * `LocalDatetime` is written without an offset.
 */
export const LocalDatetimePlugin: GraphileConfig.Plugin = {
  name: 'LocalDatetimePlugin',
  schema: {
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(value, build) {
          build.registerScalarType(
            'LocalDatetime',
            {},
            () => ({
              description: 'Date and time of day without a time zone, in ISO 8601: `2026-11-21T14:30:00`.',
              serialize: String,
              parseValue: String,
              parseLiteral(node) {
                if (node.kind === 'StringValue') return node.value;
                throw new build.graphql.GraphQLError('LocalDatetime is written as a string: "2026-11-21T14:30:00".');
              },
            }),
            'LocalDatetimePlugin',
          );
          for (const direction of ['input', 'output'] as const) {
            build.setGraphQLTypeForPgCodec(TYPES.timestamp, direction, 'LocalDatetime');
          }
          return value;
        },
      },
    },
  },
};
