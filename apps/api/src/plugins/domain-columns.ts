import type { PgCodec } from '@dataplan/pg';

declare global {
  namespace DataplanPg {
    interface PgResourceParameterExtensions {
      /** The domain that is its type, `public.isbn`. */
      domain?: string;
    }
  }
}

/**
 * A column whose type is a domain is in the API what the domain is made of: `create domain pages as
 * int` is `Int`. PostGraphile makes a scalar of its own of each, which says neither that it is a
 * number nor that it is a date: no form could send it rightly. So are arguments and values of
 * functions. The database checks as before.
 */
export const DomainColumnsPlugin: GraphileConfig.Plugin = {
  name: 'DomainColumnsPlugin',
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { attribute }) {
        attribute.codec = baseOf(attribute.codec);
      },
      pgProcedures_PgResourceOptions(_info, { resourceOptions }) {
        Object.assign(resourceOptions, {
          codec: baseOf(resourceOptions.codec),
          parameters: resourceOptions.parameters?.map((parameter) => {
            const { domainOfCodec, extensions } = parameter.codec;
            const domain =
              domainOfCodec && extensions?.pg
                ? { domain: `${extensions.pg.schemaName}.${extensions.pg.name}` }
                : {};
            return {
              ...parameter,
              codec: baseOf(parameter.codec),
              extensions: { ...parameter.extensions, ...domain },
            };
          }),
        });
      },
    },
  },
};

const baseOf = (codec: PgCodec): PgCodec =>
  codec.domainOfCodec ? baseOf(codec.domainOfCodec) : codec;
