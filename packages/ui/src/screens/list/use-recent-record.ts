import { useEffect, useState } from 'react';

import { useApplication } from '../../resources/use-application.ts';
import { lastRecord, rememberRecord } from '../../storage/last-list.ts';

/** Id of the record that the user returns from, while the list at this path is open. */
export function useRecentRecord(path: string): string | null {
  const application = useApplication();
  const [recent] = useState(() => lastRecord(path, application));
  useEffect(() => rememberRecord(path, null, application), [path, application]);
  return recent;
}
