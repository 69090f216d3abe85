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
  /** Fields that find the record to change; empty: each row makes one. */
  readonly key: readonly string[];
  readonly emptyCells: EmptyCells;
  /** By field; those that are not named are `either`. */
  readonly namedBy: Readonly<Record<string, NamedBy>>;
  /** New records have the keys of their rows, where the server would give them. */
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
  /** Were sent last, row by row, and not answered yet. */
  readonly sent: readonly number[];
  /** The same where calls can be sent again. */
  readonly calls?: SentCalls | undefined;
}

/** An import that was begun, as the browser keeps it until it has ended. */
export interface KeptImport {
  readonly id: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly count: number;
  /** When it was begun: `Date.now()`. */
  readonly begun: number;
  readonly plan: ImportPlan;
}

/** Import that was not finished. */
export interface UnfinishedImport {
  readonly kept: KeptImport;
  readonly progress: ImportProgress;
}

export interface ImportStore {
  /** All unfinished imports, including one that runs in another tab. */
  readonly list: () => Promise<readonly UnfinishedImport[]>;
  readonly read: (id: string) => Promise<UnfinishedImport | undefined>;
  readonly begin: (kept: KeptImport) => Promise<void>;
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
    const kept = await get<KeptImport>(main, store());
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
      // Together: a row is never counted without its reason.
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
