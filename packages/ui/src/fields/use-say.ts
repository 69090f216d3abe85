import type { Say } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useValueText } from './use-value-text.ts';

/** Puts the dates and amounts of a label into words: `descriptor.label(record, say)`. */
export function useSay(): Say {
  // Kinds of labels have no names of their own to look up.
  const text = useValueText('');
  return useMemo(() => (value, kind) => text({ kind }, value), [text]);
}
