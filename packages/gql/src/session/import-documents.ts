import { sessionDocument } from './document.ts';

/** How our own API imports records of a type. */
export interface ImportRules {
  /** Rows of a call at most. */
  readonly mostRows: number;
  /** Fields that find one record, each alone or together with others. */
  readonly keys: readonly (readonly string[])[];
  /** Field of the key that the server gives to new records, and takes from their rows on request. */
  readonly takableKey: string | null;
}

/** Rows of a file as one call. */
export interface ImportRecordsInput {
  /** GraphQL type of the records: `Order`. */
  readonly type: string;
  /**
   * Names the call: with the name of one that was carried out, the answer is what came of that, and
   * nothing is written.
   */
  readonly id: string;
  /** Values of each record, as the input of the mutation that creates one takes them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Fields that find the record to change. Absent: each row makes one. */
  readonly key?: readonly string[];
  /** New records have the keys of their rows, where the server would give them. */
  readonly takesKeys?: boolean;
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

/** Writes rows of a file in one transaction, each of them or not. */
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
