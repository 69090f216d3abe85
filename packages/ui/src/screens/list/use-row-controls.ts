import type { ResourceDescriptor, ResourceRecord } from '@admin/gql/resource';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import { createLoadable } from '../../values/loadable.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { createPause } from '../../kit/pause.ts';
import { preloadSlot, useSlot } from '../../slots/slot.tsx';
import type { RowControls } from '../../table/row-controls.ts';
import type { RowsState } from './row-tools.tsx';

const tools = createLoadable(() => import('./row-tools.tsx'));

/** Bar of the chosen rows, and menu of a row. */
export const RowTools = lazyComponent(async () => (await tools.load()).RowTools);

const places = ['rows', 'record'] as const;
const nothing = {
  chosen: new Map<string, ResourceRecord>(),
  problems: new Map<string, string>(),
  anchor: null,
  menu: null,
} as const;

/** A failure is shown when rows are chosen. */
function loadTools(ofRows: Parameters<typeof preloadSlot>[0]): void {
  void tools.load().catch(() => undefined);
  preloadSlot(ofRows);
}

export interface ListControls {
  /** `undefined` if rows have no actions. */
  readonly controls: RowControls | undefined;
  readonly state: RowsState;
  readonly setState: (change: (before: RowsState) => RowsState) => void;
}

/**
 * Controls of the rows of a list: choice of several rows, and the menu of a row. A choice lasts as
 * long as the list has the same conditions. The code is loaded in the first pause after the pointer
 * or the focus has come to the table.
 */
export function useRowControls(
  descriptor: ResourceDescriptor,
  conditions: string,
  records: readonly ResourceRecord[],
  hasRelations = false,
): ListControls {
  const { name, key, actions } = descriptor;
  const offered = useOfferedActions(name, actions, places);
  const hasMenu = key !== null && (hasRelations || offered.some(({ place }) => place === 'record'));
  const ofRows = useSlot('list.rows', descriptor);
  const hasChoice = key !== null && ofRows.length > 0;
  const [kept, setKept] = useState<RowsState & { readonly of: string }>({
    of: conditions,
    ...nothing,
  });
  const state = kept.of === conditions ? kept : nothing;
  const latest = useRef({ key, records, state });
  useEffect(() => {
    latest.current = { key, records, state };
  });
  const acts = useMemo(() => {
    const setState: ListControls['setState'] = (change) =>
      setKept((before) => ({
        ...change(before.of === conditions ? before : nothing),
        of: conditions,
      }));
    const press: RowControls['press'] = (event, row) => {
      const { key: fields, ...shown } = latest.current;
      const loaded = tools.value();
      if (fields === null) return;
      if (loaded) setState(loaded.rowChange(event, row, { key: fields, ...shown }));
      else
        void tools
          .load()
          .then(({ rowChange }) => setState(rowChange(event, row, { key: fields, ...shown })));
    };
    const pause = createPause();
    return {
      setState,
      press,
      expect: () => pause(() => loadTools(ofRows), false),
    };
  }, [conditions, ofRows]);
  const choice = hasChoice ? state : undefined;
  const controls = useMemo(
    () =>
      choice || hasMenu ? { choice, hasMenu, press: acts.press, expect: acts.expect } : undefined,
    [choice, hasMenu, acts],
  );
  return { controls, state, setState: acts.setState };
}
