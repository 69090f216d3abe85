import { transliterate } from '../transliterate.ts';

/** Names in GraphQL have Latin letters only: a table «заказы» is `zakazy`, and not six underscores. */
export const LatinNamesPlugin: GraphileConfig.Plugin = {
  name: 'LatinNamesPlugin',
  inflection: {
    replace: {
      coerceToGraphQLName: (previous, _options, name) => previous?.(transliterate(name)) ?? name,
      enumValue(previous, _options, value, codec) {
        // Known signs have words; of the rest, spaces and hyphens say nothing.
        const word = transliterate(previous?.(value, codec) ?? value).replaceAll(/\W+/g, '_');
        return this.coerceToGraphQLName(word);
      },
    },
  },
};
