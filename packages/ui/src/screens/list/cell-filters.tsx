import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import { cellPlace, type CellPlace } from './cell-place.ts';
import type { TableToolsProps } from './table-tools.tsx';

const CellMenu = lazyComponent(async () => (await import('./cell-menu.tsx')).CellMenu);

/**
 * Menu that narrows a list by the value of a cell. Its listeners are on the frame of the table, so
 * that cells need none.
 */
export function CellFilters({
  toolbar,
  table: { columns, records },
  early,
  hasCellMenuRef,
}: TableToolsProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback(
    (mark: HTMLElement | null) => {
      setFrame(mark?.parentElement ?? null);
      if (hasCellMenuRef) hasCellMenuRef.current = mark !== null;
    },
    [hasCellMenuRef],
  );
  const [place, setPlace] = useState<CellPlace | null>(() => {
    const asked = early ? cellPlace(early) : null;
    return asked?.anchor.isConnected ? asked : null;
  });
  const onAsk = useEffectEvent((event: MouseEvent | KeyboardEvent) => {
    const asked = event.defaultPrevented ? null : cellPlace(event);
    if (!asked) return;
    event.preventDefault();
    setPlace(asked);
  });
  useEffect(() => {
    if (!frame) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    frame.addEventListener('contextmenu', (event) => onAsk(event), { signal });
    frame.addEventListener('keydown', (event) => onAsk(event), { signal });
    return () => listening.abort();
  }, [frame]);
  return (
    <>
      <span hidden ref={takeFrame} />
      {place && (
        <CellMenu
          {...toolbar}
          place={place}
          columns={columns}
          records={records}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  );
}
