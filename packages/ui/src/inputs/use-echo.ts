import { useState } from 'react';

import { isSameJson } from '../values/same-value.ts';

/**
 * Preserves the typed state of a control (text as typed, an incomplete date) as long as the value
 * is the one that the control emitted. Any other value (reset, restored draft) is read with `read`.
 * Thus `12,50` is not rewritten to `12,5` under the cursor.
 */
export function useEcho<TShown>(value: unknown, read: (value: unknown) => TShown) {
  const [echo, setEcho] = useState<{ readonly shown: TShown; readonly value: unknown } | null>(
    null,
  );
  const shown = echo && isSameJson(echo.value, value) ? echo.shown : read(value);
  const keep = (next: TShown, given: unknown) => setEcho({ shown: next, value: given });
  return { shown, keep, forget: () => setEcho(null) };
}
