import { useEffect, useState } from 'react';

import { createLoadable } from '../admin/loadable.ts';
import { soon } from '../admin/soon.ts';

const code = createLoadable(() => import('./keys.tsx'));
const kinds = ['keydown', 'click', 'pointerover'] as const;

/** Hears the shortcuts of the whole application. What they do is loaded with the first of them, or soon after the pointer has moved; what is pressed until then is not lost. */
export function ShortcutListener() {
  const [loaded, setLoaded] = useState(() => code.value());
  const [early] = useState<Event[]>(() => []);
  useEffect(() => {
    if (loaded) return undefined;
    const keep = (event: Event) => {
      early.push(event);
      setTimeout(() => void code.load().then(setLoaded, () => early.splice(0)), 'key' in event ? 0 : soon);
    };
    for (const kind of kinds) addEventListener(kind, keep);
    return () => {
      for (const kind of kinds) removeEventListener(kind, keep);
    };
  }, [loaded, early]);
  return loaded && <loaded.Keys early={early} />;
}
