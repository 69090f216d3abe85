/**
 * Records are looked up by the keys that the database gives them: no global node ids, and so a
 * column `id` keeps its name. (With node ids PostGraphile would call it `rowId`.)
 */
export const NaturalKeysPlugin: GraphileConfig.Plugin = {
  name: 'NaturalKeysPlugin',
  after: ['PgAttributesPlugin'],
  inflection: {
    replace: {
      _attributeName(_previous, _options, { attributeName, codec }) {
        const name = codec.attributes[attributeName]?.extensions?.tags?.name;
        return this.coerceToGraphQLName(typeof name === 'string' ? name : attributeName);
      },
    },
  },
};

/** Plugins of PostGraphile that only serve node ids. */
export const nodeIdPlugins = [
  'NodePlugin',
  'AddNodeInterfaceToSuitableTypesPlugin',
  'NodeAccessorPlugin',
  'PgNodeIdAttributesPlugin',
  'PgTableNodePlugin',
];
