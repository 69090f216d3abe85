import { useSyncExternalStore } from 'react';

import { inTab, readText, writeText } from '../../storage/stored.ts';
import { useApplication } from '../../resources/use-application.ts';

/** Lists on the page, of all applications: each reads again what is its own. */
const listeners = new Set<() => void>();
const keyOf = (list: string, application: string) => `admin.openedView.${list}${application}`;

/**
 * View that this tab opened last in a list. It stays the current one after its conditions or
 * columns are changed.
 */
export function useOpenedView(list: string): string | null {
  const application = useApplication();
  return useSyncExternalStore(subscribe, () => readText(inTab, keyOf(list, application)));
}

export function openedInView(list: string, id: string | null, application: string): void {
  writeText(inTab, keyOf(list, application), id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
