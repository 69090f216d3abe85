import { useEffect, useState } from 'react';

import { createLoadable } from '../../values/loadable.ts';
import { createPause } from '../../kit/pause.ts';

const code = createLoadable(() => import('./keys.tsx'));
const kinds = ['keydown', 'click', 'pointerover'] as const;

/**
 * Hears the shortcuts of the whole application. What they do is loaded with the first of them, with
 * a press on a row, or in the first pause; what is pressed until then is not lost.
 */
export function ShortcutListener() {
  const [loaded, setLoaded] = useState(() => code.value());
  const [early] = useState<Event[]>(() => []);
  useEffect(() => {
    if (loaded) return undefined;
    const pause = createPause();
    let isForPalette = false;
    const load = () =>
      void code.load().then(setLoaded, () => {
        early.splice(0);
        isForPalette = false;
      });
    // The browser has something of its own at the key of the palette, and what is typed behind it
    // is for its field.
    const keepForPalette = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.code !== 'KeyK') return;
      isForPalette ||= isCommand;
      if (!isForPalette) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
      load();
    };
    const keep = (event: Event) => {
      early.push(event);
      // Who presses a row goes on from there by keys; who presses anything else waits for its
      // answer.
      if (
        'key' in event ||
        (event.type === 'click' && event.target instanceof Element && event.target.closest('tbody'))
      )
        load();
      else pause(load, event.type === 'click');
    };
    // Space is for the row. What the browser does, it does at the event behind the kept one.
    const stay = (event: KeyboardEvent) => {
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('tbody a'))
        event.preventDefault();
    };
    addEventListener('keydown', keepForPalette, true);
    addEventListener('keypress', stay);
    for (const kind of kinds) addEventListener(kind, keep);
    return () => {
      removeEventListener('keydown', keepForPalette, true);
      removeEventListener('keypress', stay);
      for (const kind of kinds) removeEventListener(kind, keep);
    };
  }, [loaded, early]);
  return loaded && <loaded.Keys early={early} />;
}
