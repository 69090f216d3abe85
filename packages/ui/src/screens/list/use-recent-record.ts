import { useEffect, useState } from 'react';

import { useApplication } from '../../resources/use-application.ts';
import { lastRecord, rememberRecord } from '../../storage/last-list.ts';

/**
 * The record that the user comes back from, for as long as the list at this path is open: work goes
 * on where it was.
 */
export function useRecentRecord(path: string): string | null {
  const application = useApplication();
  const [recent] = useState(() => lastRecord(path, application));
  useEffect(() => rememberRecord(path, null, application), [path, application]);
  return recent;
}
