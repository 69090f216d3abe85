import { useEffect, useState } from 'react';

/** Milliseconds. What is over sooner is not worth being said. */
const soon = 150;

/**
 * Whether something has been so for a while, or from the beginning: a wait that is over at once
 * shows nothing, and repaints nothing.
 *
 * @param milliseconds of that while. @defaultValue 150
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
