import { isDeeperThan, maxJsonDepth } from '../http/value-size.ts';

/**
 * JSON that is nested deeper than anybody can read or a browser can keep is answered as its text:
 * the record stays readable. It cannot be written by the API; see LimitsPlugin.
 */
export const DeepJsonPlugin: GraphileConfig.Plugin = {
  name: 'DeepJsonPlugin',
  schema: {
    hooks: {
      GraphQLScalarType(scalar, build) {
        if (scalar.name !== build.inflection.builtin('JSON')) return scalar;
        const serialize = scalar.serialize ?? ((value: unknown) => value);
        return {
          ...scalar,
          serialize: (value: unknown) =>
            isDeeperThan(value, maxJsonDepth) ? textOf(value) : serialize(value),
        };
      },
    },
  },
};

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // Too deep even for that.
    return '{…}';
  }
}
