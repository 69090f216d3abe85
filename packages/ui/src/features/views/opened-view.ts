import { useSyncExternalStore } from 'react';

import { schemaBase } from '../../storage/schema-base.ts';

const listeners = new Set<() => void>();
const keyOf = (list: string) => `admin.openedView.${list}${schemaBase()}`;

/**
 * Which view this tab opened last in a list, so that it is still that one when something of it is
 * changed.
 */
export function useOpenedView(list: string): string | null {
  return useSyncExternalStore(subscribe, () => readOpened(list));
}

export function openedInView(list: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(list));
    else sessionStorage.setItem(keyOf(list), id);
  } catch {
    // Without storage a view that is changed is none any more.
  }
  for (const listener of listeners) listener();
}

function readOpened(list: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(list));
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
