import { useMemo } from 'react';
import { useLocation } from 'wouter';

import { parseAddress } from '../../resources/addresses.ts';
import { useRawPath, useRawSearch } from '../../resources/raw-location.ts';
import { splitPanel, withPanel } from '../../screens/list/panel-address.ts';

export interface Panel {
  /** Id of the record in the panel, as in addresses. */
  readonly id: string | undefined;
  /** Absent on a page without a list. The browser's back button closes the panel. */
  readonly open: ((id: string) => void) | undefined;
  readonly close: () => void;
}

/** State in the history for a panel opened from its list. Closing it goes back. */
const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state;

/** Panel of the record in the address. */
export function usePanel(): Panel {
  const path = useRawPath();
  const search = useRawSearch();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const [query, id] = splitPanel(search);
    const address = parseAddress(path);
    const isList =
      address?.screen === 'list' ||
      (address?.screen === 'nested' && address.steps.at(-1)?.id === undefined && !address.edits);
    const go = (to: string, options: { readonly replace: boolean; readonly state?: unknown }) =>
      navigate(to === '' ? path : `${path}?${to}`, options);
    return {
      id,
      open: isList
        ? (next) => {
            if (next !== id)
              go(
                withPanel(query, next),
                id === undefined
                  ? { replace: false, state: { panel: true } }
                  : { replace: true, state: history.state },
              );
          }
        : undefined,
      close: () => {
        if (id === undefined) return;
        if (isOpened(history.state)) history.back();
        else go(query, { replace: true });
      },
    };
  }, [path, search, navigate]);
}
