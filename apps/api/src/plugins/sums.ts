import {
  type PgCodec,
  type PgCodecWithAttributes,
  type PgSelectSingleStep,
  PgSelectStep,
  TYPES,
} from '@dataplan/pg';
import type { ConnectionStep, Step } from 'grafast';
import { isObjectType } from 'grafast/graphql';

import { columnRights } from './column-rights.ts';
import { isTable } from './search.ts';

/** Of these a sum is exact. */
const exact: readonly PgCodec[] = [TYPES.int2, TYPES.int, TYPES.bigint, TYPES.numeric];

/**
 * `sums { total }` of a connection: what the numbers of all its records come to, on all pages, as
 * `totalCount` counts them. There is none of a key, and none of what cannot be read.
 */
export const SumsPlugin: GraphileConfig.Plugin = {
  name: 'SumsPlugin',
  schema: {
    hooks: {
      init(input, build) {
        for (const codec of Object.values(build.input.pgRegistry.pgCodecs)) {
          const columns = isTable(codec) ? summedColumns(build, codec) : [];
          if (!isTable(codec) || columns.length === 0) continue;
          const describe = () => ({
            description:
              'Sums over all records of a connection; null where none of them has a value.',
            fields: () => sumFields(build, codec, columns),
          });
          build.registerObjectType(nameOf(build, codec), {}, describe, 'SumsPlugin');
        }
        return input;
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks, Self }) {
        const codec: PgCodec | undefined = scope.pgCodec;
        if (!scope.isPgConnectionRelated || !scope.isConnectionType || !isTable(codec))
          return fields;
        const type = build.getTypeByName(nameOf(build, codec));
        if (!isObjectType(type)) return fields;
        return build.extend(
          fields,
          {
            sums: fieldWithHooks({ fieldName: 'sums' }, () => ({
              description: 'What all records add up to.',
              type: new build.graphql.GraphQLNonNull(type),
              plan: planSums,
            })),
          },
          `Adding sums to ${Self.name}`,
        );
      },
    },
  },
};

function planSums($connection: ConnectionStep<unknown, Step>): PgSelectSingleStep {
  const $records = $connection.cloneSubplanWithoutPagination('aggregate');
  if (!($records instanceof PgSelectStep))
    throw new Error('Sums are of a connection that PostgreSQL answers.');
  return $records.singleAsRecord();
}

const nameOf = ({ inflection }: GraphileBuild.Build, codec: PgCodecWithAttributes): string =>
  `${inflection.tableType(codec)}Sums`;

function summedColumns(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
): readonly string[] {
  const resource = build.pgTableResource(codec);
  if (!resource) return [];
  const references = Object.values(resource.getRelations()).flatMap(
    ({ isReferencee, localAttributes }) => (isReferencee ? [] : localAttributes),
  );
  const keys = new Set<string>([
    ...resource.uniques.flatMap(({ attributes }) => attributes),
    ...references,
  ]);
  return [...columnRights(build, codec)].flatMap(([name, { attribute, isReadable }]) =>
    // Of every column, as they stand in the table: in this order the print of the schema tells what
    // is withheld of them.
    isReadable &&
    !keys.has(name) &&
    exact.includes(attribute.codec.domainOfCodec ?? attribute.codec)
      ? [name]
      : [],
  );
}

function sumFields(
  build: GraphileBuild.Build,
  codec: PgCodecWithAttributes,
  columns: readonly string[],
) {
  const { sql, inflection } = build;
  const type = build.getOutputTypeByName('BigFloat');
  return Object.fromEntries(
    columns.map((column) => {
      const plan = ($record: PgSelectSingleStep) =>
        $record.select(
          sql`sum(${$record.getClassStep().alias}.${sql.identifier(column)})`,
          TYPES.numeric,
          false,
        );
      return [inflection.attribute({ codec, attributeName: column }), { type, plan }];
    }),
  );
}
