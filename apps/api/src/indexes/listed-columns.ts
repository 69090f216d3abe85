import type { PgCodec } from '@dataplan/pg';
import { isTable, searchedColumns } from '../plugins/search.ts';

/** Operations of lists on a table. */
export interface ListedTable {
  readonly schema: string;
  readonly name: string;
  /**
   * Columns that a list is sorted by because of an index or a reference, whatever the size of the
   * table.
   */
  readonly sorted: readonly string[];
  /** Columns that a search looks in. */
  readonly searched: readonly string[];
  /** Of the comment `@large` or `@small`. */
  readonly size: 'large' | 'small' | undefined;
}

/** Hears of each table that has a list, when the schema is made. */
export function createListedColumnsPlugin(
  onTable: (table: ListedTable) => void,
): GraphileConfig.Plugin {
  return {
    name: 'ListedColumnsPlugin',
    schema: {
      hooks: {
        GraphQLInputObjectType_fields(fields, build, { scope }) {
          const codec: PgCodec | undefined = scope.pgCodec;
          const table = codec?.extensions?.pg;
          if (
            !scope.isPgConnectionFilter ||
            !isTable(codec) ||
            !table ||
            table.schemaName === 'admin'
          )
            return fields;
          const { large, small } = codec.extensions?.tags ?? {};
          onTable({
            schema: table.schemaName,
            name: table.name,
            sorted: Object.entries(codec.attributes)
              .filter(
                ([name, { extensions }]) =>
                  extensions?.isIndexed !== false &&
                  build.behavior.pgCodecAttributeMatches([codec, name], 'attribute:orderBy') ===
                    true,
              )
              .map(([name]) => name),
            searched: searchedColumns(build, codec)?.text ?? [],
            size: large ? 'large' : small ? 'small' : undefined,
          });
          return fields;
        },
      },
    },
  };
}
