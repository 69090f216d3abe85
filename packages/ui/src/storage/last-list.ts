import { schemaBase } from './schema-base.ts';

// `forgetLists` knows them too.
const listKey = (path: string) => `admin.list.${path}`;
const placeKey = (path: string) => `admin.place.${path}`;
const recordKey = (path: string) => `admin.record.${path}`;

/** Remembers, for this tab, which part of the list at a path was seen last. */
export function rememberList(path: string, search: string): void {
  remember(listKey(path), search);
}

/**
 * Address of the list at a path as it was seen last in this tab; for records without a list of
 * their own, of the one where they were seen.
 */
export function lastListHref(path: string): string {
  const place = lastPlace(path) ?? path;
  const search = remembered(listKey(place)) ?? '';
  return search === '' ? place : `${place}?${search}`;
}

/**
 * Remembers the path of the list where records were seen that have their pages at `path` and no
 * list there.
 */
export function rememberPlace(path: string, place: string): void {
  remember(placeKey(path), place);
}

/** `null` for records that have a list, or that were seen in none. */
export function lastPlace(path: string): string | null {
  return remembered(placeKey(path));
}

/**
 * Remembers the record that was opened last from the list at a path, until that is seen again.
 * `null` forgets it.
 */
export function rememberRecord(path: string, id: string | null): void {
  remember(recordKey(path), id);
}

/** Id, as in addresses, of the record that was opened last from the list at a path. */
export function lastRecord(path: string): string | null {
  return remembered(recordKey(path));
}

function remember(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name + schemaBase());
    else sessionStorage.setItem(name + schemaBase(), value);
  } catch {
    // Without storage a list is shown from its beginning, and the way back is the browser's.
  }
}

function remembered(name: string): string | null {
  try {
    return sessionStorage.getItem(name + schemaBase());
  } catch {
    return null;
  }
}
