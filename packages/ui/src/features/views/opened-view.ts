import { useSyncExternalStore } from 'react';

import { useApplication } from '../../resources/use-application.ts';

/** Lists on the page, of all applications: each reads again what is its own. */
const listeners = new Set<() => void>();
const keyOf = (list: string, application: string) => `admin.openedView.${list}${application}`;

/**
 * Which view this tab opened last in a list, so that it is still that one when something of it is
 * changed.
 */
export function useOpenedView(list: string): string | null {
  const application = useApplication();
  return useSyncExternalStore(subscribe, () => readOpened(list, application));
}

export function openedInView(list: string, id: string | null, application: string): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(list, application));
    else sessionStorage.setItem(keyOf(list, application), id);
  } catch {
    // Without storage a view that is changed is none any more.
  }
  for (const listener of listeners) listener();
}

function readOpened(list: string, application: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(list, application));
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
