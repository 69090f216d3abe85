import {
  PgSimplifyInflectionPlugin,
  PgSimplifyInflectionPreset,
} from '@graphile/simplify-inflection';
import type { Pool } from 'pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';
import { committedColumns, readCommittedSchema } from './committed-schema.ts';
import { estimateSizes } from './database/table-sizes.ts';
import type { FairQueue } from './database/adaptor/fair-queue.ts';
import { createPgService } from './database/adaptor/pg-service.ts';
import { loadChoices } from './database/choices.ts';
import { loadColumnPrivileges } from './database/column-privileges.ts';
import { type RolePrefix, usualPrefix } from './request-roles.ts';
import { loadOfferedFunctions, type WithheldFunction } from './database/offered-functions.ts';
import { loadSteadyViews } from './database/steady-views.ts';
import { loadMoneyScale, loadTypes } from './database/types.ts';
import { type CommittedNames, readCommittedNames } from './names/known-names.ts';
import { createChoicesPlugin } from './plugins/choices.ts';
import { createColumnRightsPlugin } from './plugins/column-rights.ts';
import { CountUpToPlugin } from './plugins/count-up-to.ts';
import { CursorsPlugin } from './plugins/cursors.ts';
import { createDecimalsPlugin } from './plugins/decimals.ts';
import { DeepJsonPlugin } from './plugins/deep-json.ts';
import { DomainColumnsPlugin } from './plugins/domain-columns.ts';
import { EnumSpellingPlugin } from './plugins/enum-spelling.ts';
import { ExactValuesPlugin } from './plugins/exact-values.ts';
import { createFunctionMutationsPlugin } from './plugins/function-mutations.ts';
import { GeneratedColumnsPlugin } from './plugins/generated-columns.ts';
import { GivenKeysPlugin } from './plugins/given-keys.ts';
import { type ChoiceNames, createLatinNamesPlugin } from './plugins/latin-names.ts';
import { LiteralPatternsPlugin } from './plugins/literal-patterns.ts';
import { LocalDatetimePlugin } from './plugins/local-datetime.ts';
import { NaturalKeysPlugin, nodeIdPlugins } from './plugins/natural-keys.ts';
import {
  createOfferedColumnsPlugin,
  type OfferedColumnsOptions,
} from './plugins/offered-columns.ts';
import { OrderOfFieldsPlugin } from './plugins/order-of-fields.ts';
import { createOwnTablesPlugin } from './plugins/own-tables.ts';
import { createPageCapPlugin } from './plugins/page-cap.ts';
import { PrimaryKeyMutationsPlugin } from './plugins/primary-key-mutations.ts';
import { RecordImportsPlugin } from './plugins/record-imports.ts';
import { createRelationNamesPlugin } from './plugins/relation-names.ts';
import { ReadBySomePlugin } from './plugins/read-by-some.ts';
import { RelatedFiltersPlugin } from './plugins/related-filters.ts';
import { createRevisionsPlugin } from './plugins/revisions.ts';
import { SampleShopMarkPlugin } from './plugins/sample-shop-mark.ts';
import { SearchPlugin } from './plugins/search.ts';
import { SessionPlugin } from './plugins/session.ts';
import { SumsPlugin } from './plugins/sums.ts';
import { createTypesPlugin } from './plugins/types.ts';
import { UniqueOrdersPlugin } from './plugins/unique-orders.ts';
import { ViewsPlugin } from './plugins/views.ts';
import { createWithheldFunctionsPlugin } from './plugins/withheld-functions.ts';
import { findShop } from './shop/create-shop.ts';

export interface SchemaPresetOptions {
  readonly pool: Pool;
  /** Schemas whose tables are administered. Names from the first have no prefix. */
  readonly schemas: readonly string[];
  /**
   * Decision about the columns by which lists are filtered and sorted.
   *
   * @defaultValue the committed schema, and sizes where it has no decision
   */
  readonly columns?: Partial<
    Pick<OfferedColumnsOptions, 'committed' | 'decidesAnew' | 'onWithheld'>
  >;
  /**
   * Prefix of the roles that requests run as.
   *
   * @defaultValue `admin`
   */
  readonly rolePrefix?: RolePrefix;
  /** Hears of each function that the API does not have. */
  readonly onWithheldFunction?: (withheld: WithheldFunction) => void;
  /**
   * Stored names of the printed schema.
   *
   * @defaultValue names in `schema/names.json`
   */
  readonly names?: {
    readonly committedNames: CommittedNames;
    readonly onNamed: (identity: string, name: string) => void;
  };
  /** Shares the connections among accounts. */
  readonly queue?: FairQueue;
}

/** Records of a connection that says no size. */
export const defaultPage = 50;
/** Records of any list in an answer. */
export const maxPage = 500;

const SimplifyInflectionPreset: GraphileConfig.Preset = {
  ...PgSimplifyInflectionPreset,
  // It renames what goes with the node ids, and would warn that it is not there.
  plugins: [
    {
      ...PgSimplifyInflectionPlugin,
      inflection: {
        ...PgSimplifyInflectionPlugin.inflection,
        ignoreReplaceIfNotExists: ['nodeById', 'deletedNodeId'],
      },
    },
  ],
};

/** From tables to a GraphQL schema. */
export async function createSchemaPreset({
  pool,
  schemas,
  rolePrefix = usualPrefix,
  queue,
  columns = {},
  onWithheldFunction = () => {},
  names = { committedNames: readCommittedNames(), onNamed: () => {} },
}: SchemaPresetOptions): Promise<GraphileConfig.Preset> {
  const shop = await findShop(pool);
  const functions = await loadOfferedFunctions(pool, schemas, rolePrefix);
  for (const withheld of functions.withheld.values()) onWithheldFunction(withheld);
  const privileges = await loadColumnPrivileges(pool, schemas, rolePrefix);
  const choices = await loadChoices(pool, schemas);
  const types = await loadTypes(pool);
  const choiceNames: ChoiceNames = new Map();
  return {
    extends: [
      PostGraphileAmberPreset,
      SimplifyInflectionPreset,
      PostGraphileConnectionFilterPreset,
    ],
    plugins: [
      NaturalKeysPlugin,
      LocalDatetimePlugin,
      createOwnTablesPlugin({ hasOtherAccounts: await hasForeignAccounts(pool, schemas) }),
      createLatinNamesPlugin(
        { schemas, choices: [...choices.columns.keys()], ...names },
        choiceNames,
      ),
      createRelationNamesPlugin(names),
      SessionPlugin,
      ViewsPlugin,
      RecordImportsPlugin,
      DomainColumnsPlugin,
      EnumSpellingPlugin,
      GivenKeysPlugin,
      GeneratedColumnsPlugin,
      PrimaryKeyMutationsPlugin,
      createRevisionsPlugin(privileges, await loadSteadyViews(pool, schemas)),
      createColumnRightsPlugin(privileges),
      ReadBySomePlugin,
      ExactValuesPlugin,
      createDecimalsPlugin(await loadMoneyScale(pool)),
      createTypesPlugin(types),
      LiteralPatternsPlugin,
      createChoicesPlugin(choices, choiceNames),
      createWithheldFunctionsPlugin(functions),
      createFunctionMutationsPlugin(functions, { maxSize: maxPage }),
      createOfferedColumnsPlugin({
        committed: committedColumns(readCommittedSchema()),
        decidesAnew: false,
        onWithheld: () => {},
        sizes: await estimateSizes(pool, schemas),
        ...columns,
      }),
      createPageCapPlugin({ defaultSize: defaultPage, maxSize: maxPage }),
      CountUpToPlugin,
      SumsPlugin,
      UniqueOrdersPlugin,
      CursorsPlugin,
      RelatedFiltersPlugin,
      DeepJsonPlugin,
      SearchPlugin,
      // After all that add fields.
      OrderOfFieldsPlugin,
      ...(shop && schemas.includes(shop.schema) ? [SampleShopMarkPlugin] : []),
    ],
    disablePlugins: [
      ...nodeIdPlugins,
      // Replaced by OfferedColumnsPlugin, and by the filter.
      'PgIndexBehaviorsPlugin',
      'PgConditionArgumentPlugin',
      'PgConditionCustomFieldsPlugin',
      // Plugins that add the whole of Query inside Query and each payload.
      'QueryQueryPlugin',
      'MutationPayloadQueryPlugin',
      'PgMutationPayloadEdgePlugin',
    ],
    pgServices: [createPgService({ pool, queue, schemas: [...schemas, 'admin'] })],
    // A filter, an operator or its value that is `null` counts as absent, as is usual in GraphQL.
    schema: { connectionFilterAllowEmptyObjectInput: true, connectionFilterAllowNullInput: true },
  };
}

/** Tests whether a table or type of the administered schemas has a name of this API's own types. */
async function hasForeignAccounts(pool: Pool, schemas: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_type join pg_namespace on pg_namespace.oid = typnamespace
     where nspname = any ($1) and lower(replace(typname, '_', '')) in ('account', 'accounts', 'accountrole') limit 1`,
    [schemas],
  );
  return rowCount === 1;
}
