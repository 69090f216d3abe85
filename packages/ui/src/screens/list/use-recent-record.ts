import { useEffect, useState } from 'react';

import { useLastLists } from '../../resources/use-last-lists.ts';

/**
 * The record that the user comes back from, for as long as the list at this path is open: work goes
 * on where it was.
 */
export function useRecentRecord(path: string): string | null {
  const lists = useLastLists();
  const [recent] = useState(() => lists.record(path));
  useEffect(() => lists.rememberRecord(path, null), [lists, path]);
  return recent;
}
