import { sessionDocument } from './document.ts';

/** Rules for importing records of a type through our own API. */
export interface ImportRules {
  /** Greatest number of rows in a call. */
  readonly mostRows: number;
  /** Combinations of fields that identify a record. */
  readonly keys: readonly (readonly string[])[];
  /** Key field that the server generates for new records; on request it takes the value of the row. */
  readonly takableKey: string | null;
}

/** Rows of a file for one call. */
export interface ImportRecordsInput {
  /** GraphQL type of the records: `Order`. */
  readonly type: string;
  /**
   * Identifies the call. A repeated call with the same id returns the result of the first one and
   * writes nothing.
   */
  readonly id: string;
  /** Values of each record, as in the input of its create mutation. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Fields that identify the record to update. Absent: each row creates a record. */
  readonly key?: readonly string[];
  /** New records get the keys of their rows instead of generated ones. */
  readonly takesKeys?: boolean;
  /** Nothing is written. */
  readonly dryRun?: boolean;
}

/** A row that was not written, with the reason. */
export interface ImportRefusal {
  /** Index of the row in the call, from 0. */
  readonly row: number;
  readonly message: string;
  /** `UNIQUE_VIOLATION` */
  readonly code: string;
  readonly columns: readonly string[];
}

/** Result of a call. */
export interface ImportAnswer {
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly ImportRefusal[];
}

/** Rules for importing records of a type; `null` where they cannot be imported. */
export const ImportRulesDocument = sessionDocument<
  { readonly viewer: { readonly importRules: ImportRules | null } | null },
  { input: { readonly type: string } }
>(
  'query',
  'ImportRules',
  '8288ae005351c4c07318dbb6e839ca2e1c8f8f3dfdaa8dc75b6e6779831706bb',
  { viewer: { importRules: { mostRows: true, keys: true, takableKey: true } } },
  'ImportRulesInput',
  'importRules',
);

/** Writes rows of a file in one transaction; single rows may be refused. */
export const ImportRecordsDocument = sessionDocument<
  { readonly importRecords: ImportAnswer | null },
  { input: ImportRecordsInput }
>(
  'mutation',
  'ImportRecords',
  'bfb2fc1e89ea1ea646543af8936c22772613bcb4b9ec67e989dcc4e0ab04be6f',
  {
    importRecords: {
      created: true,
      updated: true,
      refused: { row: true, message: true, code: true, columns: true },
    },
  },
  'ImportRecordsInput',
);
