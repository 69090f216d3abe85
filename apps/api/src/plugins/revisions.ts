import { pgClassExpression, type PgCodec, type PgCodecWithAttributes, PgDeleteSingleStep, type PgExecutorContext, PgInsertSingleStep, type PgResource, PgSelectSingleStep, PgUpdateSingleStep, TYPES } from '@dataplan/pg';
import { constant, object, type ExecutionDetails, type GrafastResultsList, SafeError, type Step } from 'grafast';
import { sql } from 'pg-sql2';

declare global {
  namespace DataplanPg {
    interface PgCodecExtensions {
      /** Rows are stored by PostgreSQL itself and not elsewhere: each has an `xmin`. */
      hasRowVersion?: boolean;
    }
  }
}

/**
 * Two people on one record: an update that says which state of the record it is based on (`revision`) fails with `CONFLICT` when somebody else was
 * faster, instead of overwriting. The revision is the `xmin` that PostgreSQL keeps of every row: no table gets a column for it, and the update itself
 * compares it, so that of two with the same revision exactly one is done. Tables with a primary key have it; views, partitioned tables and foreign
 * ones have no such number.
 */
export const RevisionsPlugin: GraphileConfig.Plugin = {
  name: 'RevisionsPlugin',
  before: ['MissingRecordsPlugin'],
  gather: {
    hooks: {
      pgCodecs_PgCodec(_info, { pgCodec, pgClass }) {
        if (pgClass?.relkind === 'r' && pgCodec.extensions) pgCodec.extensions.hasRowVersion = true;
      },
    },
  },
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const codec = scope.isPgClassType ? scope.pgCodec : undefined;
        const fieldName = codec && revisionName(codec, build);
        if (fieldName === undefined) return fields;
        const field = fieldWithHooks({ fieldName }, {
          description: 'Reads as the state that the record is in; whoever changes the record gives it another one. Sent with an update, it keeps that from overwriting what others changed.',
          type: build.graphql.GraphQLString,
          plan: revisionOf,
        });
        return build.extend(fields, { [fieldName]: field }, `Adding the revision of ${codec?.name}`);
      },
      GraphQLInputObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const codec: PgCodec | undefined = scope.isPgUpdateByKeysInputType ? scope.pgResource?.codec : undefined;
        const fieldName = codec && revisionName(codec, build);
        if (fieldName === undefined) return fields;
        const field = fieldWithHooks({ fieldName }, {
          description: 'State of the record that the change is based on, as it was read. When the record is in another one by now, nothing is written and the answer is `CONFLICT`. Left out, the change is made whatever the record holds.',
          type: build.graphql.GraphQLString,
        });
        return build.extend(fields, { [fieldName]: field }, `Adding the revision of ${codec?.name} to the input of its update`);
      },
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const resource: PgResource | undefined = scope.isPgUpdateMutation ? scope.pgFieldResource : undefined;
        const name = resource && revisionName(resource.codec, build);
        const unique = resource?.uniques.find(({ isPrimary }) => isPrimary);
        if (!resource || name === undefined || !unique) return field;
        const { codec } = resource;
        if (!hasColumns(codec)) return field;
        const keys = unique.attributes.map((attributeName) => [attributeName, build.inflection.attribute({ attributeName, codec })] as const);
        return {
          ...field,
          plan(_root, args) {
            const key = Object.fromEntries(keys.map(([column, input]) => [column, args.getRaw(['input', input])]));
            const $update = new UpdateAtRevisionStep(resource, codec, key, { $context: resource.executor.context(), $revision: args.getRaw(['input', name]) });
            args.apply($update);
            return object({ result: $update });
          },
        };
      },
    },
  },
};

/** The first that no column is called. */
const names = ['revision', 'rowVersion', 'recordVersion'];

/** What the revision is called in records of a table; `undefined` where they have none. */
function revisionName(codec: PgCodec, build: GraphileBuild.Build): string | undefined {
  if (!codec.extensions?.hasRowVersion || !hasColumns(codec)) return undefined;
  if (!build.pgTableResource(codec)?.uniques.some(({ isPrimary }) => isPrimary)) return undefined;
  const taken = new Set(Object.keys(codec.attributes).map((attributeName) => build.inflection.attribute({ attributeName, codec })));
  return names.find((name) => !taken.has(name));
}

function hasColumns(codec: PgCodec): codec is PgCodecWithAttributes {
  return codec.attributes !== undefined;
}

/** `null` for a row that a function made up. */
function revisionOf($record: Step): Step {
  if ($record instanceof PgSelectSingleStep) {
    const $rows = $record.getClassStep();
    return $rows.resource.parameters ? constant(null) : pgClassExpression($record, TYPES.text, false)`${$rows.alias}.xmin`;
  }
  const isWritten = $record instanceof PgUpdateSingleStep || $record instanceof PgInsertSingleStep || $record instanceof PgDeleteSingleStep;
  return isWritten ? pgClassExpression($record, TYPES.text, false)`${$record.alias}.xmin` : constant(null);
}

/** An update that finds its row by the primary key, and only in the state that it is based on, if it names one. */
class UpdateAtRevisionStep extends PgUpdateSingleStep {
  static override $$export = { moduleName: 'revisions', exportName: 'UpdateAtRevisionStep' };
  readonly #context: number;
  readonly #revision: number;
  readonly #keys: readonly { readonly column: string; readonly codec: PgCodec; readonly dependency: number }[];

  constructor(resource: PgResource, codec: PgCodecWithAttributes, key: Readonly<Record<string, Step>>, { $context, $revision }: { readonly $context: Step; readonly $revision: Step }) {
    super(resource, key);
    this.#context = this.addDependency($context);
    this.#revision = this.addDependency($revision);
    this.#keys = Object.entries(key).flatMap(([column, $value]) => {
      const attribute = codec.attributes[column];
      return attribute ? [{ column, codec: attribute.codec, dependency: this.addDependency($value) }] : [];
    });
  }

  override finalize(): void {
    super.finalize();
    // Private, and the one place where the statement's condition is. A release of @dataplan/pg that moves it does not compile.
    const statement = this['finalizeResults'];
    if (statement === null) throw new Error('@dataplan/pg finalizes updates in a way that this plugin does not know.');
    const place = Symbol('revision');
    const given: unknown = place;
    statement.queryValueDetailsBySymbol.set(place, { depId: this.#revision, processor: (value: unknown) => String(value) });
    if (!isPlace(given)) throw new TypeError('A symbol stands where a value comes.');
    const value = sql.value(given);
    const isUnchanged = sql`(${value}::text is null or ${this.alias}.xmin::text = ${value}::text)`;
    this['finalizeResults'] = { ...statement, sqlWhere: sql.parens(sql`${statement.sqlWhere} and ${isUnchanged}`) };
  }

  override async execute(details: ExecutionDetails): Promise<GrafastResultsList<unknown>> {
    const updates = await super.execute(details);
    return details.indexMap(async (index) => {
      const updated: unknown = await updates[index];
      const isMissed = updated === null && details.values[this.#revision]?.at(index) != null;
      if (isMissed && (await this.#isThere(details, index))) {
        throw new SafeError('The record was changed meanwhile. Read it again, and repeat the change on what it holds now.', { code: 'CONFLICT' });
      }
      return updated;
    });
  }

  /** Whether the record itself is in reach, in whatever state. */
  async #isThere({ values }: ExecutionDetails, index: number): Promise<boolean> {
    const { resource, alias } = this;
    if (!sql.isSQL(resource.from)) return false;
    const conditions = this.#keys.map(({ column, codec, dependency }) => sql`${alias}.${sql.identifier(column)} = ${sql.value(codec.toPg(values[dependency]?.at(index)))}::${codec.sqlType}`);
    const { text, values: parameters } = sql.compile(sql`select 1 from ${resource.from} as ${alias} where ${sql.join(conditions, ' and ')}`);
    const context: PgExecutorContext | undefined = values[this.#context]?.at(index);
    if (context === undefined) return false;
    const { withPgClient, pgSettings } = context;
    const { rows } = await withPgClient(pgSettings, (client) => client.query({ text, values: parameters }));
    return rows.length > 0;
  }
}

/** PgUpdateSingleStep writes symbols into its statement where values come when it is executed; pg-sql2 takes them and types what PostgreSQL takes. */
function isPlace(value: unknown): value is string {
  return typeof value === 'symbol';
}
