import type { ArgumentPath, Path } from './path.ts';

export interface RequiredArgument {
  readonly argument: string;
  readonly type: string;
  readonly value?: unknown;
}

export interface KeyArgument {
  /** `KeyField.field`. */
  readonly field: string;
  readonly argument: ArgumentPath;
  /** Named GraphQL type there. */
  readonly type: string;
  /** The place takes a list of keys: `ids: [ID!]`. */
  readonly list: boolean;
}

export interface RecordArgument {
  readonly argument: ArgumentPath;
  /** Path of the value in the record. */
  readonly path: Path;
  readonly required: boolean;
  /**
   * The state of the record that the write is about: the server refuses one that is about an older
   * state.
   */
  readonly version?: true;
  /**
   * New records take the version as a value, too: it is sent as it was read, and nothing says that
   * the server compares it.
   */
  readonly unchecked?: true;
}
