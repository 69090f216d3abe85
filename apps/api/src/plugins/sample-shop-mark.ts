import { sampleShopDescription as description } from '../committed-schema.ts';

/**
 * Tells the schema of the sample shop from that of anybody's database, whatever their tables are
 * called. Screens that know its words and the order of its sections look for it.
 */
export const SampleShopMarkPlugin: GraphileConfig.Plugin = {
  name: 'SampleShopMarkPlugin',
  schema: {
    hooks: {
      GraphQLSchema: (schema) => ({ ...schema, description }),
    },
  },
};
