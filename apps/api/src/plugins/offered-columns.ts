import type { PgClass } from 'pg-introspection';

/**
 * Which columns a list can be filtered and sorted by: those that the database finds quickly, so that no click becomes a minute's work.
 * That is: a column of a key, of an index, or a foreign key. A table whose owner made no index at all besides its keys shows no preference
 * and offers all its columns. Decided by structure, never by the number of rows: the schema is the same on a copy with other data.
 */
export function createOfferedColumnsPlugin(report: (withheld: WithheldColumn) => void): GraphileConfig.Plugin {
  return {
    name: 'OfferedColumnsPlugin',
    after: ['smart-tags'],
    gather: {
      hooks: {
        pgCodecs_attribute(_info, { attribute, pgAttribute }) {
          const table = pgAttribute.getClass();
          if (!table || isOffered(table, pgAttribute.attname)) return;
          attribute.extensions = { ...attribute.extensions, isIndexed: false };
          report({ schema: table.getNamespace()?.nspname ?? '', table: table.relname, column: pgAttribute.attname });
        },
      },
    },
    schema: {
      entityBehavior: {
        pgCodecAttribute: {
          inferred: {
            after: ['inferred'],
            provides: ['postInferred'],
            callback(behavior, [codec, attributeName]) {
              const attribute = codec.attributes[attributeName];
              if (attribute?.extensions?.isIndexed === false) return [behavior, '-filterBy', '-orderBy'];
              // An index on an enum column is there for lists: sort by it too.
              return attribute?.codec.extensions && 'isEnum' in attribute.codec ? [behavior, 'orderBy'] : behavior;
            },
          },
        },
      },
    },
  };
}

export interface WithheldColumn {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

function isOffered(table: PgClass, column: string): boolean {
  // Views and composite types have no indexes to go by.
  if (!['r', 'p', 'm', 'f'].includes(table.relkind)) return true;
  const indexes = table.getIndexes().filter((index) => !index.indpred);
  const isPlain = indexes.every((index) => index.indisprimary || index.indisunique);
  if (isPlain) return true;
  if (indexes.some((index) => index.getKeys().some((key) => key?.attname === column))) return true;
  return table.getConstraints().some((constraint) => constraint.contype === 'f' && constraint.getAttributes()?.some((key) => key.attname === column));
}
