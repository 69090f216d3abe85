import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRouter } from 'wouter';

import { useCommands } from '../../commands/commands-context.tsx';
import { findNearest } from '../../commands/find-nearest.ts';
import { checkboxOf, chooseRow, currentRow, moveRow, titleLink } from '../../commands/list-keys.ts';
import { isDone } from '../../commands/registry.ts';
import type { ShortcutName } from '../../commands/shortcuts.ts';
import { parseAddress } from '../../resources/addresses.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useCan } from '../../resources/use-can.ts';
import { idOfRow, rowOf } from '../panel/rows-around.ts';
import { usePanel } from '../panel/use-panel.ts';

/**
 * Handlers of shortcuts. `false`: there was nothing to do, and the event keeps its default
 * behaviour.
 */
export type ShortcutActs = Partial<
  Readonly<Record<ShortcutName, (target: Element | null, event: KeyboardEvent) => boolean>>
>;

/** Milliseconds without a change of the current row before the panel shows its record. */
const rest = 150;

/** Shortcuts of a list, of its panel and of a record's page. */
export function useListActs(): ShortcutActs {
  const commands = useCommands();
  const panel = usePanel();
  const editRow = useEditRow();
  const follow = useFollowingPanel();
  const runNearest = (name: string, target: Element | null) =>
    isDone(findNearest(commands, name, target));
  return {
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
      if (href !== undefined) void editRow(href);
      return href !== undefined;
    },
    search: () => commands.run('list.search'),
    previousPage: (target) => runNearest('list.previousPage', target),
    nextPage: (target) => runNearest('list.nextPage', target),
    editRecord: (target) =>
      currentRow(commands.rows(), target) === null && runNearest('record.edit', target),
  };
}

/** Opens the form of a row's record, if it has one. */
function useEditRow(): (href: string) => Promise<void> {
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const resources = useResources();
  const can = useCan();
  return async (href) => {
    const path = href.slice(base.length);
    const address = parseAddress(path);
    if (address?.screen === 'show' && can('update', address.resource))
      return navigate(`${path}/edit`);
    const summary = resources.get(address?.resource ?? '');
    if (address?.screen !== 'nested' || !summary) return;
    const { nestedChain } = await import('../../resources/nested-place.ts');
    const place = (await nestedChain(summary, address, resources).load())?.at(-1);
    if (place && can('update', place.summary.resource)) navigate(`${path}/edit`);
  };
}

/** Shows the current row in an open panel, once the row stays the same for a moment. */
function useFollowingPanel(): () => true {
  const commands = useCommands();
  const panel = usePanel();
  const [current, setCurrent] = useState<string | undefined>();
  const openCurrent = useEffectEvent((id: string) => {
    setCurrent(undefined);
    if (panel.id !== undefined) panel.open?.(id);
  });
  useEffect(() => {
    if (current === undefined) return undefined;
    const resting = setTimeout(() => openCurrent(current), rest);
    return () => clearTimeout(resting);
  }, [current]);
  return () => {
    if (panel.id !== undefined)
      setCurrent(idOfRow(currentRow(commands.rows(), document.activeElement)));
    return true;
  };
}
