import type { KeptImport } from './import-store.ts';
import type { OpenImport } from './import-types.ts';

/** An import that begins now, as the browser keeps it. */
export function keptImport({ file, fileName, table, plan }: OpenImport): KeptImport {
  return {
    id: crypto.randomUUID(),
    file,
    fileName,
    count: table.count,
    begun: Date.now(),
    plan,
  };
}
