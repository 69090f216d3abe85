import type { ResourceRecord } from '@admin/gql/resource';

/**
 * Makes a file of records, piece by piece: it holds what has not been handed over yet, and nothing
 * else.
 */
export interface FileWriter {
  /** The bytes that these records add. */
  write(records: readonly ResourceRecord[]): readonly Bytes[];
  /** Bytes after the last record. Nothing is written after them. */
  end(): readonly Bytes[];
  /** Number of values that were truncated because of a limit of the format. @defaultValue none */
  cutValues?(): number;
}

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export const utf8 = (text: string): Bytes => encoder.encode(text);

export interface FileKind {
  /** With a point: `.csv`. */
  readonly extension: `.${string}`;
  readonly type: string;
}
