const key = (path: string) => `admin.list.${path}`;

/** Remembers, for this tab, which part of the list at a path was seen last. */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(key(path), search);
  } catch {
    // Without storage the way back leads to the beginning of the list.
  }
}

/** Address of the list at a path as it was seen last in this tab. */
export function lastListHref(path: string): string {
  try {
    const search = sessionStorage.getItem(key(path)) ?? '';
    return search === '' ? path : `${path}?${search}`;
  } catch {
    return path;
  }
}

const recordKey = (path: string) => `admin.record.${path}`;

/** Remembers the record that was opened last from the list at a path, until that is seen again. `null` forgets it. */
export function rememberRecord(path: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(recordKey(path));
    else sessionStorage.setItem(recordKey(path), id);
  } catch {
    // Without storage a list is shown from its top.
  }
}

/** Forgets all of it: what was seen is no longer what can be seen. */
export function forgetLists(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(key('')) || name.startsWith(recordKey(''))) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** Id, as in addresses, of the record that was opened last from the list at a path. */
export function lastRecord(path: string): string | null {
  try {
    return sessionStorage.getItem(recordKey(path));
  } catch {
    return null;
  }
}
