/**
 * Searched texts are literal: `includes: "C:\"` finds a backslash, as `%` finds a per cent sign.
 * The filter escapes the wildcards but not the escape character itself: at the end of a text it
 * causes an error, and elsewhere it swallows the next character.
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
