import { useState } from 'react';

import { isSameJson } from '../values/same-value.ts';

/**
 * Keeps what a control shows (text as typed, a half-filled date) for as long as the value is the
 * one that it gave. A value from elsewhere (reset, restored draft) is read anew with `read`; so
 * `12,50` is not rewritten to `12,5` under the cursor.
 */
export function useEcho<TShown>(value: unknown, read: (value: unknown) => TShown) {
  const [echo, setEcho] = useState<{ readonly shown: TShown; readonly value: unknown } | null>(
    null,
  );
  const shown = echo && isSameJson(echo.value, value) ? echo.shown : read(value);
  const keep = (next: TShown, given: unknown) => setEcho({ shown: next, value: given });
  return { shown, keep, forget: () => setEcho(null) };
}
