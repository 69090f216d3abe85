import { delMany, get, keys, setMany } from 'idb-keyval';

import type { Mapping } from './guess-mapping.ts';
import { importDatabase as store, importPrefix } from '../../storage/import-database.ts';
import type { RefusedRow } from './import-target.ts';
import type { EmptyCells, NumberReadings } from './parse-row.ts';
import type { NamedBy } from './references.ts';
import { firstPlace, type RunPlace, type SentCalls } from './run-import.ts';

/** Options chosen for a file. */
export interface ImportPlan {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
  /** Fields that find the record to update; empty: each row creates a record. */
  readonly key: readonly string[];
  readonly emptyCells: EmptyCells;
  /** By field. The default is `either`. */
  readonly namedBy: Readonly<Record<string, NamedBy>>;
  /** Whether new records get the keys of their rows instead of generated ones. */
  readonly takesKeys?: boolean;
  /** Notation of numbers, by index of the column. Numbers of other columns are read each by itself. */
  readonly numbers?: NumberReadings;
}

export interface ImportProgress {
  readonly place: RunPlace;
  /** Number of rows with a known outcome. */
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: number;
  /** Rows sent last, one by one, without an answer yet. */
  readonly sent: readonly number[];
  /** Calls sent last, when calls can be repeated. */
  readonly calls?: SentCalls | undefined;
}

/** Started import, as the browser stores it until it has ended. */
export interface StoredImport {
  readonly id: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly count: number;
  /** Start time: `Date.now()`. */
  readonly begun: number;
  readonly plan: ImportPlan;
}

/** Import that was not finished. */
export interface UnfinishedImport {
  readonly kept: StoredImport;
  readonly progress: ImportProgress;
}

export interface ImportStore {
  /** All unfinished imports, including one that runs in another tab. */
  readonly list: () => Promise<readonly UnfinishedImport[]>;
  readonly read: (id: string) => Promise<UnfinishedImport | undefined>;
  readonly begin: (kept: StoredImport) => Promise<void>;
  readonly keep: (
    id: string,
    progress: ImportProgress,
    refused?: readonly RefusedRow[],
  ) => Promise<void>;
  readonly refused: (id: string) => Promise<readonly RefusedRow[]>;
  readonly forget: (id: string) => Promise<void>;
}

/**
 * Whether calls without an answer can be sent again without being carried out twice: the server
 * remembers a call for `repeatable` milliseconds.
 */
export const isRemembered = (sent: SentCalls, repeatable: number): boolean =>
  Date.now() - sent.at < repeatable;

export const noProgress: ImportProgress = {
  place: firstPlace,
  rows: 0,
  created: 0,
  updated: 0,
  refused: 0,
  sent: [],
};

/**
 * Stores the imports of a resource and an account in the browser, each separately: the file, the
 * progress, and the refused rows.
 *
 * @param application suffix of other storage keys; here it is a prefix
 */
export function createImportStore(
  resource: string,
  account: string,
  application: string,
): ImportStore {
  const prefix = importPrefix(application, resource, account);
  const keysOf = (id: string) => ({
    main: `${prefix}${id}/import`,
    progress: `${prefix}${id}/progress`,
    refusals: `${prefix}${id}/refused/`,
  });
  const below = async (start: string) =>
    (await keys<string>(store())).filter((key) => key.startsWith(start));
  const read = async (id: string): Promise<UnfinishedImport | undefined> => {
    const { main, progress } = keysOf(id);
    const kept = await get<StoredImport>(main, store());
    return kept && { kept, progress: (await get<ImportProgress>(progress, store())) ?? noProgress };
  };
  return {
    read,
    async list() {
      const ids = (await below(prefix)).flatMap((key) =>
        key.endsWith('/import') ? [key.slice(prefix.length, -'/import'.length)] : [],
      );
      return (await Promise.all(ids.map(read))).filter((left) => left !== undefined);
    },
    begin: async (kept) =>
      setMany(
        [
          [keysOf(kept.id).main, kept],
          [keysOf(kept.id).progress, noProgress],
        ],
        store(),
      ),
    async keep(id, now, refused = []) {
      const { progress, refusals } = keysOf(id);
      // Written together, so that a row is never counted without its reason.
      await setMany(
        [
          [progress, now],
          ...(refused.length > 0
            ? [[refusals + refused[0]?.at, refused] as [string, unknown]]
            : []),
        ],
        store(),
      );
    },
    async refused(id) {
      const found = await Promise.all(
        (await below(keysOf(id).refusals)).map((key) => get<readonly RefusedRow[]>(key, store())),
      );
      return found.flatMap((rows) => rows ?? []).toSorted((a, b) => a.at - b.at);
    },
    forget: async (id) => delMany(await below(`${prefix}${id}/`), store()),
  };
}
