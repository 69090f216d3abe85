import GlobalStyles from '@mui/material/GlobalStyles';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useRouter } from 'wouter';

import { findNearest } from '../../commands/find-nearest.ts';
import { isDone } from '../../commands/registry.ts';
import { parseAddress } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCan } from '../../resources/use-can.ts';
import { idOfRow, rowOf } from '../panel/rows-around.ts';
import { usePanel } from '../panel/use-panel.ts';
import { useCommand, useCommands } from '../../commands/commands-context.tsx';
import { createKeptKeys, type KeptKeys } from '../../commands/kept-keys.ts';
import {
  checkboxOf,
  chooseRow,
  currentRow,
  isTaken,
  moveRow,
  titleLink,
  typeInto,
} from '../../commands/list-keys.ts';
import { tabOn } from '../../commands/tab-on.ts';
import { isPressed, pressedShortcuts, type ShortcutName } from '../../commands/shortcuts.ts';
import { edgeStyles, isAtEdge, pointedStyles } from './table-styles.ts';

/** Keys that are pressed until the palette has its field are for that: those of one application. */
const AwaitedContext = createContext<KeptKeys | null>(null);

/** In the place of the palette until its code is there, or is known not to come. */
function Awaited() {
  const awaited = use(AwaitedContext);
  useEffect(
    () => () => {
      // Where it is there, its field has got them in the same task.
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

/** Milliseconds. */
const rest = 150;

export interface KeysProps {
  /** What was pressed before this was loaded, and names of commands that were asked for. Emptied. */
  readonly early: (KeyboardEvent | string)[];
}

/**
 * What the shortcuts do. Each runs a command that a control of the page registers, so that nothing
 * can be done by a key that cannot be done without.
 */
export function Keys({ early }: KeysProps) {
  const commands = useCommands();
  const [awaited] = useState(createKeptKeys);
  const runNearest = (name: string, target: Element | null) =>
    isDone(findNearest(commands, name, target));
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const resources = useResources();
  const can = useCan();
  const panel = usePanel();
  const [opened, setOpened] = useState<'help' | 'palette' | null>(null);

  const edit = async (path: string) => {
    const address = parseAddress(path);
    if (address?.screen === 'show' && can('update', address.resource))
      return navigate(`${path}/edit`);
    const summary = resources.get(address?.resource ?? '');
    if (address?.screen !== 'nested' || !summary) return undefined;
    const { nestedChain } = await import('../../resources/nested-place.ts');
    const place = (await nestedChain(summary, address, resources).load())?.at(-1);
    return place && can('update', place.summary.resource) ? navigate(`${path}/edit`) : undefined;
  };
  /** What is open beside the list goes along with the current row, once that rests. */
  const [current, setCurrent] = useState<string | undefined>();
  const follow = () => {
    if (panel.id !== undefined)
      setCurrent(idOfRow(currentRow(commands.rows(), document.activeElement)));
    return true;
  };
  const openCurrent = useEffectEvent((id: string) => {
    setCurrent(undefined);
    if (panel.id !== undefined) panel.open?.(id);
  });
  useEffect(() => {
    if (current === undefined) return undefined;
    const resting = setTimeout(() => openCurrent(current), rest);
    return () => clearTimeout(resting);
  }, [current]);
  const openPalette = () => {
    awaited.begin();
    setOpened('palette');
    return true;
  };
  useCommand('palette.open', { run: openPalette });

  /**
   * Each says whether there was something to do. What is missing here, the browser does, or what
   * has the focus.
   */
  const acts: Partial<
    Readonly<Record<ShortcutName, (target: Element | null, event: KeyboardEvent) => boolean>>
  > = {
    palette: openPalette,
    help: () => {
      setOpened('help');
      return true;
    },
    close: () => {
      if (panel.id === undefined) return false;
      titleLink(rowOf(commands.rows(), panel.id))?.focus();
      panel.close();
      return true;
    },
    down: (target) => moveRow(commands.rows(), target, 1) && follow(),
    up: (target) => moveRow(commands.rows(), target, -1) && follow(),
    open: (target) => {
      const row = currentRow(commands.rows(), target);
      const link = titleLink(row);
      if (!link || target !== checkboxOf(row)) return false;
      link.click();
      return true;
    },
    beside: (target) => {
      const id = idOfRow(currentRow(commands.rows(), target));
      if (id === undefined || !panel.open || !(target instanceof HTMLAnchorElement)) return false;
      if (id === panel.id) commands.run('panel.focus');
      else panel.open(id);
      return true;
    },
    choose: (target, { shiftKey }) => {
      const row = currentRow(commands.rows(), target);
      return row !== null && chooseRow(row, shiftKey);
    },
    act: () => commands.run('rows.act'),
    edit: (target) => {
      const href = currentRow(commands.rows(), target)?.dataset['opens'];
      if (href !== undefined) void edit(href.slice(base.length));
      return href !== undefined;
    },
    search: () => commands.run('list.search'),
    previousPage: (target) => runNearest('list.previousPage', target),
    nextPage: (target) => runNearest('list.nextPage', target),
    editRecord: (target) =>
      currentRow(commands.rows(), target) === null && runNearest('record.edit', target),
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.isComposing) return;
    // The keyboard of the navigation and of the frame is theirs.
    const isInPage = target === document.body || target?.closest('main') !== null;
    const isHeard = (name: ShortcutName) => {
      if (name === 'palette') return target?.closest('[role=dialog]') === null;
      if (
        event.defaultPrevented ||
        (isTaken(target) &&
          !(name === 'down' && target === commands.find('list.search')?.control?.()))
      )
        return false;
      return isInPage || name === 'help' || name === 'search';
    };
    const own = () =>
      isInPage && !event.defaultPrevented && !isTaken(target)
        ? commands.enabled().findLast(({ keys }) => keys && isPressed(keys, event))
        : undefined;
    if (
      pressedShortcuts(event).some((name) => isHeard(name) && acts[name]?.(target, event)) ||
      (own()?.run() ?? false) !== false
    )
      event.preventDefault();
  });
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
  // In the same task in which the keys that came before end to be kept.
  useLayoutEffect(() => {
    // Before the next key, and not while React renders, which would take back what is typed.
    queueMicrotask(() => {
      for (const event of early.splice(0)) {
        if (typeof event === 'string') {
          commands.run(event);
          continue;
        }
        // A key before it has taken the focus to a field, or asked for the palette. What was typed
        // into a field stands there.
        const field = document.activeElement;
        if (event.key === 'Tab' && event.defaultPrevented) {
          tabOn(field, event.shiftKey);
          continue;
        }
        const isForPage = !(event.target instanceof Element && isTaken(event.target));
        if (!(awaited.keep(event) || (isForPage && isTaken(field) && typeInto(field, event))))
          hear(event);
      }
    });
    const listen = (event: KeyboardEvent) => hear(event);
    const keep = (event: KeyboardEvent) => void awaited.keep(event);
    addEventListener('keydown', keep, { capture: true });
    // After all that hears the same key in the page.
    addEventListener('keydown', listen);
    const press = (event: MouseEvent) => clickEdge(event);
    // Before the row hears it, which opens its page.
    addEventListener('click', press, { capture: true });
    return () => {
      removeEventListener('keydown', keep, { capture: true });
      removeEventListener('keydown', listen);
      removeEventListener('click', press, { capture: true });
    };
  }, [early, commands, awaited]);

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
