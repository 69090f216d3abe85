import type { Say } from '@admin/gql/resource';
import { useMemo } from 'react';

import { useValueText } from './use-value-text.ts';

/** Formatter of the dates and amounts in a label: `descriptor.label(record, say)`. */
export function useSay(): Say {
  // No resource, because labels have no enum values to name.
  const text = useValueText('');
  return useMemo(() => (value, kind) => text({ kind }, value), [text]);
}
