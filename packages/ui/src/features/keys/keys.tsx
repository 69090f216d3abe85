import GlobalStyles from '@mui/material/GlobalStyles';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { useCommand, useCommands } from '../../commands/commands-context.tsx';
import { createQueuedKeys, type QueuedKeys } from '../../commands/queued-keys.ts';
import { currentRow } from '../../commands/list-keys.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { idOfRow } from '../panel/rows-around.ts';
import { usePanel } from '../panel/use-panel.ts';
import { edgeStyles, isAtEdge, pointedStyles } from './table-styles.ts';
import { useKeyListener } from './use-key-listener.ts';
import { useListActs } from './use-list-acts.ts';

/**
 * Keys pressed before the palette's field is mounted. They are replayed into it. One store per
 * application.
 */
const AwaitedContext = createContext<QueuedKeys | null>(null);

/** Placeholder of the palette until its code has loaded or failed to load. */
function Awaited() {
  const awaited = use(AwaitedContext);
  useEffect(
    () => () => {
      // When the palette has loaded, its field has received the keys in the same task.
      if (awaited) queueMicrotask(awaited.drop);
    },
    [awaited],
  );
  return null;
}

const Palette = lazyComponent(
  async () => (await import('../palette/palette.tsx')).Palette,
  <Awaited />,
);
const ShortcutsDialog = lazyComponent(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

export interface KeysProps {
  /**
   * Keys pressed before this component was loaded, and names of requested commands. It empties the
   * array.
   */
  readonly early: (KeyboardEvent | string)[];
}

/**
 * Shortcuts of the page. Each runs a command that a control registers, so that every command is
 * available without the keyboard, too.
 */
export function Keys({ early }: KeysProps) {
  const [awaited] = useState(createQueuedKeys);
  const panel = usePanel();
  const [opened, setOpened] = useState<'help' | 'palette' | null>(null);
  const openPalette = () => {
    awaited.begin();
    setOpened('palette');
    return true;
  };
  useCommand('palette.open', { run: openPalette });

  const acts = {
    ...useListActs(),
    palette: openPalette,
    help: () => {
      setOpened('help');
      return true;
    },
  };
  useKeyListener({ acts, early, awaited });
  useEdgeClicks();

  return (
    <>
      <GlobalStyles styles={pointedStyles} />
      {panel.open && <GlobalStyles styles={edgeStyles} />}
      {opened === 'help' && <ShortcutsDialog onClose={() => setOpened(null)} />}
      {opened === 'palette' && (
        <AwaitedContext value={awaited}>
          <Palette
            onReady={awaited.give}
            onHelp={() => setOpened('help')}
            onClose={() => setOpened(null)}
          />
        </AwaitedContext>
      )}
    </>
  );
}

/** A click at the edge of a row's title opens its record in the panel. */
function useEdgeClicks(): void {
  const commands = useCommands();
  const panel = usePanel();
  const clickEdge = useEffectEvent((event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target : null;
    const id = idOfRow(currentRow(commands.rows(), cell));
    if (
      id === undefined ||
      !panel.open ||
      !(cell instanceof HTMLTableCellElement && 'title' in cell.dataset) ||
      !isAtEdge(cell, event.clientX)
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    panel.open(id);
  });
  useLayoutEffect(() => {
    const press = (event: MouseEvent) => clickEdge(event);
    // In the capture phase, before the row opens its page.
    addEventListener('click', press, { capture: true });
    return () => removeEventListener('click', press, { capture: true });
  }, []);
}
