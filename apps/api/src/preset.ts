import { makePgService } from '@dataplan/pg/adaptors/pg';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import type pg from 'pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { CountUpToPlugin } from './plugins/count-up-to.ts';
import { GivenKeysPlugin } from './plugins/given-keys.ts';
import { LocalDatetimePlugin } from './plugins/local-datetime.ts';
import { NaturalKeysPlugin, nodeIdPlugins } from './plugins/natural-keys.ts';
import { NoFunctionMutationsPlugin } from './plugins/no-function-mutations.ts';
import { createOfferedColumnsPlugin, type WithheldColumn } from './plugins/offered-columns.ts';
import { OwnTablesPlugin } from './plugins/own-tables.ts';
import { createPageCapPlugin } from './plugins/page-cap.ts';
import { PrimaryKeyMutationsPlugin } from './plugins/primary-key-mutations.ts';
import { createSearchPlugin } from './plugins/search.ts';
import { SessionPlugin } from './plugins/session.ts';

export interface SchemaPresetOptions {
  readonly pool: pg.Pool;
  /** Schemas whose tables are administered; names in the first are taken as they are. */
  readonly schemas: readonly string[];
  /** Whether the database has ICU collations: then letters of every alphabet have cases. */
  readonly hasIcu: boolean;
  /** Hears of each column that lists cannot be filtered and sorted by. */
  readonly onWithheld?: (column: WithheldColumn) => void;
}

/** From tables to a GraphQL schema. */
export function createSchemaPreset({ pool, schemas, hasIcu, onWithheld = () => {} }: SchemaPresetOptions): GraphileConfig.Preset {
  return {
    extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset, PostGraphileConnectionFilterPreset],
    plugins: [
      NaturalKeysPlugin,
      LocalDatetimePlugin,
      OwnTablesPlugin,
      SessionPlugin,
      GivenKeysPlugin,
      PrimaryKeyMutationsPlugin,
      NoFunctionMutationsPlugin,
      createOfferedColumnsPlugin(onWithheld),
      createPageCapPlugin({ defaultSize: 50, maxSize: 500 }),
      CountUpToPlugin,
      createSearchPlugin({ hasIcu }),
    ],
    disablePlugins: [
      ...nodeIdPlugins,
      // Replaced by OfferedColumnsPlugin, and by the filter.
      'PgIndexBehaviorsPlugin',
      'PgConditionArgumentPlugin',
      'PgConditionCustomFieldsPlugin',
      // Filters by columns of other tables: a third of the schema, and no screen asks for them.
      'PgConnectionArgFilterBackwardRelationsPlugin',
      'PgConnectionArgFilterForwardRelationsPlugin',
      // The whole of Query again inside Query and each payload.
      'QueryQueryPlugin',
      'MutationPayloadQueryPlugin',
      'PgMutationPayloadEdgePlugin',
    ],
    pgServices: [makePgService({ pool, schemas: [...schemas, 'admin'], pubsub: false })],
    schema: { connectionFilterAllowEmptyObjectInput: true },
  };
}
