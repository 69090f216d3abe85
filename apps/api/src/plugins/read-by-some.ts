import {
  PgDeleteSingleStep,
  PgInsertSingleStep,
  type PgResource,
  PgSelectSingleStep,
  PgUpdateSingleStep,
} from '@dataplan/pg';
import type { Step } from 'grafast';
import { sql } from 'pg-sql2';

/**
 * A column that some roles may read and others may not (`grant select (…) on … to …`) is read by a
 * separate statement: PostgreSQL refuses every statement with such a column, and would refuse the
 * list for users who may read all other columns. Records that such a column refers to are read
 * separately too. A user without the right gets an error at this field of each record; the field is
 * nullable whatever the table declares. Without a primary key a record cannot be found again, so
 * that only a list without the column is possible.
 */
export const ReadBySomePlugin: GraphileConfig.Plugin = {
  name: 'ReadBySomePlugin',
  after: ['PgAttributesPlugin', 'PgRelationsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const tableCodec = scope.isPgClassType ? scope.pgCodec : undefined;
        const resource = tableCodec?.attributes ? build.pgTableResource(tableCodec) : undefined;
        const key = resource?.uniques.find(({ isPrimary }) => isPrimary)?.attributes ?? [];
        const columns = readBySome(resource, columnsOf(scope, resource));
        const [first] = columns;
        const { plan } = field;
        if (
          !resource ||
          first === undefined ||
          key.length === 0 ||
          columns.some((column) => key.includes(column))
        )
          return field;
        return {
          ...field,
          type: build.graphql.getNullableType(field.type),
          plan($record, args, info) {
            const $own = readAgain($record, resource, key, columns);
            return plan ? plan($own, args, info) : $own.get(first);
          },
        };
      },
    },
  },
};

/**
 * Message for a missing right to read: of a field over such a column, and of a list whose filter,
 * order or sums use one. `undefined` for any other field.
 */
export function refusalToRead(
  scope: GraphileBuild.ScopeObjectFieldsField,
  build: GraphileBuild.Build,
): string | undefined {
  const tableCodec = scope.isPgClassType ? scope.pgCodec : undefined;
  const record = tableCodec?.attributes ? build.pgTableResource(tableCodec) : undefined;
  if (readBySome(record, columnsOf(scope, record)).length > 0)
    return 'This account may not read this.';
  const listed = scope.isPgFieldConnection ? scope.pgFieldResource : undefined;
  const { codec } = listed ?? {};
  const columns = readBySome(listed, Object.keys(codec?.attributes ?? {}));
  if (!codec || columns.length === 0) return undefined;
  const fields = columns.map((attributeName) =>
    build.inflection.attribute({ codec, attributeName }),
  );
  return `This account may not read all that is asked for here. Not every role may read ${fields.join(', ')} of ${build.inflection.tableType(codec)}: without that right nothing is found, sorted or summed by them.`;
}

const readBySome = (
  resource: PgResource | null | undefined,
  columns: readonly string[],
): readonly string[] =>
  columns.filter((name) => resource?.codec.attributes?.[name]?.extensions?.isReadBySome);

/** The columns that a field reads: its own, or those of its reference. */
function columnsOf(
  { pgFieldAttribute, pgRelationDetails }: GraphileBuild.ScopeObjectFieldsField,
  resource: PgResource | null | undefined,
): readonly string[] {
  if (pgRelationDetails) {
    const { registry, codec, relationName } = pgRelationDetails;
    const relation = registry.pgRelations[codec.name]?.[relationName];
    return relation && !relation.isReferencee ? relation.localAttributes : [];
  }
  return Object.entries(resource?.codec.attributes ?? {}).flatMap(([name, attribute]) =>
    attribute === pgFieldAttribute ? [name] : [],
  );
}

/** By its key, in a statement that has no other such column in it. */
function readAgain(
  $record: Step,
  resource: PgResource,
  key: readonly string[],
  columns: readonly string[],
): PgSelectSingleStep {
  if (
    !(
      $record instanceof PgSelectSingleStep ||
      $record instanceof PgInsertSingleStep ||
      $record instanceof PgUpdateSingleStep ||
      $record instanceof PgDeleteSingleStep
    )
  )
    throw new TypeError(`A record of ${resource.name} is planned in a way that is not known here.`);
  const $own = resource.get(Object.fromEntries(key.map((column) => [column, $record.get(column)])));
  if (!($own instanceof PgSelectSingleStep))
    throw new TypeError(`${resource.name} is read in a way that is not known here.`);
  $own
    .getClassStep()
    .setInliningForbidden()
    // Statements that differ in nothing become one, with the columns of both.
    .where(sql`${sql.literal(columns.join())} is not null`);
  return $own;
}
