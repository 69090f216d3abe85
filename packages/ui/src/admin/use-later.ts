import { useEffect, useState } from 'react';

let isLater = false;

/** Milliseconds after which nobody waits for what a page begins with. */
const pause = 2_000;

/** `false` until the user moves or has had a moment to look: what a page does not begin with keeps nothing of it waiting. */
export function useLater(): boolean {
  const [is, set] = useState(isLater);
  useEffect(() => {
    if (is) return undefined;
    const end = () => {
      isLater = true;
      set(true);
    };
    const timer = setTimeout(end, pause);
    document.addEventListener('pointermove', end);
    document.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', end);
      document.removeEventListener('keydown', end);
    };
  }, [is]);
  return is;
}
