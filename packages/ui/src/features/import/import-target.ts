import type { FormValues } from '@admin/gql/resource';

/** A row that is ready to be written. */
export interface RowToWrite {
  /** In the file. */
  readonly at: number;
  readonly values: FormValues;
}

/** Rows of a file that are written together. */
export interface ImportCall {
  /** The same when it is sent again. */
  readonly id: string;
  readonly rows: readonly RowToWrite[];
  /** Fields that find the record to change; empty: each row makes one. */
  readonly key: readonly string[];
  /** New records have the keys of their rows, where the server would give them. */
  readonly takesKeys: boolean;
  /** Nothing is written. */
  readonly dryRun: boolean;
}

/** Why a row was not written, in the words of the reader. */
export interface Reason {
  /** Name of the field that it is about. */
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
    /** Were not sent, or not let in. */
    readonly unsent: readonly number[];
    /** Were sent, and nobody knows what became of them. */
    readonly unsure: readonly number[];
  };
}

/** Writes the rows of a file. */
export interface ImportTarget {
  /** Rows of a call. */
  readonly mostRows: number;
  /** Bytes of the rows of a call, as JSON. */
  readonly mostBytes: number;
  /**
   * Fields that find one record, each alone or together; `undefined` where the server does not say
   * it.
   */
  readonly keys: readonly (readonly string[])[] | undefined;
  /** Key field that the server generates for new records, or takes from their rows on request. */
  readonly takableKey?: string | undefined;
  /** Whether the server can validate a call without writing. */
  readonly canTry: boolean;
  /**
   * Milliseconds for which a call that was sent and not answered can be sent again: it is carried
   * out once. 0: what became of its rows is not known.
   */
  readonly repeatable: number;
  /**
   * Fails with what concerns all rows: the way to the server, the session, the right to write.
   * Nothing was written then, or the call is repeatable.
   */
  write(call: ImportCall, signal: AbortSignal): Promise<CallOutcome>;
  /**
   * Milliseconds to wait before a failed call is sent again, 0 for none; `undefined` if a
   * repetition would not help. Absent: calls are repeated only on request.
   */
  waitAfter?(error: unknown): number | undefined;
}
