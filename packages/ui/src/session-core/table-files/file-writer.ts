import type { ResourceRecord } from '@admin/gql/resource';

/**
 * Makes a file of records, piece by piece: it holds what has not been handed over yet, and nothing
 * else.
 */
export interface FileWriter {
  /** The bytes that these records add. */
  write(records: readonly ResourceRecord[]): readonly Bytes[];
  /** What stands behind the last record. Nothing is written after it. */
  end(): readonly Bytes[];
  /**
   * How many values the format had no place for, so that a part of them is missing. @defaultValue
   * none
   */
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
