import { use, useMemo } from 'react';

import type { DraftPlace } from '../storage/draft-storage.ts';
import { DraftOwnerContext } from './draft-owner.ts';
import { useApplication } from './use-application.ts';

/** Storage location of a form's draft. Drafts are separate by account. */
export function useDraftPlace(name: string): DraftPlace {
  const owner = use(DraftOwnerContext);
  const application = useApplication();
  return useMemo(() => ({ application, owner, name }), [application, owner, name]);
}
