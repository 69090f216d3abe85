import type { StoredImport } from './import-store.ts';
import type { OpenImport } from './import-types.ts';

/** Stored form of an import that starts now. */
export function keptImport({ file, fileName, table, plan }: OpenImport): StoredImport {
  return {
    id: crypto.randomUUID(),
    file,
    fileName,
    count: table.count,
    begun: Date.now(),
    plan,
  };
}
