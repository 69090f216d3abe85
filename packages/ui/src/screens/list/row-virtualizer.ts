import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/virtual-core';

import { rowsIn, tableIn } from '../../table/frame-elements.ts';
import { rowPlace } from '../../table/row-place.ts';
import { nextRows, type RenderedRows, type RowRange } from './next-rows.ts';

/**
 * Number of rows rendered beyond each end of the view, so that the next key reaches a row. Each
 * costs style, layout and paint when all rows change.
 */
const overscan = 3;

/** Suspends scrolling and updates by the library while many rows are measured. */
interface Resizing {
  /** Reports whether a row was resized. */
  readonly run: (resize: () => boolean) => boolean;
  readonly isRunning: () => boolean;
  /** Deferred while it runs. Only the latest call is kept. */
  readonly scroll: (scroll: () => void) => void;
}

function createResizing(): Resizing {
  let isRunning = false;
  let latest: (() => void) | undefined;
  return {
    run(resize) {
      isRunning = true;
      const isResized = resize();
      isRunning = false;
      latest?.();
      latest = undefined;
      return isResized;
    },
    isRunning: () => isRunning,
    scroll(scroll) {
      if (isRunning) latest = scroll;
      else scroll();
    },
  };
}

/** Virtualizer with the position of every row. `known` has the indices of measured rows. */
export type RowVirtualizer = { readonly resizing: Resizing; readonly known: Set<number> } & (
  | { readonly kind: 'area'; readonly of: Virtualizer<HTMLElement, HTMLElement> }
  | { readonly kind: 'page'; readonly of: Virtualizer<Window, HTMLElement> }
);

/**
 * A change in the height of rows above the view scrolls the page along with it. Not at the end of
 * the page: the library would add the missing offset once further rows have loaded, and move the
 * visible ones.
 */
function keepsPlace<TArea extends Window | HTMLElement>(
  known: ReadonlySet<number>,
): Virtualizer<TArea, HTMLElement>['shouldAdjustScrollPositionOnItemSizeChange'] {
  return ({ index, start, end }, delta, { scrollOffset, scrollDirection, scrollElement }) => {
    const area = scrollElement instanceof HTMLElement ? scrollElement : document.documentElement;
    const offset = scrollOffset ?? 0;
    if (offset + delta > area.scrollHeight - area.clientHeight) return false;
    return known.has(index) ? end <= offset && scrollDirection !== 'backward' : start < offset;
  };
}

export interface VirtualizerOptions {
  /** Around the table. */
  readonly frame: HTMLElement;
  /** Whether the page scrolls rather than the area around the table. */
  readonly isPage: boolean;
  /** Number of rows. */
  readonly count: number;
}

/** Positions of rows: by measured height, or by the average of the measured heights. */
export function createVirtualizer({ frame, isPage, count }: VirtualizerOptions): RowVirtualizer {
  // A hidden page has no layout.
  const rows = rowsIn(frame)
    .map((row) => ({ index: rowPlace(row), place: row.getBoundingClientRect() }))
    .filter(({ place }) => place.height > 0);
  const [first, last] = [rows[0]?.place, rows.at(-1)?.place];
  const height = first && last ? (last.bottom - first.top) / rows.length : 39;
  const head = tableIn(frame)?.tHead?.getBoundingClientRect().height ?? 0;
  const scrollMargin = isPage ? frame.getBoundingClientRect().top + scrollY : head;
  const top = first ? first.top - scrollMargin : 0;
  const resizing = createResizing();
  const known = new Set(rows.map(({ index }) => index));
  const common = {
    count,
    overscan,
    estimateSize: () => height,
    scrollMargin,
    initialMeasurementsCache: rows.map(({ index, place }) => ({
      index,
      key: index,
      lane: 0,
      size: place.height,
      start: place.top - top,
      end: place.bottom - top,
    })),
  };
  const once =
    <TArguments extends readonly unknown[]>(scrollTo: (...args: TArguments) => void) =>
    (...args: TArguments) =>
      resizing.scroll(() => scrollTo(...args));
  if (isPage) {
    const of = new Virtualizer<Window, HTMLElement>({
      ...common,
      getScrollElement: () => window,
      initialOffset: scrollY,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: once(windowScroll<Window>),
    });
    of.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace(known);
    return { kind: 'page', of, resizing, known };
  }
  const of = new Virtualizer<HTMLElement, HTMLElement>({
    ...common,
    scrollPaddingStart: head,
    getScrollElement: () => frame.querySelector<HTMLElement>('[data-scroll]'),
    observeElementRect,
    observeElementOffset,
    scrollToFn: once(elementScroll<HTMLElement>),
  });
  of.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace(known);
  return { kind: 'area', of, resizing, known };
}

/** Rows to render next, and the height of the space for the others. */
export function nextStep(
  { of: virtualizer }: RowVirtualizer,
  there: RowRange,
  most: number,
): RenderedRows | null {
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return null;
  const { startIndex, endIndex } = virtualizer.range ?? {
    startIndex: first.index,
    endIndex: last.index,
  };
  const { start, end } = nextRows(
    there,
    { start: first.index, end: last.index + 1 },
    { start: startIndex, end: endIndex + 1 },
    most,
  );
  const { scrollMargin } = virtualizer.options;
  const { measurementsCache: places } = virtualizer;
  return {
    start,
    end,
    before: (places[start]?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() - ((places[end - 1]?.end ?? scrollMargin) - scrollMargin),
  };
}

/** The rows in the page. */
export function renderedRange(frame: HTMLElement): RowRange {
  const rows = rowsIn(frame);
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { start: rowPlace(first), end: rowPlace(last) + 1 } : { start: 0, end: 0 };
}
