/**
 * A column that the database computes (`generated always as (…) stored`) or always counts is in no
 * input: PostgreSQL refuses any value for it. PostGraphile leaves out the counted ones by itself.
 */
export const GeneratedColumnsPlugin: GraphileConfig.Plugin = {
  name: 'GeneratedColumnsPlugin',
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { pgAttribute, attribute }) {
        if (!pgAttribute.attgenerated) return;
        attribute.extensions = { ...attribute.extensions, isInsertable: false, isUpdatable: false };
      },
    },
  },
};
