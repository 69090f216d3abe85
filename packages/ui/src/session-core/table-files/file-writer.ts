import type { ResourceRecord } from '@admin/gql/resource';

/** Writes records to a file incrementally. Only bytes that were not returned yet are buffered. */
export interface FileWriter {
  /** Bytes of these records. */
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
