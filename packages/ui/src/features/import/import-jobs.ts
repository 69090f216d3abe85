import type { ImportJobs } from '../../session-core/import/import-session.ts';
import { alone, lockName } from './alone.ts';
import type { ImportStore, UnfinishedImport } from './import-store.ts';

/** Imports of a store, with the state of other tabs from the browser's locks. */
export function createImportJobs(store: ImportStore): ImportJobs<UnfinishedImport> {
  return {
    alone,
    read: store.read,
    forget: store.forget,
    begin: ({ kept }) => store.begin(kept),
    async list() {
      const [left, { held = [] }] = await Promise.all([
        store.list(),
        'locks' in navigator ? navigator.locks.query() : { held: [] },
      ]);
      const locks = new Set(held.map(({ name }) => name));
      return left
        .toSorted((a, b) => b.kept.begun - a.kept.begun)
        .map(({ kept, progress }) => ({
          id: kept.id,
          fileName: kept.fileName,
          rows: progress.rows,
          total: kept.count,
          begun: new Date(kept.begun).toISOString(),
          isElsewhere: locks.has(lockName(kept.id)),
        }))
        .toSorted((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere));
    },
  };
}
