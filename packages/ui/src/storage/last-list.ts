import { inTab, readText, writeText } from './stored.ts';

// `forgetLists` lists these prefixes as well.
export const lastKey = (kind: 'list' | 'place' | 'record', path: string, application: string) =>
  `admin.${kind}.${path}${application}`;

/** Stores the query of the list that this tab visited last at a path. */
export const rememberList = (path: string, search: string, application: string): void =>
  writeText(inTab, lastKey('list', path, application), search);

/**
 * Stores the record that was opened last from the list at a path, until the list is visited again.
 * `null` deletes it.
 */
export const rememberRecord = (path: string, id: string | null, application: string): void =>
  writeText(inTab, lastKey('record', path, application), id);

/** Id of the record that was opened last from the list at a path. */
export const lastRecord = (path: string, application: string): string | null =>
  readText(inTab, lastKey('record', path, application));
