import { createContext, use, useEffect } from 'react';

import { Notice } from './lazy-notice.ts';

/** A message that stands at the edge of the screen for some seconds. */
export interface Notification {
  readonly text: string;
  /** @defaultValue `success` */
  readonly severity?: 'success' | 'error' | 'info';
  /** One thing to do about it: «Открыть». */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a message. The next one takes its place. */
export type Notify = (notification: Notification) => void;

export const NotifyContext = createContext<Notify | null>(null);

/**
 * Shows a short message that goes away by itself, over whatever screen is open then. Screen readers
 * read it out.
 */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  useEffect(() => Notice.preload(), []);
  if (!notify)
    throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return notify;
}
