/**
 * A column whose type is a domain is in the API what the domain is made of: `create domain pages as int` is `Int`. PostGraphile makes a scalar of its
 * own of each, which says neither that it is a number nor that it is a date: no form could send it rightly. The database checks as before.
 */
export const DomainColumnsPlugin: GraphileConfig.Plugin = {
  name: 'DomainColumnsPlugin',
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { attribute }) {
        while (attribute.codec.domainOfCodec) attribute.codec = attribute.codec.domainOfCodec;
      },
    },
  },
};
