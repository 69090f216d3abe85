import {
  pgClassExpression,
  type PgCodec,
  type PgCodecWithAttributes,
  PgDeleteSingleStep,
  type PgExecutorContext,
  PgInsertSingleStep,
  type PgResource,
  PgSelectSingleStep,
  PgUpdateSingleStep,
  TYPES,
} from '@dataplan/pg';
import {
  constant,
  object,
  type ExecutionDetails,
  type GrafastResultsList,
  SafeError,
  type Step,
} from 'grafast';
import { type SQL, sql, type SQLRawValue } from 'pg-sql2';
import type { TablePrivileges } from '../database/column-privileges.ts';
import { showsSecret } from './column-rights.ts';
import { type PresentRecord, presentRecord } from './present-records.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecExtensions {
      /**
       * Whether a row has a revision: its `xmin` where PostgreSQL itself stores the row, else a
       * digest of its values.
       */
      hasRowVersion?: boolean;
      /**
       * Columns whose values are the revision of a row, where it has no `xmin` or not every role
       * may read that.
       */
      versionColumns?: readonly string[];
    }
  }
}

/**
 * Two people on one record: an update that says which state of the record it is based on
 * (`revision`) fails with `CONFLICT` when somebody else was faster, instead of overwriting. The
 * revision is the `xmin` that PostgreSQL keeps of every row: no table gets a column for it, and the
 * update itself compares it, so that of two with the same revision exactly one is done. So does a
 * deletion: nobody deletes what he has not seen. Tables with a primary key have it; partitioned
 * tables and foreign ones have no such number. Privileges of single columns do not reach `xmin`,
 * and rows of views have none: there the revision is a digest of the values that every role may
 * read. Of two that write a row of a view by its trigger at the same moment both may be done: no
 * row is locked. A view whose values change by themselves has no revision, as each write would be
 * refused.
 */
export const createRevisionsPlugin = (
  privileges: ReadonlyMap<string, TablePrivileges>,
  steadyViews: ReadonlySet<string>,
): GraphileConfig.Plugin => ({
  name: 'RevisionsPlugin',
  before: ['MissingRecordsPlugin'],
  gather: {
    hooks: {
      pgCodecs_PgCodec(_info, { pgCodec, pgClass }) {
        if (!pgClass || !pgCodec.extensions) return;
        const name = `${pgClass.getNamespace()?.nspname}.${pgClass.relname}`;
        const isView = pgClass.relkind === 'v' && steadyViews.has(name);
        if (pgClass.relkind !== 'r' && !isView) return;
        pgCodec.extensions.hasRowVersion = true;
        const tablePrivileges = privileges.get(name);
        if (isView || (tablePrivileges && !tablePrivileges.hasReadableVersion))
          pgCodec.extensions.versionColumns = [
            ...(tablePrivileges?.common ?? pgClass.getAttributes().map(({ attname }) => attname)),
          ];
      },
    },
  },
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const codec = scope.isPgClassType ? scope.pgCodec : undefined;
        const fieldName = codec && revisionName(codec, build);
        if (!codec || fieldName === undefined) return fields;
        const field = fieldWithHooks(
          { fieldName },
          {
            description:
              'Reads as the state that the record is in; whoever changes the record gives it another one. Sent with an update, it keeps that from overwriting what others changed.',
            type: build.graphql.GraphQLString,
            plan: ($record: Step) => revisionOf($record, versionOf(codec)),
          },
        );
        return build.extend(fields, { [fieldName]: field }, `Adding the revision of ${codec.name}`);
      },
      GraphQLInputObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const codec: PgCodec | undefined =
          scope.isPgUpdateByKeysInputType || scope.isPgDeleteByKeysInputType
            ? scope.pgResource?.codec
            : undefined;
        const fieldName = codec && revisionName(codec, build);
        if (fieldName === undefined) return fields;
        const description = scope.isPgUpdateByKeysInputType
          ? 'State of the record that the change is based on, as it was read. When the record is in another one by now, nothing is written and the answer is `CONFLICT`. Left out, the change is made whatever the record holds.'
          : 'State of the record as it was read before somebody decided to delete it. When the record is in another one by now, it stays and the answer is `CONFLICT`. Left out, the record is deleted whatever it holds.';
        const field = fieldWithHooks(
          { fieldName },
          { description, type: build.graphql.GraphQLString },
        );
        return build.extend(
          fields,
          { [fieldName]: field },
          `Adding the revision of ${codec?.name} to the input of its ${scope.isPgUpdateByKeysInputType ? 'update' : 'deletion'}`,
        );
      },
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const resource: PgResource | undefined =
          scope.isPgUpdateMutation || scope.isPgDeleteMutation ? scope.pgFieldResource : undefined;
        const name = resource && revisionName(resource.codec, build);
        const unique = resource?.uniques.find(({ isPrimary }) => isPrimary);
        if (!resource || name === undefined || !unique) return field;
        const { codec } = resource;
        if (!hasColumns(codec)) return field;
        const finder = build.inflection.rowByUnique({ unique, resource });
        const keys = unique.attributes.flatMap((column): KeyColumn[] => {
          const attribute = codec.attributes[column];
          return attribute
            ? [
                {
                  column,
                  codec: attribute.codec,
                  input: build.inflection.attribute({ attributeName: column, codec }),
                },
              ]
            : [];
        });
        return {
          ...field,
          plan(_root, args) {
            const valueOf = ({ input }: KeyColumn) => args.getRaw(['input', input]);
            const asRead = {
              $context: resource.executor.context(),
              $revision: args.getRaw(['input', name]),
              keys: keys.map((keyColumn) => ({ ...keyColumn, $value: valueOf(keyColumn) })),
              finder,
              versionOf: versionOf(codec),
            };
            const key = Object.fromEntries(keys.map((part) => [part.column, valueOf(part)]));
            const $written = scope.isPgUpdateMutation
              ? new UpdateAsReadStep(resource, key, asRead)
              : new DeleteAsReadStep(resource, key, asRead);
            args.apply($written);
            return object({ result: $written });
          },
        };
      },
    },
  },
});

/** The first that no column is called. */
const names = ['revision', 'rowVersion', 'recordVersion'];

/** Name of the revision in a table's records; `undefined` where they have none. */
function revisionName(codec: PgCodec, build: GraphileBuild.Build): string | undefined {
  if (!codec.extensions?.hasRowVersion || !hasColumns(codec)) return undefined;
  if (versionColumns(codec)?.length === 0) return undefined;
  if (!build.pgTableResource(codec)?.uniques.some(({ isPrimary }) => isPrimary)) return undefined;
  const usedNames = new Set(
    Object.keys(codec.attributes).map((attributeName) =>
      build.inflection.attribute({ attributeName, codec }),
    ),
  );
  return names.find((name) => !usedNames.has(name));
}

function hasColumns(codec: PgCodec): codec is PgCodecWithAttributes {
  return codec.attributes !== undefined;
}

/** The state of a row as SQL, by the alias of the row. */
type VersionOf = (alias: SQL) => SQL;

/**
 * Columns of a row's digest; `undefined` where `xmin` is the revision. Secrets are excluded: with
 * the digest, a short secret could be guessed and the guess verified.
 */
function versionColumns({ attributes, extensions }: PgCodec): readonly string[] | undefined {
  const columns = new Map(Object.entries(attributes ?? {}));
  return extensions?.versionColumns?.filter((name) => {
    const attribute = columns.get(name);
    return attribute !== undefined && !showsSecret(name, attribute);
  });
}

function versionOf(codec: PgCodec): VersionOf {
  const columns = versionColumns(codec);
  if (!columns) return (alias) => sql`${alias}.xmin::text`;
  return (alias) => {
    const values = columns.map((name) => sql`${alias}.${sql.identifier(name)}`);
    return sql`encode(sha256(convert_to(row(${sql.join(values, ', ')})::text, 'UTF8')), 'hex')`;
  };
}

/** `null` for a row that a function made up. */
function revisionOf($record: Step, version: VersionOf): Step {
  if ($record instanceof PgSelectSingleStep) {
    const $rows = $record.getClassStep();
    return $rows.resource.parameters
      ? constant(null)
      : pgClassExpression($record, TYPES.text, false)`${version($rows.alias)}`;
  }
  const isWritten =
    $record instanceof PgUpdateSingleStep ||
    $record instanceof PgInsertSingleStep ||
    $record instanceof PgDeleteSingleStep;
  return isWritten
    ? pgClassExpression($record, TYPES.text, false)`${version($record.alias)}`
    : constant(null);
}

interface KeyColumn {
  readonly column: string;
  readonly codec: PgCodec;
  /** Its name in the input of a mutation, and in the arguments that find a record. */
  readonly input: string;
}

interface AsRead {
  readonly $context: Step;
  readonly $revision: Step;
  readonly keys: readonly (KeyColumn & { readonly $value: Step })[];
  /** Field of Query that finds a record by these keys. */
  readonly finder: string;
  readonly versionOf: VersionOf;
}

/**
 * Of a trigger, the bit that says what it is called for. Of the others 1 is `for each row`, 2
 * `before` and 64 `instead of`.
 */
const events = { update: 16, delete: 8 } as const;

/** The state that a write is based on, among the dependencies of its step. */
class AsReadCheck {
  readonly #context: number;
  readonly #revision: number;
  readonly #keys: readonly (KeyColumn & { readonly dependency: number })[];
  readonly #finder: string;
  readonly #versionOf: VersionOf;

  constructor(
    { $context, $revision, keys, finder, versionOf: version }: AsRead,
    depend: (step: Step) => number,
  ) {
    this.#context = depend($context);
    this.#revision = depend($revision);
    this.#keys = keys.map((part) => ({ ...part, dependency: depend(part.$value) }));
    this.#finder = finder;
    this.#versionOf = version;
  }

  /**
   * Holds for the record in the state that is named, and in any where none is. `place` puts a value
   * of a dependency into the statement.
   */
  isUnchanged(
    alias: SQL,
    place: (dependency: number, toSql: (value: unknown) => string) => string,
  ): SQL {
    const value = sql.value(place(this.#revision, String));
    return sql`(${value}::text is null or ${this.#versionOf(alias)} = ${value}::text)`;
  }

  /** Of the record itself, in whatever state. */
  isRecord(
    alias: SQL,
    valueOf: (part: KeyColumn & { readonly dependency: number }) => SQLRawValue,
  ): SQL {
    return sql.join(
      this.#keys.map(
        (part) =>
          sql`${alias}.${sql.identifier(part.column)} = ${sql.value(valueOf(part))}::${part.codec.sqlType}`,
      ),
      ' and ',
    );
  }

  /**
   * @throws a conflict where the record is in reach, in another state than the one that is named,
   *   and what a trigger did where it is in the same.
   */
  async refuseStale(
    { values }: ExecutionDetails,
    index: number,
    {
      resource,
      alias,
      event,
    }: { readonly resource: PgResource; readonly alias: SQL; readonly event: keyof typeof events },
  ): Promise<void> {
    const context: PgExecutorContext | undefined = values[this.#context]?.at(index);
    const { pg } = resource.extensions ?? {};
    if (context === undefined || !pg || !sql.isSQL(resource.from)) return;
    const revision: unknown = values[this.#revision]?.at(index);
    const isRecord = this.isRecord(alias, ({ codec, dependency }) =>
      codec.toPg(values[dependency]?.at(index)),
    );
    const { text, values: parameters } = sql.compile(
      sql`select ${sql.value(typeof revision === 'string' ? revision : null)}::text <> ${this.#versionOf(alias)} as "isStale",
        exists (select from pg_catalog.pg_trigger join pg_catalog.pg_class on pg_class.oid = tgrelid
          where relname = ${sql.value(pg.name)} and relnamespace = (select oid from pg_catalog.pg_namespace where nspname = ${sql.value(pg.schemaName)})
            and not tgisinternal and tgenabled <> 'D' and tgtype & 1 = 1 and tgtype & 66 <> 0 and tgtype & ${sql.literal(events[event])} <> 0) as "isTriggered"
        from ${resource.from} as ${alias} where ${isRecord}`,
    );
    const { rows } = await context.withPgClient(context.pgSettings, (client) =>
      client.query<{ isStale: boolean | null; isTriggered: boolean }>({ text, values: parameters }),
    );
    const [found] = rows;
    if (found && !found.isStale && found.isTriggered)
      throw new SafeError(
        'The record stays as it is: a trigger of its table did not let this be written.',
        { code: 'NOT_WRITTEN' },
      );
    if (!found?.isStale) return;
    const present: PresentRecord = {
      finder: this.#finder,
      key: Object.fromEntries(
        this.#keys.map(({ input, dependency }) => [input, values[dependency]?.at(index)]),
      ),
    };
    throw new SafeError('The record was changed meanwhile. Decide again by what it holds now.', {
      code: 'CONFLICT',
      [presentRecord]: present,
    });
  }
}

/**
 * An update that finds its row by the primary key, and only in the state that it is based on, if it
 * names one.
 */
class UpdateAsReadStep extends PgUpdateSingleStep {
  static override $$export = { moduleName: 'revisions', exportName: 'UpdateAsReadStep' };
  readonly #check: AsReadCheck;

  constructor(resource: PgResource, key: Readonly<Record<string, Step>>, asRead: AsRead) {
    super(resource, key);
    this.#check = new AsReadCheck(asRead, (step) => this.addDependency(step));
  }

  override finalize(): void {
    super.finalize();
    // Private, and the one place where the statement's condition is. A release of @dataplan/pg that
    // moves it does not compile.
    const statement = this['finalizeResults'];
    if (statement === null)
      throw new Error('@dataplan/pg finalizes updates in a way that this plugin does not know.');
    const isUnchanged = this.#check.isUnchanged(this.alias, (depId, processor) =>
      placeholderFor(statement.queryValueDetailsBySymbol, { depId, processor }),
    );
    this['finalizeResults'] = {
      ...statement,
      sqlWhere: sql.parens(sql`${statement.sqlWhere} and ${isUnchanged}`),
    };
  }

  override async execute(details: ExecutionDetails): Promise<GrafastResultsList<unknown>> {
    const updates = await super.execute(details);
    return details.indexMap(async (index) => {
      const updated: unknown = await updates[index];
      if (updated === null) {
        const { resource, alias } = this;
        await this.#check.refuseStale(details, index, { resource, alias, event: 'update' });
      }
      return updated;
    });
  }
}

/** The same for a deletion. */
class DeleteAsReadStep extends PgDeleteSingleStep {
  static override $$export = { moduleName: 'revisions', exportName: 'DeleteAsReadStep' };
  /**
   * Statement of PgDeleteSingleStep. The class has this field and `selects`, and omits them in its
   * types.
   */
  declare finalizeResults: {
    readonly text: string;
    readonly rawSqlValues: readonly SQLRawValue[];
    readonly queryValueDetailsBySymbol: Placeholders;
  } | null;
  readonly #check: AsReadCheck;

  constructor(resource: PgResource, key: Readonly<Record<string, Step>>, asRead: AsRead) {
    super(resource, key);
    this.#check = new AsReadCheck(asRead, (step) => this.addDependency(step));
  }

  override finalize(): void {
    super.finalize();
    const { resource, alias } = this;
    const selects: unknown = this['selects'];
    if (
      this.finalizeResults === null ||
      !Array.isArray(selects) ||
      !selects.every(sql.isSQL) ||
      !sql.isSQL(resource.from)
    )
      throw new Error('@dataplan/pg finalizes deletions in a way that this plugin does not know.');
    const placeholders: Placeholders = new Map();
    const place = (depId: number, processor: (value: never) => unknown) =>
      placeholderFor(placeholders, { depId, processor });
    const isRecord = this.#check.isRecord(alias, ({ dependency, codec }) =>
      place(dependency, codec.toPg),
    );
    const returned = selects.map((value, at) => sql`${value} as ${sql.identifier(String(at))}`);
    const returning = returned.length > 0 ? sql` returning ${sql.join(returned, ', ')}` : sql.blank;
    // Written anew: what it keeps of its statement is text alone.
    const { text, values } = sql.compile(
      sql`delete from ${resource.from} as ${alias} where ${isRecord} and ${this.#check.isUnchanged(alias, place)}${returning}`,
    );
    this.finalizeResults = { text, rawSqlValues: values, queryValueDetailsBySymbol: placeholders };
  }

  override async execute(details: ExecutionDetails): Promise<GrafastResultsList<unknown>> {
    const deletions = await super.execute(details);
    return details.indexMap(async (index) => {
      const deleted: unknown = await deletions[index];
      // A row has what the statement returned; an error, wrapped, says that there was none.
      const isDeleted = typeof deleted === 'object' && deleted !== null && 't' in deleted;
      if (!isDeleted) {
        const { resource, alias } = this;
        await this.#check.refuseStale(details, index, { resource, alias, event: 'delete' });
      }
      return deleted;
    });
  }
}

type Placeholders = Map<
  symbol,
  { readonly depId: number; readonly processor: (value: never) => unknown }
>;

/**
 * The steps of @dataplan/pg write symbols into their statements where values come when they are
 * executed.
 */
function placeholderFor(
  placeholders: Placeholders,
  details: { readonly depId: number; readonly processor: (value: never) => unknown },
): string {
  const symbol = Symbol('as read');
  placeholders.set(symbol, details);
  const place: unknown = symbol;
  if (!isPlaceholder(place)) throw new TypeError('A symbol stands where a value comes.');
  return place;
}

/** pg-sql2 takes symbols as values, and types what PostgreSQL takes. */
function isPlaceholder(value: unknown): value is string {
  return typeof value === 'symbol';
}
