import {
  type PgCodec,
  type PgCodecWithAttributes,
  type PgConditionLike,
  TYPES,
} from '@dataplan/pg';
import type { SQL } from 'pg-sql2';
import { columnRights } from './column-rights.ts';

const textCodecs: readonly PgCodec[] = [
  TYPES.text,
  TYPES.varchar,
  TYPES.bpchar,
  TYPES.citext,
  TYPES.name,
];
const integerLimits = new Map<PgCodec, bigint>([
  [TYPES.int2, 2n ** 15n - 1n],
  [TYPES.int, 2n ** 31n - 1n],
  [TYPES.bigint, 2n ** 63n - 1n],
]);
const maxWords = 10;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * `search` in the filter of each table that has text: every word must occur in some text column.
 * Case and accents do not count, and neither does the difference of `ё` and `е`:
 * `admin.search_form` says what is compared. A number or a UUID is also looked for in the key
 * columns, and there it must be equal.
 */
export const SearchPlugin: GraphileConfig.Plugin = {
  name: 'SearchPlugin',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, { scope, fieldWithHooks, Self }) {
        const codec: PgCodec | undefined = scope.pgCodec;
        if (!scope.isPgConnectionFilter || !isTable(codec)) return fields;
        const columns = searchedColumns(build, codec);
        if (!columns) return fields;
        const { sql } = build;
        return build.extend(
          fields,
          {
            search: fieldWithHooks({ fieldName: 'search' }, () => ({
              description: 'Words that must all occur in the text of the record.',
              type: build.graphql.GraphQLString,
              apply($where: PgConditionLike, value: unknown) {
                for (const word of wordsOf(value)) {
                  const column = (name: string): SQL =>
                    sql`${$where.alias}.${sql.identifier(name)}`;
                  const conditions = [
                    // As indexes have it: see `searchIndex`.
                    ...columns.text.map(
                      (name) =>
                        sql`admin.search_form(${column(name)}::text) collate "C" like admin.search_form(${sql.value(likePattern(word))})`,
                    ),
                    ...columns.keys
                      .filter(({ codec }) => canBe(word, codec))
                      .map(
                        ({ name, codec }) =>
                          sql`${column(name)} = ${sql.value(word)}::${codec.sqlType}`,
                      ),
                  ];
                  $where.where(sql`(${sql.join(conditions, ' or ')})`);
                }
              },
            })),
          },
          `Adding search to ${Self.name}`,
        );
      },
    },
  },
};

export function isTable(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return codec?.attributes !== undefined;
}

export interface SearchedColumns {
  readonly text: readonly string[];
  readonly keys: readonly { readonly name: string; readonly codec: PgCodec }[];
}

/** Undefined where there is no search. */
export function searchedColumns(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
): SearchedColumns | undefined {
  const rights = columnRights(build, codec);
  const isReadable = (name: string): boolean => rights.get(name)?.isReadable === true;
  const columns = columnsOf(codec, keyColumns(build.pgTableResource(codec)), isReadable);
  // A column of that name has its own condition there.
  const isNameUsed = Object.keys(codec.attributes).some(
    (attributeName) => build.inflection.attribute({ codec, attributeName }) === 'search',
  );
  return columns.text.length === 0 || isNameUsed ? undefined : columns;
}

/** Of the columns that people may see: a word that finds a record tells what is in it. */
function columnsOf(
  codec: PgCodecWithAttributes,
  inKey: ReadonlySet<string>,
  isReadable: (name: string) => boolean,
): SearchedColumns {
  const columns = Object.entries(codec.attributes)
    .filter(([name]) => isReadable(name))
    .map(([name, attribute]) => ({
      name,
      codec: attribute.codec.domainOfCodec ?? attribute.codec,
    }));
  return {
    text: columns.filter(({ codec }) => textCodecs.includes(codec)).map(({ name }) => name),
    keys: columns.filter(
      ({ name, codec }) => inKey.has(name) && (codec === TYPES.uuid || integerLimits.has(codec)),
    ),
  };
}

function keyColumns(
  resource: { readonly uniques: readonly { readonly attributes: readonly string[] }[] } | null,
): ReadonlySet<string> {
  return new Set(
    resource?.uniques.flatMap(({ attributes }) => (attributes.length === 1 ? attributes : [])),
  );
}

function canBe(word: string, codec: PgCodec): boolean {
  if (codec === TYPES.uuid) return uuid.test(word);
  const limit = integerLimits.get(codec);
  return limit !== undefined && /^\d{1,19}$/.test(word) && BigInt(word) <= limit;
}

function wordsOf(search: unknown): string[] {
  if (typeof search !== 'string') return [];
  return search.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
