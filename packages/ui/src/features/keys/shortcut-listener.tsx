import { useLayoutEffect, useState } from 'react';

import { createLoadable } from '../../values/loadable.ts';
import { useCommand, useCommands } from '../../commands/commands-context.tsx';
import { createPause } from '../../kit/pause.ts';

const code = createLoadable(() => import('./keys.tsx'));
const kinds = ['click', 'pointerover'] as const;

const asksForSearch = (key: KeyboardEvent | string): boolean =>
  typeof key === 'object' &&
  key.code === 'Slash' &&
  !(key.target instanceof HTMLInputElement || key.target instanceof HTMLTextAreaElement);

/**
 * Listens for the shortcuts of the application. Their code is loaded with the first shortcut, with
 * a press on a row, or in the first pause. Keys pressed until then are replayed.
 */
export function ShortcutListener() {
  const [loaded, setLoaded] = useState(() => code.value());
  const commands = useCommands();
  const [early] = useState<(KeyboardEvent | string)[]>(() => []);
  useCommand('palette.open', {
    run: () => {
      early.push('palette.open');
      void code.load().then(setLoaded, () => void early.splice(0));
    },
  });
  // Ends in the commit that renders the loaded component. A key between the two would be lost.
  useLayoutEffect(() => {
    if (loaded) return undefined;
    const pause = createPause();
    let isForPalette = false;
    const load = () =>
      void code.load().then(setLoaded, () => {
        early.splice(0);
        isForPalette = false;
      });
    // The browser has a shortcut of its own at this key. Keys pressed after it belong to the
    // palette's field.
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
    const isInRow = (target: EventTarget | null) =>
      target instanceof Element && commands.rows().some((row) => row.contains(target));
    const keepKey = (event: KeyboardEvent) => {
      // Tab out of the search field, which is focused only once the earlier keys are replayed.
      if (event.key === 'Tab' && early.some(asksForSearch)) event.preventDefault();
      early.push(event);
      load();
    };
    // After a press on a row, the user is likely to continue by keys. After any other press, the
    // answer to it is loaded first.
    const use = ({ type, target }: Event) => {
      if (type === 'click' && isInRow(target)) load();
      else pause(load, type === 'click');
    };
    // Space belongs to the row. The browser's default action must be prevented at this event, since
    // the stored one is replayed later.
    const stay = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === ' ' && target instanceof HTMLAnchorElement && isInRow(target))
        event.preventDefault();
    };
    addEventListener('keydown', keepForPalette, true);
    addEventListener('keypress', stay);
    addEventListener('keydown', keepKey);
    for (const kind of kinds) addEventListener(kind, use);
    return () => {
      removeEventListener('keydown', keepForPalette, true);
      removeEventListener('keypress', stay);
      removeEventListener('keydown', keepKey);
      for (const kind of kinds) removeEventListener(kind, use);
    };
  }, [loaded, early, commands]);
  return loaded && <loaded.Keys early={early} />;
}
