import { useMemo } from 'react';

import { lastLists, type LastLists } from '../storage/last-lists.ts';
import { useApplication } from './use-application.ts';

/** Lists of the application that this tab has visited. */
export function useLastLists(): LastLists {
  const application = useApplication();
  return useMemo(() => lastLists(application), [application]);
}
