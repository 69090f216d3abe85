import { clear, createStore, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** Where the browser keeps imports that have not come to their end. */
export const importDatabase = (): UseStore =>
  (database ??= createStore('admin-imports', 'imports'));

/** For a sign-out: files of the one are not left to the next. */
export async function dropAllImports(): Promise<void> {
  if ('indexedDB' in globalThis) await clear(importDatabase()).catch(() => undefined);
}
