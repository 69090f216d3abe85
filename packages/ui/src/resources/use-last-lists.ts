import { useMemo } from 'react';

import { lastLists, type LastLists } from '../storage/last-lists.ts';
import { useApplication } from './use-application.ts';

/** What this tab remembers of the lists of the application that the component belongs to. */
export function useLastLists(): LastLists {
  const application = useApplication();
  return useMemo(() => lastLists(application), [application]);
}
