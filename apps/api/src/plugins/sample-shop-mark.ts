/**
 * What the schema of the sample shop says of itself. Screens that know its words and the order of
 * its sections look for it.
 */
const description = 'Sample shop';

/**
 * Tells the schema of the sample shop from that of anybody's database, whatever their tables are
 * called.
 */
export const SampleShopMarkPlugin: GraphileConfig.Plugin = {
  name: 'SampleShopMarkPlugin',
  schema: {
    hooks: {
      GraphQLSchema: (schema) => ({ ...schema, description }),
    },
  },
};
