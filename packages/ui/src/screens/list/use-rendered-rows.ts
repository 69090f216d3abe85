import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { TableSlice } from '../../table/record-table.tsx';
import { rowPlace } from '../../table/row-place.ts';
import { isSameRows, newRows, type RenderedRows } from './next-rows.ts';
import { rowsIn } from '../../table/frame-elements.ts';
import { nextStep, renderedRange, type RowVirtualizer } from './row-virtualizer.ts';

/**
 * Milliseconds for the layout of the rows in one step. Inserting and painting them takes as long
 * again. A slow screen renders in several steps, and handles keys between them. Most machines need
 * one step.
 */
const budget = 16;

/** Number of rows in a step before their cost is known. */
const firstStep = 4;

/** Minimum number of rows in a step. */
const leastStep = 3;

export interface RenderedRowsOptions {
  /** Around the table. */
  readonly frame: HTMLElement;
  readonly virtualizer: RowVirtualizer;
  /** Number of all rows, rendered or not. */
  readonly count: number;
  /** Rows in the DOM. */
  readonly rendered: TableSlice;
  /** Other rows are in sight. */
  readonly onMove: () => void;
  readonly onRendered: (rows: RenderedRows | null) => void;
}

/** Computes the range of rows to render, in steps, and measures the rendered rows. */
export function useRenderedRows({
  frame,
  virtualizer,
  count,
  rendered,
  onMove,
  onRendered,
}: RenderedRowsOptions): void {
  const told = useRef<RenderedRows | null>(null);
  /** Whether a step has been rendered and not yet painted. */
  const isUnderWay = useRef(false);
  const step = useRef({ rows: 0, most: firstStep, each: 0 });
  const tell = useEffectEvent(() => {
    if (virtualizer.resizing.isRunning()) return;
    onMove();
    const next = nextStep(virtualizer, renderedRange(frame), step.current.most);
    const rows = next ? newRows(renderedRange(frame), next) : 0;
    if ((rows > 0 && isUnderWay.current) || isSameRows(told.current, next)) return;
    told.current = next;
    isUnderWay.current = rows > 0;
    step.current.rows = rows;
    onRendered(next);
  });
  useLayoutEffect(() => {
    const change = { count, onChange: () => tell() };
    if (virtualizer.kind === 'page')
      virtualizer.of.setOptions({ ...virtualizer.of.options, ...change });
    else virtualizer.of.setOptions({ ...virtualizer.of.options, ...change });
    // oxlint-disable-next-line eslint/no-underscore-dangle -- What each adapter of the library calls, after a change and after mounting.
    virtualizer.of._willUpdate();
    tell();
  }, [virtualizer, count]);
  // oxlint-disable-next-line eslint/no-underscore-dangle -- As above.
  useLayoutEffect(() => virtualizer.of._didMount(), [virtualizer]);
  useEffect(
    () => () => {
      told.current = null;
      onRendered(null);
    },
    [onRendered],
  );

  // The height of cards and of rows with pictures depends on their content.
  const measure = useEffectEvent((_rendered: TableSlice) => {
    const began = performance.now();
    const { of, resizing, known } = virtualizer;
    const isResized = resizing.run(() => {
      const other = rowsIn(frame)
        .map((row) => ({ place: rowPlace(row), height: row.getBoundingClientRect().height }))
        .filter(
          ({ place, height }) =>
            height > 0 && Math.abs(height - (of.measurementsCache[place]?.size ?? height)) > 1.5,
        );
      for (const { place, height } of other) {
        virtualizer.of.resizeItem(place, height);
        known.add(place);
      }
      return other.length > 0;
    });
    if (isResized) tell();
    const { rows, most, each: before } = step.current;
    if (rows < leastStep || renderedRange(frame).start !== told.current?.start) return;
    // A single quick step must not make the next one long.
    const each = Math.max((performance.now() - began) / rows, before / 2);
    step.current = {
      rows: 0,
      most: Math.max(leastStep, Math.min(Math.floor(budget / each), 2 * most)),
      each,
    };
  });
  useLayoutEffect(() => {
    measure(rendered);
    // A step is painted before the next one renders.
    let painted: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      painted = setTimeout(() => {
        isUnderWay.current = false;
        tell();
      });
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(painted);
    };
  }, [rendered]);
}
