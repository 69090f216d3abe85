import type { PgClient, PgClientQuery, PgClientResult, WithPgClient } from '@dataplan/pg';
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import type { FairQueue } from './fair-queue.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { toReadOnlyRefusal } from './read-only-requests.ts';
import { signalOf } from './request-scope.ts';
import { queryWithSettings } from './settings-statement.ts';

export interface AdaptorOptions {
  readonly pool: Pool;
  /** Shares the connections among accounts. Absent: first come, first served. */
  readonly queue?: FairQueue;
}

type Entries = readonly (readonly [string, string])[];

interface Scope {
  readonly account: string;
  readonly entries: Entries;
  readonly settings: Readonly<Record<string, string | undefined>> | null;
  readonly signal: AbortSignal | undefined;
}

/** The setting that says on whose account a request runs. */
export const accountSetting = 'admin.account_id';

/**
 * PostGraphile's access to the database. Each statement is a transaction with the settings of its
 * request, in a single round trip; `withTransaction` is for several statements that belong
 * together.
 */
export function createWithPgClient({ pool, queue }: AdaptorOptions): WithPgClient {
  const onConnection = async <T>(
    { account, settings, signal }: Scope,
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T> => {
    const run = () => withClient(pool, signal, work);
    try {
      return await (queue ? queue.run(account, run, signal) : run());
    } catch (error) {
      throw toReadOnlyRefusal(error, settings);
    }
  };
  return async (settings, callback) => {
    const entries = Object.entries(settings ?? {}).flatMap(([key, value]) =>
      value == null ? [] : [[key, value] as const],
    );
    const scope: Scope = {
      account: settings?.[accountSetting] ?? '',
      entries,
      settings,
      signal: signalOf(settings),
    };
    const client: PgClient = {
      query: (statement) =>
        onConnection(scope, (connection) => runAlone(connection, scope.entries, statement)),
      withTransaction: (work) =>
        onConnection(scope, (connection) => runTransaction(connection, scope.entries, work)),
    };
    return callback(client);
  };
}

const prepared = new WeakMap<PoolClient, PreparedStatements>();

function preparedOn(client: PoolClient): PreparedStatements {
  const statements = prepared.get(client);
  if (statements) return statements;
  const created = new PreparedStatements(client);
  prepared.set(client, created);
  // Compiling costs more than it saves for statements of this size; the planner's estimates say
  // otherwise.
  client.query('set jit_optimize_above_cost = -1').catch(() => {});
  return created;
}

async function runAlone<TData>(
  client: PoolClient,
  entries: Entries,
  statement: PgClientQuery,
): Promise<PgClientResult<TData>> {
  const statements = preparedOn(client);
  if (entries.length === 0) return runPlain(client, statement);
  const settings = await statements.settings(
    isPlannedByValues(statement) ? [...entries, plannedByValues] : entries,
  );
  if (statement.name !== undefined) statements.use(statement.name);
  return queryWithSettings(client, settings, statement);
}

const plannedByValues = ['plan_cache_mode', 'force_custom_plan'] as const;

/**
 * Tests whether the statement should be planned for its values. With a limit, the best plan depends
 * on them: list order where many rows match, an index where few do. After five executions
 * PostgreSQL would choose a generic plan, which scans a table for a word that no row has.
 */
function isPlannedByValues({ text, values = [] }: PgClientQuery): boolean {
  return values.length > 0 && /\blimit \d/.test(text);
}

async function runPlain<TData>(
  client: PoolClient,
  { text, values, name, arrayMode }: PgClientQuery,
): Promise<PgClientResult<TData>> {
  if (name !== undefined) preparedOn(client).use(name);
  const query = { text, values, name };
  const result: QueryResult = arrayMode
    ? await client.query({ ...query, rowMode: 'array' })
    : await client.query(query);
  return result;
}

async function runTransaction<T>(
  connection: PoolClient,
  entries: Entries,
  work: (client: PgClient) => Promise<T>,
): Promise<T> {
  return between(connection, ['begin', 'commit', 'rollback'], async () => {
    if (entries.length > 0) {
      const { name, values } = await preparedOn(connection).settings(entries);
      await connection.query({ name, text: '', values: [...values] });
    }
    return work(transactionClient(connection, 1));
  });
}

function transactionClient(connection: PoolClient, level: number): PgClient {
  const savepoint = `level_${level}`;
  return {
    query: (statement) => runPlain(connection, statement),
    withTransaction: (work) =>
      between(
        connection,
        [
          `savepoint ${savepoint}`,
          `release savepoint ${savepoint}`,
          `rollback to savepoint ${savepoint}`,
        ],
        () => work(transactionClient(connection, level + 1)),
      ),
  };
}

async function between<T>(
  connection: PoolClient,
  [begin, commit, rollback]: readonly [string, string, string],
  work: () => Promise<T>,
): Promise<T> {
  await connection.query(begin);
  try {
    const result = await work();
    await connection.query(commit);
    return result;
  } catch (error) {
    await connection.query(rollback).catch(() => {}); // The connection is gone, and with it the transaction.
    throw error;
  }
}

async function withClient<T>(
  pool: Pool,
  signal: AbortSignal | undefined,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let cancelling: Promise<unknown> | undefined;
  const cancel = (): void => {
    cancelling = cancelStatement(pool, client);
  };
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel, { once: true });
    return await work(client);
  } catch (error) {
    // Errors that PostgreSQL did not report are those of the connection.
    if (!(error instanceof DatabaseError) && signal?.aborted !== true)
      broken ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    // Not before: it would meet whatever this connection does next.
    await cancelling;
    client.off('error', onError);
    client.release(broken);
  }
}

/**
 * Cancels the statement of a server connection. The embedded database has a single connection,
 * which cannot receive a message while it works.
 */
async function cancelStatement(
  pool: Pool,
  client: PoolClient & { readonly processID?: number | null },
): Promise<void> {
  if (typeof client.processID !== 'number' || (pool.options.max ?? 1) < 2) return;
  // If the cancellation fails, the statement ends at its own timeout.
  await pool.query('select pg_cancel_backend($1)', [client.processID]).catch(() => {});
}
