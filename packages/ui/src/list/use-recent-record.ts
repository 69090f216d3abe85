import { useEffect, useState } from 'react';

import { lastRecord, rememberRecord } from '../admin/last-list.ts';

/** The record that the user comes back from, for as long as the list is open: work goes on where it was. */
export function useRecentRecord(resource: string): string | null {
  const [recent] = useState(() => lastRecord(resource));
  useEffect(() => rememberRecord(resource, null), [resource]);
  return recent;
}
