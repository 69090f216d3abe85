import { createContext, use, useMemo } from 'react';

import { useApplication } from './use-application.ts';
import type { DraftPlace } from '../storage/draft-storage.ts';

/**
 * The account whose drafts are stored and offered. @defaultValue that of an application without
 * accounts
 */
export const DraftOwnerContext = createContext('');

/** Where the draft of a form is stored: nobody else is offered it. */
export function useDraftPlace(name: string): DraftPlace {
  const owner = use(DraftOwnerContext);
  const application = useApplication();
  return useMemo(() => ({ application, owner, name }), [application, owner, name]);
}
