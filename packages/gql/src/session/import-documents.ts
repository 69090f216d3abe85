import { sessionDocument } from './document.ts';

/** How our own API imports records of a type. */
export interface ImportRules {
  /** Rows of a call at most. */
  readonly mostRows: number;
  /** Fields that find one record, each alone or together with others. */
  readonly keys: readonly (readonly string[])[];
}

/** Rows of a file as one call. */
export interface ImportRecordsInput {
  /** GraphQL type of the records: `Order`. */
  readonly type: string;
  /** Names the call: with the name of one that was carried out, the answer is what came of that, and nothing is written. */
  readonly id: string;
  /** Values of each record, as the input of the mutation that creates one takes them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Fields that find the record to change. Absent: each row makes one. */
  readonly key?: readonly string[];
  /** Nothing is written. */
  readonly dryRun?: boolean;
}

/** A row that was not written, and why. */
export interface ImportRefusal {
  /** Its place in the call, from 0. */
  readonly row: number;
  readonly message: string;
  /** `UNIQUE_VIOLATION` */
  readonly code: string;
  readonly columns: readonly string[];
}

/** What came of a call. */
export interface ImportAnswer {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly ImportRefusal[];
}

/** How records of a type are imported; `null` where they are not. */
export const ImportRulesDocument = sessionDocument<{ readonly viewer: { readonly importRules: ImportRules | null } | null }, { input: { readonly type: string } }>(
  'query',
  'ImportRules',
  'a2f9d46fa16daba609b258c9098bda52685e193f7192befb84db62041c6758ab',
  { viewer: { importRules: { mostRows: true, keys: true } } },
  'ImportRulesInput',
  'importRules',
);

/** Writes rows of a file in one transaction, each of them or not. */
export const ImportRecordsDocument = sessionDocument<{ readonly importRecords: ImportAnswer | null }, { input: ImportRecordsInput }>(
  'mutation',
  'ImportRecords',
  'bfb2fc1e89ea1ea646543af8936c22772613bcb4b9ec67e989dcc4e0ab04be6f',
  { importRecords: { created: true, updated: true, refused: { row: true, message: true, code: true, columns: true } } },
  'ImportRecordsInput',
);
