import { schemaBaseOf, suffixOf } from './storage-suffix.ts';

/**
 * Deletes the stored views of a schema: names, conditions, and the default views of lists.
 *
 * @param base of the schema: `/@stock`. @defaultValue that of the first schema
 */
export function forgetViews(base = ''): void {
  const isOurs = (key: string) =>
    /^admin\.(views?|openedView)\./.test(key) && schemaBaseOf(suffixOf(key)) === base;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage())) if (isOurs(key)) storage().removeItem(key);
    } catch {
      // Storage is unavailable, so there is nothing to delete.
    }
  }
}
