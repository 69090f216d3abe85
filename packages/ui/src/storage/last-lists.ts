import { lastKey, rememberRecord } from './last-list.ts';
import { inTab, readText, writeText } from './stored.ts';

/** Lists of an application that this tab has visited, for links on the pages of their records. */
export interface LastLists {
  /**
   * Address of the list at a path, as visited last in this tab. For records without a list of their
   * own, the address of the list where they were shown.
   */
  href(path: string): string;
  /**
   * Stores the path of the list where records with pages at `path` were shown, where there is no
   * list at `path` itself.
   */
  rememberPlace(path: string, place: string): void;
  /** `null` for records that have a list, or that no list has shown. */
  place(path: string): string | null;
  /** Remembers the record that was opened from the list; see `rememberRecord`. */
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
