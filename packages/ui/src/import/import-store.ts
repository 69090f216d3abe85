import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';

import { schemaBase } from '../admin/schema-base.ts';
import type { Mapping } from './guess-mapping.ts';
import type { RefusedRow } from './import-target.ts';
import type { EmptyCells } from './parse-row.ts';
import type { NamedBy } from './references.ts';
import { firstPlace, type RunPlace } from './run-import.ts';

/** What was chosen for a file. */
export interface ImportPlan {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
  /** Fields that find the record to change; empty: each row makes one. */
  readonly key: readonly string[];
  readonly emptyCells: EmptyCells;
  /** By field; those that are not named are `either`. */
  readonly namedBy: Readonly<Record<string, NamedBy>>;
}

export interface ImportProgress {
  readonly place: RunPlace;
  /** Of which something is known by now. */
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: number;
  /** Were sent last, and not answered yet. */
  readonly sent: readonly number[];
}

/** An import that was begun, as the browser keeps it until it has ended. */
export interface KeptImport {
  readonly id: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly count: number;
  /** Rows of a call: others would be other calls. */
  readonly mostRows: number;
  readonly plan: ImportPlan;
}

export interface ImportStore {
  /** `undefined`: nothing was left unfinished. */
  readonly read: () => Promise<{ readonly kept: KeptImport; readonly progress: ImportProgress } | undefined>;
  readonly begin: (kept: KeptImport) => Promise<void>;
  readonly keep: (progress: ImportProgress, refused?: readonly RefusedRow[]) => Promise<void>;
  readonly refused: () => Promise<readonly RefusedRow[]>;
  readonly forget: () => Promise<void>;
}

export const noProgress: ImportProgress = { place: firstPlace, rows: 0, created: 0, updated: 0, refused: 0, sent: [] };

let database: UseStore | undefined;

/** Keeps one import of a resource and an account in the browser: the file itself, how far it is, and the rows that were refused. */
export function createImportStore(resource: string, account: string): ImportStore {
  const store = () => (database ??= createStore('admin-imports', 'imports'));
  const prefix = `${schemaBase()}${resource}:${account}/`;
  const [main, progress, refusals] = [`${prefix}import`, `${prefix}progress`, `${prefix}refused/`];
  const own = async () => (await keys<string>(store())).filter((key) => key.startsWith(prefix));
  return {
    async read() {
      const kept = await get<KeptImport>(main, store());
      return kept && { kept, progress: (await get<ImportProgress>(progress, store())) ?? noProgress };
    },
    async begin(kept) {
      await delMany(await own(), store());
      await setMany([[main, kept], [progress, noProgress]], store());
    },
    async keep(now, refused = []) {
      // Together: a row is never counted without its reason.
      await setMany([[progress, now], ...(refused.length > 0 ? [[refusals + refused[0]?.at, refused] as [string, unknown]] : [])], store());
    },
    async refused() {
      const found: RefusedRow[] = [];
      for (const key of await own()) if (key.startsWith(refusals)) found.push(...((await get<readonly RefusedRow[]>(key, store())) ?? []));
      return found.toSorted((a, b) => a.at - b.at);
    },
    forget: async () => delMany(await own(), store()),
  };
}
