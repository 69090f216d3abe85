import { useEffect, useSyncExternalStore } from 'react';

import { readStored, writeStored } from '../../storage/stored.ts';
import { useApplication } from '../../resources/use-application.ts';
import { isSavedView } from '../../storage/is-view.ts';
import type { SavedView } from '../../storage/view-store.ts';

const none: readonly SavedView[] = [];
/** Lists on the page, of all applications: each reads again what is its own. */
const listeners = new Set<() => void>();
/** By `keyOf` and the end of the application's keys. */
const parsed = new Map<string, { readonly text: string; readonly views: readonly SavedView[] }>();
/**
 * Lists whose views were found out while they were on the screen without any: they show them when
 * they are opened next. By `keyOf` and the end of the application's keys.
 */
const held = new Set<string>();
const keyOf = (list: string) => `admin.views.${list}`;

/** The views of a list as they were last known in this browser: there before they are read. */
export function useKnownViews(list: string): readonly SavedView[] {
  const application = useApplication();
  const key = keyOf(list) + application;
  useEffect(() => () => void held.delete(key), [key]);
  return useSyncExternalStore(subscribe, () =>
    held.has(key) ? none : knownViews(list, application),
  );
}

/** The same array as long as the views are the same. */
export function knownViews(list: string, application: string): readonly SavedView[] {
  const stored = readStored(keyOf(list), application);
  const key = keyOf(list) + application;
  const text = JSON.stringify(stored) ?? '';
  const before = parsed.get(key);
  if (before?.text === text) return before.views;
  const views = Array.isArray(stored) ? stored.filter(isSavedView) : none;
  parsed.set(key, { text, views });
  return views;
}

/** A list of an application. */
export interface RememberedList {
  readonly list: string;
  /** Path of the address. */
  readonly path: string;
  /** End of the application's storage keys. */
  readonly application: string;
}

/**
 * Stores the views for this and other tabs, and the default view for the plain address of the list.
 *
 * @param isQuiet whether a list on the screen stays unchanged
 */
export function rememberViews(
  { list, path, application }: RememberedList,
  views: readonly SavedView[],
  isQuiet: boolean,
): void {
  writeStored(
    keyOf(list),
    views.length > 0 ? views.toSorted((one, other) => one.position - other.position) : undefined,
    application,
  );
  const preset = views.find(({ isDefault }) => isDefault);
  writeStored(`admin.view.${path}`, preset && viewAddress(preset), application);
  if (isQuiet) held.add(keyOf(list) + application);
  else held.delete(keyOf(list) + application);
  for (const listener of listeners) listener();
}

/**
 * With `view` in it, so that it is not the address of the list alone: that opens in the default
 * view.
 */
export const viewAddress = ({ query }: Pick<SavedView, 'query'>) =>
  new URLSearchParams(query).has('view') ? query : `view=${query && `&${query}`}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
