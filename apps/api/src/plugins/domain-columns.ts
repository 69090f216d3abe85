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
 * A column whose type is a domain has the type of its base in the API: `create domain pages as int`
 * is `Int`. PostGraphile would make a scalar of each domain, which hides whether it is a number or
 * a date, so that no form could send it correctly. The same holds for arguments and results of
 * functions. The database checks the domain as before.
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
