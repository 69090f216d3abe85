import type { PgClass } from 'pg-introspection';
import type { CommittedColumns } from '../committed-schema.ts';
import type { TableSize } from '../database/table-sizes.ts';

export interface OfferedColumnsOptions {
  /**
   * Columns in `schema/schema.graphql`. A running server offers the same ones, even if the tables
   * have changed since.
   */
  readonly committed: CommittedColumns;
  /** Whether tables of certain size are decided again, as when the schema is printed. */
  readonly decidesAnew: boolean;
  /** By `schema.table`. */
  readonly sizes: ReadonlyMap<string, TableSize>;
  readonly onWithheld: (column: WithheldColumn) => void;
}

export interface WithheldColumn {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  /** In the API: `Order.comment`. */
  readonly field: string;
}

/**
 * Columns by which a list can be filtered and sorted: all of a small table; of a large table those
 * that the database finds quickly, so that no click takes minutes. These are the columns of a key
 * or an index, and foreign keys. `@large` and `@small` in the comment of a table, and `@behavior`
 * in that of a column, override the decision.
 */
export function createOfferedColumnsPlugin({
  committed,
  decidesAnew,
  sizes,
  onWithheld,
}: OfferedColumnsOptions): GraphileConfig.Plugin {
  return {
    name: 'OfferedColumnsPlugin',
    after: ['smart-tags'],
    gather: {
      hooks: {
        pgCodecs_attribute(_info, { attribute, pgAttribute }) {
          const table = pgAttribute.getClass();
          if (!table || isQuick(table, pgAttribute.attname)) return;
          attribute.extensions = { ...attribute.extensions, isIndexed: false };
        },
      },
    },
    schema: {
      entityBehavior: {
        pgCodecAttribute: {
          inferred: {
            after: ['inferred'],
            provides: ['postInferred'],
            callback(behavior, [codec, attributeName], build) {
              const attribute = codec.attributes[attributeName];
              const table = codec.extensions?.pg;
              if (table && attribute?.extensions?.isIndexed === false) {
                const field = `${build.inflection.tableType(codec)}.${build.inflection.attribute({ codec, attributeName })}`;
                const { large, small } = codec.extensions?.tags ?? {};
                const size = large
                  ? 'large'
                  : small
                    ? 'small'
                    : (sizes.get(`${table.schemaName}.${table.name}`) ?? 'small');
                const isUnchanged = !decidesAnew || (size === 'unsure' && !large && !small);
                const isWithheld =
                  (isUnchanged ? committed.get(field) : undefined) ?? size === 'large';
                if (isWithheld) {
                  onWithheld({
                    schema: table.schemaName,
                    table: table.name,
                    column: attributeName,
                    field,
                  });
                  return [behavior, '-filterBy', '-orderBy'];
                }
              }
              // An index on an enum column is there for lists: sort by it too.
              return attribute?.codec.extensions && 'isEnum' in attribute.codec
                ? [behavior, 'orderBy']
                : behavior;
            },
          },
        },
      },
    },
  };
}

/** Tests whether the database finds rows by this column without a scan of the table. */
function isQuick(table: PgClass, column: string): boolean {
  const indexes = table.getIndexes().filter((index) => !index.indpred);
  if (indexes.some((index) => index.getKeys().some((key) => key?.attname === column))) return true;
  return table
    .getConstraints()
    .some(
      (constraint) =>
        constraint.contype === 'f' &&
        constraint.getAttributes()?.some((key) => key.attname === column),
    );
}
