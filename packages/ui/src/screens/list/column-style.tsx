import { useCallback, useLayoutEffect, useState } from 'react';

import { tableIn } from '../../table/frame-elements.ts';
import { headerCells } from './header-cells.ts';
import { layoutStyle } from './layout-style.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * Updates the stored style of a layout when it no longer matches the table, because the user's
 * rights or the label column have changed.
 */
export function ColumnStyle({ toolbar: { columns } }: RecordList) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback(
    (mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null),
    [],
  );
  useLayoutEffect(() => {
    const { layout, shown, isDefault } = columns;
    const table = tableIn(frame);
    if (!layout || !table) return;
    const style = layoutStyle(
      layout,
      headerCells(table, shown).map(({ cell }) => cell),
    );
    if (JSON.stringify(style) !== JSON.stringify(layout.style))
      columns.choose(isDefault ? null : shown.map(({ name }) => name), { ...layout, style });
  });
  return <span hidden ref={takeFrame} />;
}
