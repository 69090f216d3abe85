import type { PgCodec, PgCodecAttribute, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import type { TablePrivileges } from '../database/column-privileges.ts';
import { isSecretName } from '../database/secret-names.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** No role of the administration may read the column. */
      isUnreadable?: boolean;
      /** Some roles of the administration may read the column, and others may not. */
      isReadBySome?: boolean;
      /** PostgreSQL computes or counts the values and refuses any other. */
      isGenerated?: boolean;
    }
    interface PgResourceExtensions {
      /** Columns of unique indexes that hold for all rows and belong to no constraint. */
      uniqueIndexes?: readonly (readonly string[])[];
    }
  }
}

/**
 * Operations that the API offers on a column, for everybody. Roles, grants and policies restrict
 * them further.
 */
export interface ColumnRights {
  readonly attribute: PgCodecAttribute;
  /** The name of its field. */
  readonly field: string;
  /** Never leaves the database, neither as a value nor as what records are found or sorted by. */
  readonly isSecret: boolean;
  /** Computed or always counted by the database. */
  readonly isGenerated: boolean;
  /** Is in records, searches, sums, exports and keys of imports. */
  readonly isReadable: boolean;
}

/**
 * Rights of a table's columns, by their names in the database. All access paths use them:
 * PostGraphile's own fields by the behaviours that `ColumnRightsPlugin` sets, and search, sums and
 * imports directly.
 */
export function columnRights(
  build: Pick<GraphileBuild.Build, 'behavior' | 'inflection'>,
  codec: PgCodecWithAttributes,
): ReadonlyMap<string, ColumnRights> {
  return new Map(
    Object.entries(codec.attributes).map(([attributeName, attribute]) => [
      attributeName,
      {
        attribute,
        field: build.inflection.attribute({ codec, attributeName }),
        isSecret: isSecret(attributeName, attribute),
        isGenerated: attribute.extensions?.isGenerated === true,
        isReadable: isReadable(build, codec, attributeName),
      },
    ]),
  );
}

/** The unique keys of a table, by constraint or index, whose columns are all readable. */
export function readableKeys(
  build: Pick<GraphileBuild.Build, 'behavior'>,
  { codec, uniques, extensions }: PgResource,
): readonly (readonly string[])[] {
  if (!hasColumns(codec)) return [];
  const keys = [
    ...uniques.map(({ attributes }) => attributes),
    ...(extensions?.uniqueIndexes ?? []),
  ];
  const isFirst = (key: readonly string[], at: number): boolean =>
    keys.findIndex((candidate) => isEqualKey(candidate, key)) === at;
  return keys.filter(
    (key, at) => isFirst(key, at) && key.every((column) => isReadable(build, codec, column)),
  );
}

/** Tests whether two keys have the same columns, in any order. */
export function isEqualKey(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((column) => second.includes(column));
}

function isReadable(
  { behavior }: Pick<GraphileBuild.Build, 'behavior'>,
  codec: PgCodecWithAttributes,
  column: string,
): boolean {
  return behavior.pgCodecAttributeMatches([codec, column], 'attribute:select') === true;
}

function hasColumns(codec: PgCodec): codec is PgCodecWithAttributes {
  return codec.attributes !== undefined;
}

/** By its name, by a privilege, or by its comment: `@behavior -attribute:select`. */
function isSecret(name: string, attribute: PgCodecAttribute): boolean {
  if (attribute.extensions?.isUnreadable) return true;
  const behavior = String(attribute.extensions?.tags?.behavior ?? '');
  if (/(?:^|[\s,])-(?:(?:attribute:)?select|\*)(?![\w:])/.test(behavior)) return true;
  return (
    isSecretName(name, attribute) && !/(?:^|[\s,])\+?(?:attribute:)?select(?![\w:])/.test(behavior)
  );
}

/** A value of the column shows a secret: it is one, or is made of parts of which one is. */
export function showsSecret(name: string, attribute: PgCodecAttribute): boolean {
  if (isSecret(name, attribute)) return true;
  const own: PgCodec = attribute.codec;
  const inner: PgCodec = own.arrayOfCodec ?? own;
  return (
    hasColumns(inner) &&
    Object.entries(inner.attributes).some(([part, each]) => showsSecret(part, each))
  );
}

/**
 * Sets the behaviours of columns, keys and references from their rights. A secret is in no output
 * type, filter, order, look-up, reference and update. A create takes a secret where the record
 * cannot be created without it. A composite value is read without its secret members, and neither
 * changed nor compared as a whole.
 */
export function createColumnRightsPlugin(
  privileges: ReadonlyMap<string, TablePrivileges>,
): GraphileConfig.Plugin {
  return {
    name: 'ColumnRightsPlugin',
    after: ['smart-tags', 'PgBasicsPlugin'],
    gather: {
      hooks: {
        pgCodecs_attribute(_info, { attribute, pgAttribute }) {
          const table = pgAttribute.getClass();
          const own = privileges.get(`${table?.getNamespace()?.nspname}.${table?.relname}`);
          const isGenerated = Boolean(pgAttribute.attgenerated) || pgAttribute.attidentity === 'a';
          attribute.extensions = {
            ...attribute.extensions,
            isGenerated,
            isUnreadable: own?.unreadable.has(pgAttribute.attname) ?? false,
            isReadBySome:
              own !== undefined &&
              !own.unreadable.has(pgAttribute.attname) &&
              !own.common.has(pgAttribute.attname),
          };
        },
        pgTables_PgResourceOptions(_info, { pgClass, resourceOptions }) {
          const { codec, uniques = [] } = resourceOptions;
          const attributes = new Map(Object.entries(codec.attributes ?? {}));
          const isOpen = (columns: readonly string[]): boolean =>
            columns.every((name) => {
              const attribute = attributes.get(name);
              return attribute !== undefined && !showsSecret(name, attribute);
            });
          // Pages continue behind the key of a record: a cursor has its values.
          resourceOptions.uniques = uniques.filter((unique) => isOpen(unique.attributes));
          resourceOptions.extensions = {
            ...resourceOptions.extensions,
            uniqueIndexes: pgClass.getIndexes().flatMap((index) => {
              const keys = index.getKeys().slice(0, index.indnkeyatts ?? undefined);
              const columns = keys.flatMap((key) => (key ? [key.attname] : []));
              const isFullyWritable =
                index.indisunique === true && index.indisvalid === true && !index.indpred;
              return isFullyWritable && columns.length === keys.length && isOpen(columns)
                ? [columns]
                : [];
            }),
          };
        },
      },
    },
    schema: {
      entityBehavior: {
        pgCodecAttribute: {
          inferred: {
            after: ['inferred', 'postInferred'],
            provides: ['columnRights'],
            callback(behavior, [codec, attributeName]) {
              const attribute = codec.attributes[attributeName];
              if (!attribute || !isSecret(attributeName, attribute)) return behavior;
              const isRequired = attribute.notNull === true && attribute.hasDefault !== true;
              const insertBehavior = isRequired ? [] : (['-attribute:insert'] as const);
              return [behavior, '-attribute:update', ...insertBehavior];
            },
          },
          // Whatever a comment says of filters and orders.
          override(behavior, [codec, attributeName]) {
            const attribute = codec.attributes[attributeName];
            if (!attribute || !showsSecret(attributeName, attribute)) return behavior;
            const closed = [behavior, '-attribute:filterBy', '-attribute:orderBy'] as const;
            return isSecret(attributeName, attribute)
              ? [...closed, '-attribute:select']
              : [...closed, '-attribute:update'];
          },
        },
        pgCodecRelation: {
          override: (
            behavior,
            { localCodec, remoteResource, localAttributes, remoteAttributes },
          ) => {
            const isOpen = (codec: PgCodec, columns: readonly string[]): boolean =>
              columns.every((column) => {
                const attribute = codec.attributes?.[column];
                return attribute !== undefined && !showsSecret(column, attribute);
              });
            return isOpen(localCodec, localAttributes) &&
              isOpen(remoteResource.codec, remoteAttributes)
              ? behavior
              : '-*';
          },
        },
      },
    },
  };
}
