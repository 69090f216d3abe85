import { recordId } from '@admin/gql/resource';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/virtual-core';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { TablePart } from '../../table/record-table.tsx';
import { rowPlace } from '../../table/row-place.ts';
import { OpenRowsContext } from './open-rows.ts';
import { isSameRows, newRows, nextRows, type RenderedRows, type RowRange } from './next-rows.ts';
import { rowsInSight } from './rows-in-sight.ts';
import type { RecordList } from './use-record-list.ts';

export interface RowWindowProps extends Pick<RecordList['table'], 'descriptor' | 'records'> {
  /** Around the table. */
  readonly frame: HTMLElement;
  /** The page scrolls, not the area around the table. */
  readonly isPage: boolean;
  /** Those that are in the page. */
  readonly rendered: TablePart;
  /** Place of the row that the user comes back from; -1 for none. */
  readonly recent: number;
  readonly onRendered: (rows: RenderedRows | null) => void;
}

/**
 * On either side of what is in sight, so that the next key meets a row. Each costs a style, a
 * layout and a paint where all rows are others.
 */
const overscan = 3;

/**
 * Keeps the library from scrolling and from telling what it shows until all is done, where many
 * rows turn out to be of another height.
 */
interface Resizing {
  /** Says whether a row was resized. */
  readonly run: (resize: () => boolean) => boolean;
  readonly isRunning: () => boolean;
  /** Later, while it runs; the latest is the one. */
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

/** `known`: places of rows that were measured. */
type RowVirtualizer = { readonly resizing: Resizing; readonly known: Set<number> } & (
  | { readonly kind: 'area'; readonly of: Virtualizer<HTMLElement, HTMLElement> }
  | { readonly kind: 'page'; readonly of: Virtualizer<Window, HTMLElement> }
);

const tableIn = (frame: HTMLElement) => frame.querySelector('table');

/**
 * Rows above what is in sight take that along when they turn out to be of another height. Not where
 * the page ends before that: the library would make up for the rest once there is room, when the
 * next rows come, under the eyes of who looks at these.
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

/**
 * Knows where rows are: as high as they stand in the page, and the others as high as these are on
 * average until they are measured.
 */
function createVirtualizer({
  frame,
  isPage,
  records,
}: Pick<RowWindowProps, 'frame' | 'isPage' | 'records'>): RowVirtualizer {
  const table = tableIn(frame);
  // Nothing is laid out where no page is shown.
  const rows = [...(table?.tBodies[0]?.rows ?? [])]
    .map((row) => ({ index: rowPlace(row), place: row.getBoundingClientRect() }))
    .filter(({ place }) => place.height > 0);
  const [first, last] = [rows[0]?.place, rows.at(-1)?.place];
  const height = first && last ? (last.bottom - first.top) / rows.length : 39;
  const head = table?.tHead?.getBoundingClientRect().height ?? 0;
  const scrollMargin = isPage ? frame.getBoundingClientRect().top + scrollY : head;
  const top = first ? first.top - scrollMargin : 0;
  const resizing = createResizing();
  const known = new Set(rows.map(({ index }) => index));
  const common = {
    count: records.length,
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

/** The rows to be rendered next, and the room for the others, where these are in the page now. */
function nextStep(
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
function rowsIn(frame: HTMLElement): RowRange {
  const rows = tableIn(frame)?.tBodies[0]?.rows;
  const [first, last] = [rows?.[0], rows?.[rows.length - 1]];
  return first && last ? { start: rowPlace(first), end: rowPlace(last) + 1 } : { start: 0, end: 0 };
}

/**
 * Milliseconds in which the rows of a step are laid out; to put them into the page and to paint
 * them takes as long again. Where a screen full of rows takes longer, it comes in several steps,
 * between which keys are heard. On most machines it is one.
 */
const budget = 16;

/** Rows of a step until it is known how long they take. */
const firstStep = 4;

/** Rows of a step, however long they take. */
const leastStep = 3;

/** What the focus can be at in a row. */
const stops = '[data-title] a, [data-select] input, [data-menu] button';

/** Which rows of many are rendered. Shows nothing itself: the table is told. */
export function RowWindow({
  frame,
  isPage,
  descriptor,
  records,
  rendered,
  recent,
  onRendered,
}: RowWindowProps) {
  const [virtualizer] = useState(() => createVirtualizer({ frame, isPage, records }));
  const count = records.length;
  const told = useRef<RenderedRows | null>(null);
  /** What is on its way into the page has not been seen yet. */
  const isUnderWay = useRef(false);
  const step = useRef({ rows: 0, most: firstStep, each: 0 });
  /**
   * The row that the user comes back from has been brought into sight, or nobody waits for it any
   * more.
   */
  const isBack = useRef(false);
  const arrive = () => {
    if (isBack.current || recent < 0) return;
    const seen = rowsInSight(frame);
    isBack.current = seen !== null && seen[0] <= recent && recent <= seen[1];
  };
  const tell = useEffectEvent(() => {
    if (virtualizer.resizing.isRunning()) return;
    arrive();
    const next = nextStep(virtualizer, rowsIn(frame), step.current.most);
    const rows = next ? newRows(rowsIn(frame), next) : 0;
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
  useEffect(() => {
    const area = frame.querySelector<HTMLElement>('[data-scroll]');
    if (!area) return undefined;
    const mark = () => void area.toggleAttribute('data-at-start', area.scrollLeft === 0);
    mark();
    area.addEventListener('scroll', mark, { passive: true });
    return () => {
      area.removeEventListener('scroll', mark);
      area.removeAttribute('data-at-start');
    };
  }, [frame]);
  useEffect(
    () => () => {
      told.current = null;
      onRendered(null);
    },
    [onRendered],
  );

  // Cards are as high as what is in them, and so are rows whose values are pictures.
  const measure = useEffectEvent((_rendered: TablePart) => {
    const began = performance.now();
    const { of, resizing, known } = virtualizer;
    const isResized = resizing.run(() => {
      const other = [...(tableIn(frame)?.tBodies[0]?.rows ?? [])]
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
    if (rows < leastStep || rowsIn(frame).start !== told.current?.start) return;
    // One quick step does not make the next one long.
    const each = Math.max((performance.now() - began) / rows, before / 2);
    step.current = {
      rows: 0,
      most: Math.max(leastStep, Math.min(Math.floor(budget / each), 2 * most)),
      each,
    };
  });
  useLayoutEffect(() => {
    measure(rendered);
    // What is rendered is seen before more is.
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

  const renderedRow = (place: number) =>
    [...(tableIn(frame)?.tBodies[0]?.rows ?? [])].find((row) => rowPlace(row) === place);
  const { key } = descriptor;
  const placeOf = (id: string) =>
    key === null ? -1 : records.findIndex((record) => recordId(key, record) === id);
  const idAt = (place: number) =>
    key !== null && records[place] ? recordId(key, records[place]) : undefined;
  const around = useEffectEvent((id: string) => {
    const place = placeOf(id);
    return place < 0
      ? { previous: undefined, next: undefined }
      : { previous: idAt(place - 1), next: idAt(place + 1) };
  });
  const reveal = useEffectEvent((place: number, align: 'auto' | 'center' = 'auto') => {
    if (place >= 0) virtualizer.of.scrollToIndex(place, { align });
  });
  const openRowsRef = use(OpenRowsContext);
  useEffect(() => {
    if (!openRowsRef) return undefined;
    openRowsRef.current = { around: (id) => around(id), reveal: (id) => reveal(placeOf(id)) };
    return () => {
      openRowsRef.current = null;
    };
  });
  // There is room to scroll to it only when what was loaded with it has been rendered, and what is
  // rendered may move it away again.
  const goBack = useEffectEvent((_rendered: TablePart) => {
    arrive();
    if (!isBack.current) reveal(recent, 'center');
  });
  useEffect(() => goBack(rendered), [rendered]);
  useEffect(() => {
    const listening = new AbortController();
    const stop = () => {
      isBack.current = true;
    };
    // Whoever goes elsewhere meanwhile is left there.
    for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(kind, stop, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);

  // The row with the focus may be scrolled away: the arrow keys go on from it.
  const left = useRef<{
    readonly place: number;
    readonly opens: string | undefined;
    readonly stop: number;
  } | null>(null);
  const wanted = useRef<number | null>(null);
  const controlIn = (row: Element | undefined, stop: number) =>
    row?.querySelectorAll<HTMLElement>(stops)[stop] ?? row?.querySelector<HTMLElement>(stops);
  const onFocus = useEffectEvent((target: EventTarget | null) => {
    const row =
      target instanceof Element ? target.closest<HTMLTableRowElement>('tbody > tr') : null;
    const isArea = target instanceof Element && target.matches('[data-scroll]');
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
    const row = current === null ? undefined : renderedRow(current);
    if (!row) return;
    wanted.current = null;
    controlIn(row, left.current?.stop ?? 0)?.focus();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isArea = event.target instanceof Element && event.target.matches('[data-scroll]');
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
    wanted.current = Math.max(0, Math.min(left.current.place + by, records.length - 1));
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
    const row = active?.closest<HTMLTableRowElement>('tbody > tr');
    if (!left.current || (active !== document.body && !(row && frame.contains(row)))) return;
    // Its elements may be those of another record now.
    if (row && row.dataset['opens'] === left.current.opens)
      left.current = { ...left.current, place: rowPlace(row) };
    else frame.querySelector<HTMLElement>('[data-scroll]')?.focus({ preventScroll: true });
  });
  return null;
}
