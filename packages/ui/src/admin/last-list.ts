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
