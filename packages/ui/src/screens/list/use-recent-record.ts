import { useEffect, useState } from 'react';

import { lastRecord, rememberRecord } from '../../storage/last-list.ts';

/**
 * The record that the user comes back from, for as long as the list at this path is open: work goes
 * on where it was.
 */
export function useRecentRecord(path: string): string | null {
  const [recent] = useState(() => lastRecord(path));
  useEffect(() => rememberRecord(path, null), [path]);
  return recent;
}
