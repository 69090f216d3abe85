import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouter } from 'wouter';

import { parseAddress } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { part } from '../../kit/part.tsx';
import { useCan } from '../../resources/use-can.ts';
import { idOfRow, rowOf } from '../panel/rows-around.ts';
import { usePanel } from '../panel/use-panel.ts';
import { createKeptKeys } from '../../commands/kept-keys.ts';
import {
  chooseRow,
  currentRow,
  focusChosen,
  isTaken,
  moveRow,
  press,
  searchField,
  typeInto,
} from '../../commands/list-keys.ts';
import { pressedShortcuts, type ShortcutName } from '../../commands/shortcuts.ts';
import { edgeStyles, isAtEdge, pointedStyles } from './table-styles.ts';

/** What is pressed until the palette has its field is for that. */
const awaited = createKeptKeys();

/** In the place of the palette until its code is there, or is known not to come. */
function Awaited() {
  // Where it is there, its field has got them in the same task.
  useEffect(() => () => queueMicrotask(awaited.drop), []);
  return null;
}

const Palette = part(async () => (await import('../palette/palette.tsx')).Palette, <Awaited />);
const ShortcutsDialog = part(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Milliseconds. */
const rest = 150;

export interface KeysProps {
  /** What was pressed before this was loaded. Emptied. */
  readonly early: Event[];
}

/**
 * What the shortcuts do. Each presses what stands on the page for it, so that nothing can be done
 * by a key that cannot be done without.
 */
export function Keys({ early }: KeysProps) {
  const { t } = useTranslation();
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
    if (panel.id !== undefined) setCurrent(idOfRow(currentRow(document.activeElement)));
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
  const page = (label: string) =>
    press(
      `main nav[aria-label="${CSS.escape(t('table.pagination'))}"] button[aria-label="${CSS.escape(label)}"]`,
    );

  /**
   * Each says whether there was something to do. What is missing here, the browser does, or what
   * has the focus.
   */
  const acts: Partial<
    Readonly<
      Record<ShortcutName, (target: Element | null, event: KeyboardEvent | MouseEvent) => boolean>
    >
  > = {
    palette: () => {
      awaited.begin();
      setOpened('palette');
      return true;
    },
    help: () => {
      setOpened('help');
      return true;
    },
    close: () => {
      if (panel.id === undefined) return false;
      rowOf(panel.id)?.querySelector<HTMLElement>('[data-title] a')?.focus();
      panel.close();
      return true;
    },
    down: (target) => moveRow(target, 1) && follow(),
    up: (target) => moveRow(target, -1) && follow(),
    open: (target) =>
      target?.matches('[data-select] input') === true &&
      press('[data-cards] tr:has([data-select] input:focus) [data-title] a'),
    beside: (target) => {
      const id = idOfRow(currentRow(target));
      if (id === undefined || !panel.open || !target?.closest('a')) return false;
      if (id === panel.id) document.querySelector<HTMLElement>('[data-panel] h2')?.focus();
      else panel.open(id);
      return true;
    },
    choose: (target, { shiftKey }) => {
      const row = currentRow(target);
      return row !== null && chooseRow(row, shiftKey);
    },
    act: focusChosen,
    edit: (target) => {
      const href = currentRow(target)?.dataset['opens'];
      if (href !== undefined) void edit(href.slice(base.length));
      return href !== undefined;
    },
    search: () => {
      searchField()?.focus();
      return searchField() !== null;
    },
    previousPage: () => page(t('table.previousPage')) || press('main [data-to-start]'),
    nextPage: () => page(t('table.nextPage')) || press('main [data-load-more]'),
    editRecord: (target) =>
      currentRow(target) === null &&
      press('main header a[href$="/edit"], [data-panel] a[href$="/edit"]'),
  };

  const hear = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event instanceof MouseEvent && event.type === 'click' && target?.closest('[data-palette]'))
      acts.palette?.(target, event);
    if (!(event instanceof KeyboardEvent) || event.isComposing) return;
    // The keyboard of the navigation and of the frame is theirs.
    const isInPage = target === document.body || target?.closest('main') !== null;
    const isHeard = (name: ShortcutName) => {
      if (name === 'palette') return target?.closest('[role=dialog]') === null;
      if (
        event.defaultPrevented ||
        (isTaken(target) && !(name === 'down' && target === searchField()))
      )
        return false;
      return isInPage || name === 'help' || name === 'search';
    };
    if (pressedShortcuts(event).some((name) => isHeard(name) && acts[name]?.(target, event)))
      event.preventDefault();
  });
  const clickEdge = useEffectEvent((event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target : null;
    const id = idOfRow(currentRow(cell));
    if (
      id === undefined ||
      !panel.open ||
      !cell?.matches('td[data-title]') ||
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
        // A key before it has taken the focus to a field, or asked for the palette. What was typed
        // into a field stands there.
        const field = document.activeElement;
        const isForPage = !(event.target instanceof Element && isTaken(event.target));
        if (
          !(
            event instanceof KeyboardEvent &&
            (awaited.keep(event) || (isForPage && isTaken(field) && typeInto(field, event)))
          )
        )
          hear(event);
      }
    });
    const listen = (event: Event) => hear(event);
    const keep = (event: KeyboardEvent) => void awaited.keep(event);
    addEventListener('keydown', keep, { capture: true });
    // After all that hears the same key in the page.
    addEventListener('keydown', listen);
    addEventListener('click', listen);
    const press = (event: MouseEvent) => clickEdge(event);
    // Before the row hears it, which opens its page.
    addEventListener('click', press, { capture: true });
    return () => {
      removeEventListener('keydown', keep, { capture: true });
      removeEventListener('keydown', listen);
      removeEventListener('click', listen);
      removeEventListener('click', press, { capture: true });
    };
  }, [early]);

  return (
    <>
      <GlobalStyles styles={pointedStyles} />
      {panel.open && <GlobalStyles styles={edgeStyles} />}
      {opened === 'help' && <ShortcutsDialog onClose={() => setOpened(null)} />}
      {opened === 'palette' && (
        <Palette
          onReady={awaited.give}
          onHelp={() => setOpened('help')}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
