import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { rowAt } from '../../table/cell-elements.ts';
import { isScrollArea, rowsIn, scrollAreaOf } from '../../table/frame-elements.ts';
import { rowPlace } from '../../table/row-place.ts';

/** Focusable elements of a row. */
const stops = '[data-title] a, [data-select] input, [data-menu] button';

export interface RowFocusOptions {
  /** Around the table. */
  readonly frame: HTMLElement;
  /** Number of all rows, rendered or not. */
  readonly count: number;
  /** Scrolls the row at an index into view. */
  readonly reveal: (place: number) => void;
}

/** Keeps the focus when its row is scrolled out of view: the arrow keys continue from that row. */
export function useRowFocus({ frame, count, reveal }: RowFocusOptions): void {
  /** Row that has or had the focus. */
  const left = useRef<{
    readonly place: number;
    readonly opens: string | undefined;
    readonly stop: number;
  } | null>(null);
  const wanted = useRef<number | null>(null);
  const controlIn = (row: Element | undefined, stop: number) =>
    row?.querySelectorAll<HTMLElement>(stops)[stop] ?? row?.querySelector<HTMLElement>(stops);
  const onFocus = useEffectEvent((target: EventTarget | null) => {
    const row = rowAt(target);
    const isArea = isScrollArea(target);
    if (row && target instanceof HTMLElement)
      left.current = {
        place: rowPlace(row),
        opens: row.dataset['opens'],
        stop: [...row.querySelectorAll(stops)].indexOf(target),
      };
    else if (!isArea) left.current = null;
  });
  const focusWanted = useEffectEvent(() => {
    const { current } = wanted;
    const row =
      current === null ? undefined : rowsIn(frame).find((each) => rowPlace(each) === current);
    if (!row) return;
    wanted.current = null;
    controlIn(row, left.current?.stop ?? 0)?.focus();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isArea = isScrollArea(event.target);
    if (
      by === 0 ||
      !isArea ||
      !left.current ||
      event.shiftKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    wanted.current = Math.max(0, Math.min(left.current.place + by, count - 1));
    reveal(wanted.current);
    focusWanted();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    frame.addEventListener('focusin', ({ target }) => onFocus(target), { signal });
    frame.addEventListener('keydown', (event) => onKey(event), { signal });
    onFocus(document.activeElement);
    return () => listening.abort();
  }, [frame]);
  useLayoutEffect(() => {
    focusWanted();
    const active = document.activeElement;
    const row = rowAt(active);
    if (!left.current || (active !== document.body && !(row && frame.contains(row)))) return;
    // Its elements may show another record by now.
    if (row && row.dataset['opens'] === left.current.opens)
      left.current = { ...left.current, place: rowPlace(row) };
    else scrollAreaOf(frame)?.focus({ preventScroll: true });
  });
}
