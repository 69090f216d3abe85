import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the databases that this run copies: `copyEmbedded`. */
    readonly databases: string;
  }
}

/** A place for the databases that the tests of a run make once and then copy. */
export default function provideDatabases({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'admin-databases-'));
  provide('databases', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
