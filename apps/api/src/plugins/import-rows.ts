import {
  type PgClient,
  type PgCodec,
  type PgCodecWithAttributes,
  type PgResource,
  sqlValueWithCodec,
} from '@dataplan/pg';
import { bakedInputRuntime, SafeError } from 'grafast';
import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isRequiredInputField,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { type ColumnRights, columnRights, isEqualKey, readableKeys } from './column-rights.ts';
import { takableKey } from '../database/given-key.ts';
import { refusalOfValue } from './rounded-values.ts';
import { importDigest } from './import-digest.ts';
import { compiled, type ReadRow } from './import-statements.ts';
import { RowTries } from './import-tries.ts';

/** Rows of a call: what one transaction does within a second or two. */
export const mostRows = 500;
/** Days that the outcome of a call is kept. */
const storedDays = 30;

export interface ImportInput {
  readonly type: string;
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly key?: readonly string[] | null;
  /** New records have the keys of their rows, where the database would give them. */
  readonly takesKeys?: boolean | null;
  readonly dryRun?: boolean | null;
}

/** A row that was not written. */
export interface RowRefusal {
  /** From 0. */
  readonly row: number;
  readonly code: string;
  readonly message: string;
  /** Names of input fields. */
  readonly columns: readonly string[];
}

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RowRefusal[];
}

/** A table whose records can be made, as the schema calls its parts. */
export interface ImportableTable {
  readonly resource: PgResource;
  /** Mutation that makes one of its records. */
  readonly create: string;
  readonly input: string;
  readonly patch: string;
  /** Columns by the names of their fields. */
  readonly columns: ReadonlyMap<string, Column>;
  /** The fields of each unique key that records are found by. */
  readonly keys: readonly (readonly string[])[];
  /** Field of the key that the database gives, and takes where a row has one. */
  readonly takable: string | undefined;
}

interface Column extends ColumnRights {
  readonly name: string;
  readonly type: GraphQLInputType | undefined;
}

/**
 * Tables of a schema by the type of their records, computed on first use: names are not final
 * before.
 */
export function importableTables(
  build: GraphileBuild.Build,
): () => ReadonlyMap<string, ImportableTable> {
  let tablesByType: ReadonlyMap<string, ImportableTable> | undefined;
  return () =>
    (tablesByType ??= new Map(
      Object.values(build.pgResources).flatMap((resource: PgResource) => {
        const table = tableOf(build, resource);
        return table ? [[table.type, table] as const] : [];
      }),
    ));
}

function tableOf(
  build: GraphileBuild.Build,
  resource: PgResource,
): (ImportableTable & { readonly type: string }) | undefined {
  const { codec, parameters } = resource;
  if (
    parameters ||
    !hasColumns(codec) ||
    !sql.isSQL(resource.from) ||
    !build.behavior.pgResourceMatches(resource, 'resource:insert')
  )
    return undefined;
  const type = build.inflection.tableType(codec);
  const rights = columnRights(build, codec);
  const columns = [...rights].map(([name, own]): readonly [string, Column] => {
    const input = build.getGraphQLTypeByPgCodec(own.attribute.codec, 'input');
    return [own.field, { ...own, name, type: isInputType(input) ? input : undefined }];
  });
  const requestableKey = takableKey(resource);
  const takable = columns.find(([, { name }]) => name === requestableKey)?.[0];
  return {
    resource,
    type,
    takable,
    create: build.inflection.createField(resource),
    input: build.inflection.inputType(type),
    patch: build.inflection.patchType(type),
    columns: new Map(columns),
    keys: readableKeys(build, resource).map((key) =>
      key.map((name) => rights.get(name)?.field ?? name),
    ),
  };
}

function hasColumns(codec: PgCodec): codec is PgCodecWithAttributes {
  return codec.attributes !== undefined;
}

export interface ImportOptions {
  readonly client: PgClient;
  readonly schema: GraphQLSchema;
  readonly table: ImportableTable;
  readonly input: ImportInput;
  readonly accountId: number;
  /** Database role that writes the rows. */
  readonly role: string;
  /** Reason of a refused row; `undefined` where the error is not about a row. */
  readonly refusalOf: (error: Error) => Omit<RowRefusal, 'row'> | undefined;
  /** Milliseconds after which others have their turn at the connection. @defaultValue `Infinity` */
  readonly turn?: number;
}

/**
 * Writes rows in a transaction, and skips those that the database refuses. These are found by
 * bisection, so that rows without errors cost a single statement. If that takes longer than a turn,
 * earlier transactions find some of them and are rolled back. A repeated call gets the outcome of
 * the first; two concurrent calls wait for each other. A dry run is rolled back.
 */
export async function importRows({
  client,
  input,
  accountId,
  role,
  turn = Infinity,
  ...options
}: ImportOptions): Promise<ImportOutcome> {
  const { rows, id, dryRun, key, takesKeys } = input;
  if (takesKeys && options.table.takable === undefined)
    throw invalid(`The database gives all keys of the type ${input.type}, or none.`);
  if (key && key.length > 0 && !options.table.keys.some((candidate) => isEqualKey(candidate, key)))
    throw invalid(
      `Records of the type ${input.type} are not found by ${key.join(', ')}: that is no unique key of columns that may be read.`,
    );
  if (rows.length === 0 || rows.length > mostRows)
    throw invalid(`A call has from 1 to ${mostRows} rows.`);
  if (id === '' || id.length > 100)
    throw invalid('The name of a call has from 1 to 100 characters.');
  const tries = new RowTries({ ...options, turn });
  for (;;) {
    let outcome: ImportOutcome | undefined;
    try {
      return await client.withTransaction(async (transaction) => {
        if (!dryRun) {
          const before = await asServer(transaction, role, () =>
            beginCall(transaction, accountId, input),
          );
          if (before) return before;
        }
        // Else two that bring the same new record at once would both find none.
        if (!dryRun && key && key.length > 0)
          await transaction.query({
            text: "select pg_advisory_xact_lock(hashtext('admin.imports ' || $1))",
            values: [options.table.resource.name],
          });
        const taken = takesKeys
          ? await asServer(transaction, role, () => countOfKeys(transaction, options.table))
          : undefined;
        const written = await writeRows(transaction, {
          ...options,
          key: key ?? [],
          takesKeys: takesKeys === true,
          mostKey: taken?.most,
          rows,
          tries,
        });
        if (!written.isWhole) throw new RolledBack();
        outcome = { created: written.created, updated: written.updated, refused: written.refused };
        if (dryRun) throw new RolledBack();
        if (taken && written.takenKeys.length > 0)
          await asServer(transaction, role, () => countOn(transaction, taken, written.takenKeys));
        const result = outcome;
        await asServer(transaction, role, () =>
          transaction.query({
            text: 'update admin.imports set outcome = $3 where account_id = $1 and id = $2',
            values: [accountId, id, JSON.stringify(result)],
          }),
        );
        return result;
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      if (outcome) return outcome;
    }
  }
}

/** Ends a dry run, and a turn before the last one. */
class RolledBack extends Error {}

/** Beside the rows: no role reaches what the server keeps for itself. */
async function asServer<T>(
  transaction: PgClient,
  role: string,
  work: () => Promise<T>,
): Promise<T> {
  // Requests without a role of their own run as the server does.
  if (role === '') return work();
  const be = (role: string) =>
    transaction.query({ text: "select set_config('role', $1, true)", values: [role] });
  await be('none');
  const result = await work();
  await be(role);
  return result;
}

/**
 * Outcome of the call if it has been carried out; otherwise registers it.
 *
 * @throws where the name belongs to a call with other rows
 */
async function beginCall(
  transaction: PgClient,
  accountId: number,
  input: ImportInput,
): Promise<ImportOutcome | undefined> {
  const { id } = input;
  const digest = importDigest(input);
  await transaction.query({
    text: "delete from admin.imports where made_at < now() - $1 * interval '1 day'",
    values: [storedDays],
  });
  const made = await transaction.query({
    text: 'insert into admin.imports (account_id, id, digest) values ($1, $2, $3) on conflict do nothing',
    values: [accountId, id, digest],
  });
  if (made.rowCount === 1) return undefined;
  const { rows } = await transaction.query<{ outcome: ImportOutcome; isOther: boolean }>({
    text: 'select outcome, coalesce(digest <> $3, false) as "isOther" from admin.imports where account_id = $1 and id = $2',
    values: [accountId, id, digest],
  });
  if (rows[0]?.isOther)
    throw invalid(
      'A call of this name was carried out with other rows. Another call needs another name.',
    );
  return rows[0]?.outcome;
}

/** Sequence that generates the keys of a table. */
interface KeyCount {
  readonly sequence: string;
  /**
   * The largest key that a row may bring: behind it a tenth of all that there can be is left to
   * count.
   */
  readonly most: bigint;
}

/**
 * Sequence of a table's keys; `undefined` where keys are random. A sequence that cannot be advanced
 * would reach an imported key, and the next create would fail.
 */
async function countOfKeys(
  transaction: PgClient,
  { resource, columns, takable }: ImportableTable,
): Promise<KeyCount | undefined> {
  const column = takable === undefined ? undefined : columns.get(takable);
  if (!column || !sql.isSQL(resource.from)) return undefined;
  const table = sql.literal(sql.compile(resource.from).text);
  // A counted column owns its sequence; one with `nextval` as its default depends on it.
  const { rows } = await transaction.query<{ sequence: string; movable: boolean; most: string }>(
    compiled(sql`
    select sequence.oid::regclass::text as sequence, has_sequence_privilege(sequence.oid, 'update') as movable, (seqmax - seqmax / 10)::text as most
    from pg_attribute attribute
      left join pg_attrdef def on def.adrelid = attrelid and def.adnum = attnum
      join pg_depend depend on (depend.classid = 'pg_attrdef'::regclass and depend.objid = def.oid and depend.refclassid = 'pg_class'::regclass)
        or (attidentity <> '' and depend.classid = 'pg_class'::regclass and depend.refclassid = 'pg_class'::regclass and depend.refobjid = attrelid and depend.refobjsubid = attnum and depend.deptype = 'i')
      join pg_class sequence on sequence.relkind = 'S' and sequence.oid = case when depend.classid = 'pg_class'::regclass then depend.objid else depend.refobjid end
      join pg_sequence on seqrelid = sequence.oid
    where attrelid = ${table}::regclass and attname = ${sql.literal(column.name)} limit 1`),
  );
  const [found] = rows;
  if (found && !found.movable)
    throw new SafeError(
      `Keys cannot be taken: the server may not move their count on (grant update on sequence ${found.sequence}).`,
      { code: 'FORBIDDEN' },
    );
  return found && { sequence: found.sequence, most: BigInt(found.most) };
}

/**
 * Advances the sequence past the largest imported key. A sequence is not rolled back with its
 * transaction.
 */
async function countOn(
  transaction: PgClient,
  { sequence }: KeyCount,
  keys: readonly SQL[],
): Promise<void> {
  await transaction.query({
    text: "select pg_advisory_xact_lock(hashtext('admin.imports count ' || $1))",
    values: [sequence],
  });
  await transaction.query(
    compiled(sql`
    select setval(seqrelid, largest) from pg_sequence, (select max(key)::bigint as largest from (values ${sql.join(
      keys.map((key) => sql`(${key})`),
      ', ',
    )}) as brought (key)) as taken
    where seqrelid = ${sql.literal(sequence)}::regclass and seqincrement > 0 and largest > coalesce(pg_sequence_last_value(seqrelid), seqstart - 1)`),
  );
}

interface Writing extends Pick<ImportOptions, 'schema' | 'table'> {
  readonly key: readonly string[];
  readonly takesKeys: boolean;
  /** Largest key that a row may bring, where a sequence generates the keys. */
  readonly mostKey: bigint | undefined;
  readonly rows: readonly unknown[];
  readonly tries: RowTries;
}

interface Written extends ImportOutcome {
  /** Whether every row has been tried. */
  readonly isWhole: boolean;
  /** Keys of new records that the database did not give. */
  readonly takenKeys: readonly SQL[];
}

async function writeRows(
  transaction: PgClient,
  { schema, table, key, takesKeys, mostKey, rows, tries }: Writing,
): Promise<Written> {
  const refused: RowRefusal[] = [];
  const refuse = (row: number, code: string, message: string, columns: readonly string[]): void =>
    void refused.push({ row, code, message, columns });
  const keyColumns = key.map((field) => table.columns.get(field) ?? unknownField(table, field));
  const values = rows.map((row): Values => new Map(hasMembers(row) ? Object.entries(row) : []));
  const keyed = values.flatMap((row, at): Keyed[] => {
    const given = keyColumns.map((column, index) =>
      readValue(schema, column, row.get(key[index] ?? '')),
    );
    if (given.length === 0 || given.some((value) => value === null)) return [];
    const wrong = key.filter((_, index) => given[index] === undefined);
    if (wrong.length > 0)
      refuse(at, 'BAD_USER_INPUT', `No value of its type: ${wrong.join(', ')}.`, wrong);
    return wrong.length > 0
      ? []
      : [
          {
            row: at,
            key: keyColumns.map(({ name }, index) => [name, given[index] ?? sql.null] as const),
          },
        ];
  });
  const found = await countMatches(transaction, table, keyColumns, keyed);
  const keyOf = new Map(keyed.map((keyedRow) => [keyedRow.row, keyedRow.key]));
  const isRefused = new Set(refused.map(({ row }) => row));
  const ready = values.flatMap((row, at): ReadRow[] => {
    if (isRefused.has(at)) return [];
    const { count, first } = found.get(at) ?? { count: 0, first: at };
    if (first < at) {
      refuse(at, 'REPEATED_KEY', `Row ${first} of the call has the same key.`, key);
      return [];
    }
    if (count > 1) {
      refuse(at, 'AMBIGUOUS_KEY', 'Several records have this key.', key);
      return [];
    }
    const own = readRow(schema, table, row, {
      isNew: count === 0,
      key,
      takesKeys,
      mostKey,
      refuse: (...why) => refuse(at, ...why),
    });
    if (!own) return [];
    const given = keyOf.get(at) ?? [];
    const isNew = count === 0;
    return [
      {
        row: at,
        values: own,
        key: isNew ? [] : given,
        soughtBy: isNew && given.length > 0 ? key : [],
      },
    ];
  });

  const read = new Map(ready.map((each) => [each.row, each]));
  const isWhole = await tries.write(transaction, read);
  const made = tries.written
    .flatMap((row) => read.get(row) ?? [])
    .filter(({ key: found }) => found.length === 0);
  const takable =
    takesKeys && table.takable !== undefined ? table.columns.get(table.takable)?.name : undefined;
  return {
    isWhole,
    created: made.length,
    updated: tries.written.length - made.length,
    // A record that was refused in an earlier turn may now be refused before it is tried.
    refused: [...refused, ...tries.refused.filter(({ row }) => read.has(row))].toSorted(
      (a, b) => a.row - b.row,
    ),
    takenKeys: made.flatMap(({ values: given }) =>
      given.filter(([column]) => column === takable).map(([, value]) => value),
    ),
  };
}

/** By name of a field: a client names them. */
type Values = ReadonlyMap<string, unknown>;
type Keyed = Pick<ReadRow, 'row' | 'key'>;

function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `null` for none, `undefined` for what is no value of the column. */
function readValue(
  schema: GraphQLSchema,
  { attribute, type }: Column,
  value: unknown,
): SQL | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  if (!type) return undefined;
  const read = coerced(type, value);
  return read === undefined
    ? undefined
    : sqlValueWithCodec(bakedInputRuntime(schema, type, read.value), attribute.codec);
}

function coerced(type: GraphQLInputType, value: unknown): { readonly value: unknown } | undefined {
  let isWrong = false;
  const read: unknown = coerceInputValue(value, type, () => {
    isWrong = true;
  });
  return isWrong ? undefined : { value: read };
}

/**
 * Number of records with the key of each row, and first row of the call with that key. The database
 * decides which values are equal.
 */
async function countMatches(
  transaction: PgClient,
  { resource }: ImportableTable,
  columns: readonly Column[],
  keyed: readonly Keyed[],
): Promise<ReadonlyMap<number, { readonly count: number; readonly first: number }>> {
  if (keyed.length === 0 || !sql.isSQL(resource.from)) return new Map();
  const table = sql.identifier(Symbol('records'));
  const given = sql.identifier(Symbol('given'));
  const names = columns.map((_, at) => sql.identifier(`k${at}`));
  const rows = keyed.map(
    ({ row, key }) =>
      sql`(${sql.literal(row)}::int, ${sql.join(
        key.map(([, value]) => value),
        ', ',
      )})`,
  );
  const isIt = columns.map(
    ({ name }, at) => sql`${table}.${sql.identifier(name)} = ${given}.${names[at] ?? sql.blank}`,
  );
  const keys = sql.join(names, ', ');
  const statement = sql`select ${given}.at, ${given}.first, count(${table}.${sql.identifier(columns[0]?.name ?? '')})::int as count from (select *, min(at) over (partition by ${keys}) as first from (values ${sql.join(rows, ', ')}) as called (at, ${keys})) as ${given} left join ${resource.from} as ${table} on ${sql.join(isIt, ' and ')} group by 1, 2`;
  const found = await transaction.query<{ at: number; first: number; count: number }>(
    compiled(statement),
  );
  return new Map(found.rows.map(({ at, first, count }) => [at, { count, first }]));
}

interface Reading extends Pick<Writing, 'key' | 'takesKeys' | 'mostKey'> {
  readonly isNew: boolean;
  readonly refuse: (code: string, message: string, columns: readonly string[]) => void;
}

/** The values of a row for its columns; `undefined` where it was refused, with all that is wrong. */
function readRow(
  schema: GraphQLSchema,
  table: ImportableTable,
  row: Values,
  { isNew, key, takesKeys, mostKey, refuse }: Reading,
): ReadRow['values'] | undefined {
  const type = schema.getType(isNew ? table.input : table.patch);
  const fields = new Map(isInputObjectType(type) ? Object.entries(type.getFields()) : []);
  const taken = isNew && takesKeys ? table.takable : undefined;
  const ungiven = isNew
    ? key.filter((name) => row.get(name) != null && !fields.has(name) && name !== taken)
    : [];
  if (ungiven.length > 0) {
    refuse('NOT_FOUND', 'No record has this key, and new ones are given theirs.', ungiven);
    return undefined;
  }
  let isRefused = false;
  const report: Reading['refuse'] = (...why) => {
    isRefused = true;
    refuse(...why);
  };
  const values = [...row].flatMap(([name, value]): (readonly [string, SQL])[] => {
    const column = table.columns.get(name);
    if (name === taken && value == null) return [];
    const field =
      fields.get(name) ?? (name === taken && column?.type ? { type: column.type } : undefined);
    // The key of a record that is there stays; that of a new one may be the database's to give.
    if (key.includes(name) && (!isNew || !field)) return [];
    if (column?.isSecret || column?.isGenerated) {
      report('BAD_USER_INPUT', refusalOfColumn(column), [name]);
      return [];
    }
    if (!column || !field) {
      if (isNew || !column) report('BAD_USER_INPUT', `There is no field ${name} to write.`, [name]);
      return [];
    }
    const read = coerced(field.type, value);
    const kept = column.attribute.extensions?.keptDigits;
    const refusal = kept && read && refusalOfValue(kept, read.value, name);
    if (refusal !== undefined) report('VALUE_OUT_OF_RANGE', refusal, [name]);
    if (!read) report('BAD_USER_INPUT', `No value of its type: ${name}.`, [name]);
    // Nobody could make a record of this type any more.
    else if (name === taken && mostKey !== undefined && BigInt(String(read.value)) > mostKey)
      report(
        'VALUE_OUT_OF_RANGE',
        `The keys of new records are counted on behind this one, and would come to an end: ${name} is at most ${mostKey}.`,
        [name],
      );
    return read
      ? [
          [
            column.name,
            sqlValueWithCodec(
              bakedInputRuntime(schema, field.type, read.value),
              column.attribute.codec,
            ),
          ],
        ]
      : [];
  });
  const missing = isNew
    ? [...fields.values()]
        .filter((field) => isRequiredInputField(field) && row.get(field.name) === undefined)
        .map(({ name }) => name)
    : [];
  if (missing.length > 0)
    report('NOT_NULL_VIOLATION', `A new record needs ${missing.join(', ')}.`, missing);
  return isRefused ? undefined : values;
}

const refusalOfColumn = ({ field, isSecret }: Column): string =>
  isSecret
    ? `${field} is a secret: an import does not write it.`
    : `${field} is computed by the database: an import does not write it.`;

function unknownField({ resource }: ImportableTable, field: string): never {
  throw invalid(`${resource.name} has no field ${field}.`);
}

function invalid(message: string): SafeError {
  return new SafeError(message, { code: 'BAD_USER_INPUT' });
}
