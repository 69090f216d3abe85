import { type Connection, type PoolClient, Query, type QueryResult, type Submittable } from 'pg';

/** Methods that `pg` calls on a query while its answer arrives. They are missing in its types. */
interface AnswerHandlers {
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleEmptyQuery(connection: Connection): void;
  handlePortalSuspended(connection: Connection): void;
  handleCopyInResponse(connection: Connection): void;
  handleCopyData(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}

export interface StatementText {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Prepared under this name, once per connection. */
  readonly name?: string;
  /** Rows as arrays in place of objects. */
  readonly arrayMode?: boolean;
}

/** Values of `set_config`, by name of the setting: `role`, `admin.account_id`. */
export interface PreparedSettings {
  /** Name of the prepared statement that sets them, for the running transaction only. */
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Settings and a statement in a single message with a single Sync at its end. PostgreSQL runs
 * everything between two Syncs in a transaction, so that neither `begin` nor `commit` is needed. An
 * error rolls back everything, and the settings end with the transaction.
 */
class SettingsStatement implements Submittable {
  readonly #query: Query & AnswerHandlers;
  readonly #settings: PreparedSettings;
  /** Answers come in order: first that of the settings. */
  #areSet = false;
  /** `pg` keeps account of what is prepared by these two. */
  readonly name: string | undefined;
  readonly text: string;
  /**
   * Hears how it ended. `pg` puts its own time limit around it (`query_timeout`), and hears in
   * place of it.
   */
  callback: (error: Error | undefined, result: QueryResult) => void;

  constructor(
    settings: PreparedSettings,
    { name, text, values = [], arrayMode }: StatementText,
    callback: (error: Error | undefined, result: QueryResult) => void,
  ) {
    const config = {
      name,
      text,
      values: [...values],
      rowMode: arrayMode ? 'array' : undefined,
      queryMode: 'extended',
    };
    const query = new Query(config, (error: Error | undefined, result: QueryResult) =>
      this.callback(error, result),
    );
    if (!hasHandlers(query))
      throw new Error(
        'This version of pg has other queries than those that SettingsStatement was written for.',
      );
    this.#query = query;
    this.#settings = settings;
    this.name = name;
    this.text = text;
    this.callback = callback;
  }

  submit(connection: Connection): unknown {
    const { name, values } = this.#settings;
    connection.stream.cork();
    try {
      connection.bind(
        { portal: '', statement: name, values: [...values], valueMapper: String },
        true,
      );
      connection.execute({ portal: '' }, true);
      const refused: unknown = this.#query.submit(connection);
      // Half a message was written: nobody can go on from here.
      if (refused instanceof Error) connection.stream.destroy(refused);
      return refused;
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow(message: unknown): void {
    if (this.#areSet) this.#query.handleDataRow(message);
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#areSet) this.#query.handleCommandComplete(message, connection);
    this.#areSet = true;
  }
  handleRowDescription(message: unknown): void {
    this.#query.handleRowDescription(message);
  }
  handleEmptyQuery(connection: Connection): void {
    this.#query.handleEmptyQuery(connection);
  }
  handlePortalSuspended(connection: Connection): void {
    this.#query.handlePortalSuspended(connection);
  }
  handleCopyInResponse(connection: Connection): void {
    this.#query.handleCopyInResponse(connection);
  }
  handleCopyData(message: unknown, connection: Connection): void {
    this.#query.handleCopyData(message, connection);
  }
  handleError(error: Error, connection: Connection): void {
    this.#query.handleError(error, connection);
  }
  handleReadyForQuery(connection: Connection): void {
    this.#query.handleReadyForQuery(connection);
  }
}

function hasHandlers(query: Query): query is Query & AnswerHandlers {
  return 'handleDataRow' in query && 'handleCommandComplete' in query;
}

/** Runs a statement in a transaction with these settings, in a single round trip. */
export function queryWithSettings(
  client: PoolClient,
  settings: PreparedSettings,
  statement: StatementText,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new SettingsStatement(settings, statement, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    );
  });
}
