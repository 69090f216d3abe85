import { lastKey, rememberRecord } from './last-list.ts';
import { inTab, readText, writeText } from './stored.ts';

/** What this tab remembers of the lists of an application, for the pages of their records. */
export interface LastLists {
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
  /** As `rememberRecord` of the list. */
  rememberRecord(path: string, id: string): void;
}

/** @param application suffix of its storage keys */
export function lastLists(application: string): LastLists {
  const place = (path: string) => readText(inTab, lastKey('place', path, application));
  return {
    href(path) {
      const list = place(path) ?? path;
      const search = readText(inTab, lastKey('list', list, application));
      return search ? `${list}?${search}` : list;
    },
    rememberPlace: (path, list) => writeText(inTab, lastKey('place', path, application), list),
    place,
    rememberRecord: (path, id) => rememberRecord(path, id, application),
  };
}
