import { createContext, use, useEffect } from 'react';

import { Notice } from './lazy-notice.ts';

/** Message at the edge of the screen, shown for some seconds. */
export interface Notification {
  readonly text: string;
  /** @defaultValue `success` */
  readonly severity?: 'success' | 'error' | 'info';
  /** Optional action: «Открыть». */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a message; it replaces the previous one. */
export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | null>(null);

/**
 * Shows a short message that disappears by itself and stays across navigation. Screen readers
 * announce it.
 */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  useEffect(() => Notice.preload(), []);
  if (!notify)
    throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return notify;
}
