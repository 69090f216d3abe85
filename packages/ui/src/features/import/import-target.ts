import type { FormValues } from '@admin/gql/resource';

/** Row that can be written. */
export interface RowToWrite {
  /** In the file. */
  readonly at: number;
  readonly values: FormValues;
}

/** Rows of a file that are written in one call. */
export interface ImportCall {
  /** Id of the call. A repeated call has the same id. */
  readonly id: string;
  readonly rows: readonly RowToWrite[];
  /** Fields that find the record to update; empty: each row creates a record. */
  readonly key: readonly string[];
  /** Whether new records get the keys of their rows instead of generated ones. */
  readonly takesKeys: boolean;
  /** Nothing is written. */
  readonly dryRun: boolean;
}

/** Reason why a row was not written, in the language of the interface. */
export interface Reason {
  /** Name of the field that the reason is about. */
  readonly field?: string;
  readonly text: string;
}

export interface RefusedRow {
  readonly at: number;
  readonly reasons: readonly Reason[];
}

export interface CallOutcome {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
  /**
   * Error that ended the call before all rows were written. Rows are listed by what is known of
   * them.
   */
  readonly failure?: {
    readonly error: unknown;
    /** Rows that were not sent, or that the server did not accept. */
    readonly unsent: readonly number[];
    /** Rows that were sent, with an unknown outcome. */
    readonly unsure: readonly number[];
  };
}

/** Writes the rows of a file. */
export interface ImportTarget {
  /** Rows of a call. */
  readonly mostRows: number;
  /** Maximum size of a call's rows, in bytes of JSON. */
  readonly mostBytes: number;
  /** Keys, each of which finds one record; `undefined` if the server does not list them. */
  readonly keys: readonly (readonly string[])[] | undefined;
  /** Key field that the server generates for new records, or takes from their rows on request. */
  readonly takableKey?: string | undefined;
  /** Whether the server can validate a call without writing. */
  readonly canTry: boolean;
  /**
   * Milliseconds for which a call without an answer can be sent again and is carried out once. 0:
   * the outcome of its rows is unknown.
   */
  readonly repeatable: number;
  /**
   * Rejects with an error that concerns all rows: the network, the session, the right to write.
   * Nothing was written then, or the call can be repeated.
   */
  write(call: ImportCall, signal: AbortSignal): Promise<CallOutcome>;
  /**
   * Milliseconds to wait before a failed call is sent again, 0 for none; `undefined` if a
   * repetition would not help. Absent: calls are repeated only on request.
   */
  waitAfter?(error: unknown): number | undefined;
}
