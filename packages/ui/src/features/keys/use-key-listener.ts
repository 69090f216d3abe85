import { useEffectEvent, useLayoutEffect } from 'react';

import { useCommands } from '../../commands/commands-context.tsx';
import type { QueuedKeys } from '../../commands/queued-keys.ts';
import { handlesKeys, typeInto } from '../../commands/list-keys.ts';
import { isPressed, pressedShortcuts, type ShortcutName } from '../../commands/shortcuts.ts';
import { tabOn } from '../../commands/tab-on.ts';
import type { ShortcutActs } from './use-list-acts.ts';

export interface KeyListenerOptions {
  readonly acts: ShortcutActs;
  /** Keys pressed before this hook was loaded, and names of commands. It empties the array. */
  readonly early: (KeyboardEvent | string)[];
  /** Stores the keys of the palette until its field is mounted. */
  readonly awaited: QueuedKeys;
}

/** Runs the shortcuts and the keys of commands, after replaying the earlier ones. */
export function useKeyListener({ acts, early, awaited }: KeyListenerOptions): void {
  const commands = useCommands();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.isComposing) return;
    // Keys in the navigation and in the frame are not shortcuts.
    const isInPage = target === document.body || target?.closest('main') !== null;
    const isHeard = (name: ShortcutName) => {
      if (name === 'palette') return target?.closest('[role=dialog]') === null;
      if (
        event.defaultPrevented ||
        (handlesKeys(target) &&
          !(name === 'down' && target === commands.find('list.search')?.control?.()))
      )
        return false;
      return isInPage || name === 'help' || name === 'search';
    };
    const own = () =>
      isInPage && !event.defaultPrevented && !handlesKeys(target)
        ? commands.enabled().findLast(({ keys }) => keys && isPressed(keys, event))
        : undefined;
    if (
      pressedShortcuts(event).some((name) => isHeard(name) && acts[name]?.(target, event)) ||
      (own()?.run() ?? false) !== false
    )
      event.preventDefault();
  });
  const replay = useEffectEvent((event: KeyboardEvent | string) => {
    if (typeof event === 'string') return void commands.run(event);
    // An earlier key has moved the focus to a field or opened the palette. Text typed into a field
    // is there already.
    const field = document.activeElement;
    if (event.key === 'Tab' && event.defaultPrevented) return tabOn(field, event.shiftKey);
    const isForPage = !(event.target instanceof Element && handlesKeys(event.target));
    if (!(awaited.keep(event) || (isForPage && handlesKeys(field) && typeInto(field, event))))
      hear(event);
  });
  // In the task that stops storing earlier keys.
  useLayoutEffect(() => {
    // Before the next key, and outside of a React render, which would revert the typed text.
    queueMicrotask(() => {
      for (const event of early.splice(0)) replay(event);
    });
    const listen = (event: KeyboardEvent) => hear(event);
    const keep = (event: KeyboardEvent) => void awaited.keep(event);
    addEventListener('keydown', keep, { capture: true });
    // Registered last, so that handlers in the page get the key first.
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', keep, { capture: true });
      removeEventListener('keydown', listen);
    };
  }, [early, awaited]);
}
