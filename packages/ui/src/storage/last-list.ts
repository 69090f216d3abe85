import { inTab, readText, writeText } from './stored.ts';

// `forgetLists` knows them too.
export const lastKey = (kind: 'list' | 'place' | 'record', path: string, application: string) =>
  `admin.${kind}.${path}${application}`;

/** Remembers the query with which the list at a path was seen last in this tab. */
export const rememberList = (path: string, search: string, application: string): void =>
  writeText(inTab, lastKey('list', path, application), search);

/**
 * Remembers the record that was opened last from the list at a path, until that is seen again.
 * `null` forgets it.
 */
export const rememberRecord = (path: string, id: string | null, application: string): void =>
  writeText(inTab, lastKey('record', path, application), id);

/** Id, as in addresses, of the record that was opened last from the list at a path. */
export const lastRecord = (path: string, application: string): string | null =>
  readText(inTab, lastKey('record', path, application));
