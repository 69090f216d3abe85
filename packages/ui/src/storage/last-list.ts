// `forgetLists` knows them too.
const listKey = (path: string) => `admin.list.${path}`;
const placeKey = (path: string) => `admin.place.${path}`;
const recordKey = (path: string) => `admin.record.${path}`;

/** What this tab remembers of the lists of an application. */
export interface LastLists {
  /** Remembers the query with which the list at a path was seen last. */
  rememberList(path: string, search: string): void;
  /**
   * Address of the list at a path as it was seen last in this tab; for records without a list of
   * their own, of the one where they were seen.
   */
  href(path: string): string;
  /**
   * Remembers the path of the list where records were seen that have their pages at `path` and no
   * list there.
   */
  rememberPlace(path: string, place: string): void;
  /** `null` for records that have a list, or that were seen in none. */
  place(path: string): string | null;
  /**
   * Remembers the record that was opened last from the list at a path, until that is seen again.
   * `null` forgets it.
   */
  rememberRecord(path: string, id: string | null): void;
  /** Id, as in addresses, of the record that was opened last from the list at a path. */
  record(path: string): string | null;
}

/** @param application suffix of its storage keys */
export function lastLists(application: string): LastLists {
  const place = (path: string) => read(placeKey(path) + application);
  return {
    rememberList: (path, search) => write(listKey(path) + application, search),
    href(path) {
      const list = place(path) ?? path;
      const search = read(listKey(list) + application) ?? '';
      return search === '' ? list : `${list}?${search}`;
    },
    rememberPlace: (path, list) => write(placeKey(path) + application, list),
    place,
    rememberRecord: (path, id) => write(recordKey(path) + application, id),
    record: (path) => read(recordKey(path) + application),
  };
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage a list is shown from its beginning, and the way back is the browser's.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
