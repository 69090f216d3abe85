import { use, useMemo } from 'react';

import type { DraftPlace } from '../storage/draft-storage.ts';
import { DraftOwnerContext } from './draft-owner.ts';
import { useApplication } from './use-application.ts';

/** Where the draft of a form is stored: nobody else is offered it. */
export function useDraftPlace(name: string): DraftPlace {
  const owner = use(DraftOwnerContext);
  const application = useApplication();
  return useMemo(() => ({ application, owner, name }), [application, owner, name]);
}
