import type { PgCodec } from '@dataplan/pg';
import { TYPES } from '@dataplan/pg';
import type { PgType } from 'pg-introspection';
import { sql } from 'pg-sql2';
import type { Types } from '../database/types.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecExtensions {
      /** The API has the values as the text that PostgreSQL writes. */
      isText?: boolean;
    }
    interface PgCodecAttributeExtensions {
      /** `false`: the database has no order of such values. */
      isOrdered?: boolean;
      /** `false`: the database does not compare such values. */
      hasEquality?: boolean;
    }
  }
}

/**
 * Supports columns of any type. A type that PostGraphile does not know (`pg_lsn`, a multirange, a
 * type of an extension) is a scalar with the text that PostgreSQL writes and reads. Lists are
 * sorted by types with an order, and filtered by types with an equality: `point`, `json` and `xml`
 * have neither.
 */
export const createTypesPlugin = (types: Types): GraphileConfig.Plugin => ({
  name: 'TypesPlugin',
  after: ['PgCodecsPlugin'],
  gather: {
    hooks: {
      pgCodecs_findPgCodec({ inflection }, event) {
        const { pgType, serviceName } = event;
        const { _id: oid } = pgType;
        const schema = pgType.getNamespace()?.nspname;
        if (event.pgCodec || schema === undefined || !isOfValues(pgType)) return;
        event.pgCodec = textCodec(
          inflection.typeCodecName({ pgType, serviceName }),
          { serviceName, schemaName: schema, name: pgType.typname },
          oid,
        );
      },
      pgCodecs_attribute(_info, { attribute, pgAttribute }) {
        const abilities = types.get(pgAttribute.atttypid);
        if (abilities) attribute.extensions = { ...attribute.extensions, ...abilities };
      },
    },
  },
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: {
          after: ['inferred', 'postInferred'],
          provides: ['typeAbilities'],
          callback(behavior, [codec, attributeName]) {
            const { isOrdered, hasEquality } = codec.attributes[attributeName]?.extensions ?? {};
            return [
              behavior,
              ...(isOrdered === false ? (['-orderBy'] as const) : []),
              ...(hasEquality === false ? (['-filterBy'] as const) : []),
            ];
          },
        },
      },
    },
    hooks: {
      init: {
        before: ['PgCodecs'],
        callback(value, build) {
          for (const codec of build.allPgCodecs) {
            if (!codec.extensions?.isText && codec !== TYPES.line) continue;
            const name = `Pg${build.inflection.upperCamelCase(codec.extensions?.pg?.name ?? codec.name).replace(/^Pg/, '')}`;
            if (!build.getTypeMetaByName(name))
              build.registerScalarType(
                name,
                {},
                () => ({
                  description: `A value of \`${codec.extensions?.pg?.name ?? codec.name}\`, as the text that PostgreSQL writes.`,
                  serialize: String,
                  parseValue: String,
                }),
                'TypesPlugin',
              );
            for (const direction of ['input', 'output'] as const)
              build.setGraphQLTypeForPgCodec(codec, direction, name);
          }
          return value;
        },
      },
    },
  },
});

/** Neither pseudo-types (`record`, `trigger`) nor arrays, whose items have types. */
const isOfValues = ({ typtype, typname, typelem, typcategory, typlen }: PgType): boolean =>
  (typtype === 'b' || typtype === 'm') &&
  !(typcategory === 'A' && typelem !== '0' && typlen === -1 && typname.startsWith('_'));

function textCodec(
  name: string,
  pg: NonNullable<NonNullable<PgCodec['extensions']>['pg']>,
  oid: string,
): PgCodec {
  return {
    name,
    sqlType: sql.identifier(pg.schemaName, pg.name),
    fromPg: (text: string) => text,
    toPg: (text: string) => text,
    attributes: undefined,
    extensions: { oid, pg, isText: true },
    executor: null,
  };
}
