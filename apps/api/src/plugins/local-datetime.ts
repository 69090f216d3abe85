import { TYPES } from '@dataplan/pg';
import { Kind } from 'grafast/graphql';

/**
 * Times as people read them, and of the right type. `timestamp` is a wall clock somewhere,
 * `timestamptz` is an instant: two scalars, so that no client takes one for the other.
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
              description:
                'Date and time of day without a time zone, in ISO 8601: `2026-11-21T14:30:00`.',
              serialize: withoutTrailingZeros,
              parseValue: String,
              parseLiteral(node) {
                if (node.kind === Kind.STRING) return node.value;
                throw new build.graphql.GraphQLError(
                  'LocalDatetime is written as a string: "2026-11-21T14:30:00".',
                );
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
      GraphQLScalarType(scalar, build) {
        const { inflection } = build;
        return [inflection.builtin('Datetime'), inflection.builtin('Time')].includes(scalar.name)
          ? { ...scalar, serialize: withoutTrailingZeros }
          : scalar;
      },
    },
  },
};

const zero = 48;

/**
 * PostgreSQL writes six digits after the second: `14:30:00.000000` is `14:30:00`. Without a regular
 * expression, as every time of every record comes by.
 */
export function withoutTrailingZeros(value: unknown): string {
  const text = String(value);
  const point = text.indexOf('.');
  if (point < 0) return text;
  let end = point + 1;
  for (
    let digit = text.charCodeAt(end);
    digit >= zero && digit <= zero + 9;
    digit = text.charCodeAt(end)
  )
    end += 1;
  let keptEnd = end;
  while (text.charCodeAt(keptEnd - 1) === zero) keptEnd -= 1;
  return text.slice(0, keptEnd === point + 1 ? point : keptEnd) + text.slice(end);
}
