/**
 * What is looked for is meant as it stands: `includes: "C:\"` finds a backslash, as `%` finds a per
 * cent sign. The filter escapes the wildcards and leaves the character that escapes them, so that
 * one at the end is refused, and any other takes the character behind it.
 */
export const LiteralPatternsPlugin: GraphileConfig.Plugin = {
  name: 'LiteralPatternsPlugin',
  schema: {
    hooks: {
      build: {
        after: ['PgConnectionArgFilterPlugin'],
        callback: (build) =>
          Object.assign(build, {
            escapeLikeWildcards: (input: unknown) => String(input).replace(/[\\%_]/g, '\\$&'),
          }),
      },
    },
  },
};
