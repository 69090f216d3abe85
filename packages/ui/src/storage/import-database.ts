import { createStore, delMany, keys, type UseStore } from 'idb-keyval';

import { schemaBaseOf } from './storage-suffix.ts';

let database: UseStore | undefined;

/** Database of unfinished imports. */
export const importDatabase = (): UseStore =>
  (database ??= createStore('admin-imports', 'imports'));

/**
 * Prefix of the keys of imports by application, resource and account. A slash ends the suffix of
 * the application, which contains none after its marks.
 */
export const importPrefix = (application: string, resource: string, account: string): string =>
  `${application}${application && '/'}${resource}:${account}/`;

/**
 * The application of a key; `undefined` for a key of an earlier version, which is not used any
 * more.
 */
const applicationOf = (key: string): string | undefined =>
  /^((?:\/@[^/]+)?(?:\/#[^/]+)?)\/[^/:]+:/.exec(key)?.[1] ?? (key.startsWith('/') ? undefined : '');

/**
 * Deletes the files of imports on signing out, so that the next user cannot read them.
 *
 * @param base of the schema: `/@stock`. @defaultValue that of the first schema
 */
export async function dropAllImports(base = ''): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const isDropped = (key: string) => schemaBaseOf(applicationOf(key) ?? base) === base;
  try {
    await delMany((await keys<string>(importDatabase())).filter(isDropped), importDatabase());
  } catch {
    // The database cannot be opened, so that it contains no readable imports.
  }
}
