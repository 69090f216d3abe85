import { listHref } from './addresses.ts';

const key = (resource: string) => `admin.list.${resource}`;

/** Remembers, for this tab, which part of a list was seen last. */
export function rememberList(resource: string, search: string): void {
  try {
    sessionStorage.setItem(key(resource), search);
  } catch {
    // Without storage the way back leads to the beginning of the list.
  }
}

/** Address of a list as it was seen last in this tab. */
export function lastListHref(resource: string): string {
  try {
    return listHref(resource, sessionStorage.getItem(key(resource)) ?? '');
  } catch {
    return listHref(resource);
  }
}

const recordKey = (resource: string) => `admin.record.${resource}`;

/** Remembers the record that was opened last, until its list is seen again. `null` forgets it. */
export function rememberRecord(resource: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(recordKey(resource));
    else sessionStorage.setItem(recordKey(resource), id);
  } catch {
    // Without storage a list is shown from its top.
  }
}

/** Id, as in addresses, of the record that was opened last from a list. */
export function lastRecord(resource: string): string | null {
  try {
    return sessionStorage.getItem(recordKey(resource));
  } catch {
    return null;
  }
}
