import { useEffect, useState } from 'react';

/** Milliseconds. Shorter waits are not indicated. */
const soon = 150;

/**
 * Tests whether a condition has held for a while, or since the first rendering. A short wait shows
 * no indicator and causes no repaint.
 *
 * @param milliseconds duration of the while. @defaultValue 150
 */
export function useLasting(isSo: boolean, milliseconds = soon): boolean {
  const [isLasting, setLasting] = useState(isSo);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, milliseconds]);
  return isSo && isLasting;
}
