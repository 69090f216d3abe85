import { type PoolClient } from 'pg';
import { StartError } from '../start-error.ts';
import { messageOf } from './message-of.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { Database } from './database.ts';
import { createSteadyPool } from './steady-pool.ts';

/** Milliseconds within which a server must answer before it counts as out of reach. */
const connectionTimeout = 5_000;
const checkTimeout = 3_000;
/**
 * Milliseconds after its limit at which the answer to a statement is given up: a server that has
 * fallen silent does not say that it cancelled it.
 */
const silenceMargin = 5_000;
/** Milliseconds; a timer of Node that is set to more fires at once. */
const longestTimer = 2 ** 31 - 1;

export async function openServed(url: string, statementTimeout: number): Promise<Database> {
  const server = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const connections = createSteadyPool({
    ...server,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    ...limitsOf(statementTimeout),
    application_name: 'admin',
  });
  /** Kept back: to ask how the database is, and to cancel, while all other connections are busy. */
  const control = createSteadyPool({
    ...server,
    max: 1,
    connectionTimeoutMillis: checkTimeout,
    query_timeout: checkTimeout,
    statement_timeout: checkTimeout,
    application_name: 'admin control',
  });
  const end = async (): Promise<void> => {
    await Promise.all([connections.end(), control.end()]);
  };
  try {
    await connections.pool.query('select 1');
  } catch (error) {
    await end();
    throw refusal(error);
  }
  const cancelProcesses = async (processes: readonly number[]): Promise<void> => {
    if (processes.length > 0)
      await control.pool.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [
        processes,
      ]);
  };
  return {
    pool: connections.pool,
    kind: 'served',
    async limitStatements(timeout) {
      const { pool } = connections;
      // The pool reads them for each connection that it makes; those that it has are replaced.
      Object.assign(pool.options, limitsOf(timeout));
      const clients = await Promise.all(
        Array.from({ length: pool.totalCount }, () => pool.connect()),
      );
      for (const client of clients) client.release(true);
    },
    async check() {
      const { rows } = await control.pool.query<{ mode: string }>(
        "select current_setting('transaction_read_only') as mode",
      );
      if (rows[0]?.mode === 'on')
        throw new DatabaseUnavailableError(
          'The database takes no writes: it is a standby, or is set to read only.',
        );
    },
    cancel: (client) => cancelProcesses(processesOf([client])),
    cancelAll: () => cancelProcesses(processesOf([...connections.checkedOut])),
    close: end,
  };
}

function limitsOf(statementTimeout: number): {
  readonly statement_timeout: number;
  readonly query_timeout: number;
} {
  return {
    statement_timeout: statementTimeout,
    query_timeout:
      statementTimeout === 0 ? 0 : Math.min(statementTimeout + silenceMargin, longestTimer),
  };
}

/** Numbers of the server's processes behind connections. */
function processesOf(clients: readonly PoolClient[]): number[] {
  return clients.flatMap((client) =>
    'processID' in client && typeof client.processID === 'number' ? [client.processID] : [],
  );
}

function refusal(error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const remedy =
    remedies.find(([codes]) => codes.test(code))?.[1] ??
    'Check that it runs and that host, port, name, user and password in DATABASE_URL are right.';
  return new StartError(
    `The database server in DATABASE_URL does not answer: ${messageOf(error)}`,
    remedy,
    { cause: error },
  );
}

const remedies: readonly (readonly [codes: RegExp, remedy: string])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'Check the name of the host in DATABASE_URL: postgres://user:password@host:5432/name',
  ],
  [
    /^28/,
    'Check user and password in DATABASE_URL, and that the server lets this user in from this machine (pg_hba.conf).',
  ],
  [
    /^3D000$/,
    'Check the name of the database at the end of DATABASE_URL, or create it: createdb name',
  ],
  [
    /^53300$/,
    'All connections of the server are taken. End some, or raise max_connections on the server; this application uses up to 11.',
  ],
  [/^57P03$/, 'It is starting or shutting down. Try again in a moment.'],
];
