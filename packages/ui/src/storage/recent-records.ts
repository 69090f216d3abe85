import { schemaBaseOf, suffixOf } from './storage-suffix.ts';
import { inBrowser, parseStored, readText, writeText } from './stored.ts';

/** A record that was opened. */
export interface RecentRecord {
  /** Path of its page, within its scope. */
  readonly href: string;
  readonly resource: string;
  readonly title: string;
}

const most = 20;
const prefix = 'admin.recent';
/** By application and scope, because the same path is another record elsewhere. */
const keyOf = (scope: string, application: string) => `${prefix}${application}${scope}`;

/** Records opened in this browser, the most recent first. */
export function recentRecords(scope: string, application: string): readonly RecentRecord[] {
  const stored = parseStored(readText(inBrowser, keyOf(scope, application)));
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

export function keepRecent(scope: string, record: RecentRecord, application: string): void {
  const others = recentRecords(scope, application).filter(({ href }) => href !== record.href);
  const next = [record, ...others].slice(0, most);
  writeText(inBrowser, keyOf(scope, application), JSON.stringify(next));
}

/**
 * Deletes the recent records of a schema, because other users may not be allowed to read them.
 *
 * @param base of the schema: `/@stock`. @defaultValue that of the first schema
 */
export function forgetRecent(base = ''): void {
  const isOurs = (key: string) =>
    key.startsWith(prefix) && schemaBaseOf(suffixOf(key.replace(/\/~.*/, ''))) === base;
  try {
    for (const key of Object.keys(localStorage)) if (isOurs(key)) localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

function isRecent(value: unknown): value is RecentRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['href', 'resource', 'title'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
