import { recordId, type ListRequest } from '@admin/gql/resource';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';

import { scrollAreaOf, tableIn } from '../../table/frame-elements.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useRawSearch } from '../../resources/raw-location.ts';
import { useMedia } from '../../data/use-media.ts';
import { HeaderToolsContext } from '../../table/header-tools.ts';
import { RecordTable, type TableSlice } from '../../table/record-table.tsx';
import { wholePage, type RowControls } from '../../table/row-controls.ts';
import { ScrollArea } from '../../table/scroll-area.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { fixedWidths } from './fixed-widths.ts';
import { ListFrame, ListMessages, useTableUse, type ListViewProps } from './list-screen.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import { isSameRows, type RenderedRows } from './next-rows.ts';
import { splitPanel, withPanel } from './panel-address.ts';
import { rowsIn, withRows } from './rows-address.ts';
import { rowsInSight } from './rows-in-sight.ts';
import { useHeaderTools } from './use-header-tools.tsx';
import { useGrowingRows, type Growth } from './use-growing-rows.ts';
import { useListRequest } from './use-list-request.ts';
import { useShownList, type RecordList } from './use-record-list.ts';
import { RowTools } from './use-row-controls.ts';

const RowWindow = lazyComponent(async () => (await import('./row-window.tsx')).RowWindow);
const TableTools = lazyComponent(async () => (await import('./table-tools.tsx')).TableTools);

/** Number of rows above which a table renders only those in view. */
const mostRendered = 200;

/**
 * Maximum number of rows in a list that has become short again, after a search for example. Such a
 * list keeps rendering a window: all rows of its first page would block the main thread.
 */
const mostRenderedAgain = 50;

/** Maximum number of rows loaded by scrolling. The button loads more. */
const mostByScrolling = 10_000;

/** List that appends its pages below each other and has no pager. */
export function GrowingList(props: ListViewProps) {
  const { descriptor, list, state, columns, path } = props;
  const { request, rows, growth } = useGrowingRows(
    list,
    descriptor.key,
    useListRequest(state, columns.shown, list),
    rowsIn(useRawSearch()),
  );
  const shown = useShownList(props, request, rows);
  const loaded = shown.table.records.length;
  useRowsInAddress(
    path,
    rows.status === 'ready' && !rows.isStale && !growth.isGrowing
      ? loaded > request.pageSize
        ? loaded
        : 0
      : undefined,
  );
  return (
    <ListFrame {...props} isReady={rows.status === 'ready'}>
      <ListToolbar {...shown.toolbar} />
      <ListMessages {...shown} />
      {shown.hasRows && <GrowingTable list={shown} growth={growth} />}
      {shown.rowTools && <RowTools {...shown.rowTools} />}
    </ListFrame>
  );
}

/**
 * Stores the number of loaded rows in the address, so that a return or a reload restores them.
 * `undefined`: they are still loading.
 */
function useRowsInAddress(path: string, rows: number | undefined): void {
  const [query, panel] = splitPanel(useRawSearch());
  const [, navigate] = useLocation();
  const keep = useEffectEvent((count: number) => {
    const next = withRows(query, count);
    const search = withPanel(next, panel);
    if (next !== query)
      navigate(search === '' ? path : `${path}?${search}`, { replace: true, state: history.state });
  });
  useEffect(() => {
    if (rows !== undefined) keep(rows);
  }, [rows]);
}

interface GrowingTableProps {
  readonly list: RecordList;
  readonly growth: Growth;
}

/** Loaded rows, with the button for the next page. */
function GrowingTable({ list, growth }: GrowingTableProps) {
  const {
    title,
    frame: frameProps,
    table,
    pager,
    request,
    rows,
    toolbar: { columns },
  } = list;
  const { records } = table;
  const { isUsed, using, ...tools } = useTableUse();
  const hasTools = isUsed || columns.layout !== null;
  const headerTools = useHeaderTools(list, hasTools, tools.early);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isPage = useMedia(useTheme().breakpoints.down('sm'));
  const [wasLong, setWasLong] = useState(false);
  const isLong = records.length > (wasLong ? mostRenderedAgain : mostRendered);
  if (isLong !== wasLong) setWasLong(isLong);
  const widths = useFixedWidths(frame, isLong && !isPage, columns);
  const toStart = () => {
    const area = scrollAreaOf(frame);
    if (area) area.scrollTop = 0;
    if (isPage) frame?.scrollIntoView();
  };
  useSight({
    frame,
    growth,
    count: records.length,
    request: rows.status === 'ready' ? rows.request : request,
    toStart,
  });
  return (
    <TableFrame
      ref={setFrame}
      {...frameProps}
      sx={widths ? [frameProps.sx ?? {}, widths].flat() : frameProps.sx}
      {...using}
    >
      {isLong && <GlobalStyles styles={roomStyles} />}
      <ScrollArea label={title}>
        <HeaderToolsContext value={headerTools}>
          <LongTable
            key={columns.layout?.density}
            table={table}
            frame={frame}
            isPage={isPage}
            isLong={isLong}
          />
        </HeaderToolsContext>
      </ScrollArea>
      <LoadMore
        {...growth}
        shown={records.length}
        total={pager.total}
        onStart={records.length > request.pageSize ? toStart : undefined}
      />
      {hasTools && <TableTools {...list} {...tools} />}
    </TableFrame>
  );
}

interface LongTableProps {
  readonly table: RecordList['table'];
  readonly frame: HTMLElement | null;
  readonly isPage: boolean;
  readonly isLong: boolean;
}

const noChoice: ReadonlyMap<string, unknown> = new Map();

/** Rows of a growing list, windowed when there are many. Scrolling re-renders nothing else. */
function LongTable({ table, frame, isPage, isLong }: LongTableProps) {
  const { records, failures, controls, recent, descriptor } = table;
  const [rendered, setRendered] = useState<RenderedRows | null>(null);
  const onRendered = useCallback(
    (next: RenderedRows | null) =>
      startTransition(() => setRendered((before) => (isSameRows(before, next) ? before : next))),
    [],
  );
  const isPrepared = records.length > mostRendered / 2;
  useEffect(() => {
    if (isPrepared) RowWindow.preload();
  }, [isPrepared]);

  const known =
    !isLong || !rendered
      ? nothing
      : rendered.start < records.length
        ? rendered
        : { ...nothing, end: rendered.end - rendered.start };
  const { start, before, after } = known;
  const end = isLong ? known.end : records.length;
  const shown = useMemo(
    () => (isLong ? records.slice(start, end) : records),
    [isLong, records, start, end],
  );
  const sample = useSample(records);
  const chosen = useMemo(
    () => countChosen(descriptor, records, controls?.choice?.chosen ?? noChoice),
    [descriptor, records, controls],
  );
  const slice = useMemo(
    (): TableSlice => ({ start, count: records.length, chosen, sample, before, after }),
    [start, records.length, chosen, sample, before, after],
  );
  const shifted = useMemo(
    () =>
      failures && {
        ...failures,
        has: (row: number, field: string) => failures.has(row + start, field),
        reasonOf: (row: number, field: string) => failures.reasonOf?.(row + start, field),
      },
    [failures, start],
  );
  const offset = useRef(start);
  useEffect(() => {
    offset.current = start;
  });
  const shownControls = useMemo(
    (): RowControls | undefined =>
      controls && {
        ...controls,
        press: (event, row) =>
          controls.press(event, row === wholePage ? row : row + offset.current),
      },
    [controls],
  );
  const recentPlace = useMemo(() => {
    const { key } = descriptor;
    return isLong && recent !== null && key !== null
      ? records.findIndex((record) => recordId(key, record) === recent)
      : -1;
  }, [isLong, records, recent, descriptor]);
  return (
    <>
      <RecordTable
        {...table}
        records={shown}
        failures={shifted}
        controls={shownControls}
        slice={slice}
      />
      {isLong && frame && (
        <RowWindow
          key={String(isPage)}
          frame={frame}
          isPage={isPage}
          descriptor={descriptor}
          records={records}
          rendered={slice}
          recent={recentPlace}
          onRendered={onRendered}
        />
      )}
    </>
  );
}

/** Range before the visible rows are known. */
const nothing: RenderedRows = { start: 0, end: mostRendered, before: 0, after: 0 };

/**
 * Space for rows that are not rendered. It belongs to pseudo-elements, so that the rows stay
 * siblings.
 */
const roomStyles = {
  '@property --room-before': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '@property --room-after': { syntax: '"<length>"', inherits: 'false', initialValue: '0px' },
  '[data-cards] > tbody': {
    '&::before, &::after': { content: '""', display: 'table-row' },
    '&::before': { '--room-before': 'inherit', height: 'var(--room-before)' },
    '&::after': { '--room-after': 'inherit', height: 'var(--room-after)' },
    '@media (max-width: 599.95px)': { '&::before, &::after': { display: 'block' } },
  },
  // Rows added above the visible ones move nothing, since the position of each row is known.
  '[data-scroll]': { overflowAnchor: 'none' },
  // Each sticky cell is a layer of its own, which costs time in every frame. Without a horizontal
  // scroll offset the cells need not stick, and the menu of a row appears with the pointer or the
  // focus.
  '[data-at-start] > [data-cards] > tbody': {
    '& [data-title], & [data-select]': { position: 'relative', left: 'auto' },
  },
  '@media (hover: hover) and (min-width: 600px)': {
    '[data-scroll] > [data-cards] > tbody > tr:not(:hover, :focus-within) > [data-menu]': {
      position: 'relative',
    },
  },
  // A row of its own stacking context keeps its painted content while others are added and removed.
  '[data-scroll] > [data-cards] > tbody > tr': {
    position: 'relative',
    zIndex: 0,
    '&:focus-within': { zIndex: 1 },
  },
} as const;

/**
 * First rows, with a stable identity while they are equal: the columns do not change with later
 * rows.
 */
function useSample(records: RecordList['table']['records']): RecordList['table']['records'] {
  const [sample, setSample] = useState(() => records.slice(0, 25));
  if (
    sample.every((record, row) => record === records[row]) &&
    sample.length === Math.min(records.length, 25)
  )
    return sample;
  const next = records.slice(0, 25);
  setSample(next);
  return next;
}

function countChosen(
  descriptor: RecordList['table']['descriptor'],
  records: RecordList['table']['records'],
  chosen: ReadonlyMap<string, unknown>,
): number {
  const { key } = descriptor;
  if (key === null || chosen.size < records.length) return Math.min(chosen.size, 1);
  return records.filter((record) => chosen.has(recordId(key, record))).length;
}

/** Fixes the column widths once a window of rows is rendered. */
function useFixedWidths(
  frame: HTMLElement | null,
  isFixed: boolean,
  { shown, layout }: RecordList['toolbar']['columns'],
) {
  const of = JSON.stringify([shown.map(({ name }) => name), layout?.widths, layout?.pins]);
  const [kept, keep] = useState<{
    readonly of: string;
    readonly widths: ReturnType<typeof fixedWidths>;
  }>();
  const isKnown = kept?.of === of;
  useEffect(() => {
    const table = tableIn(frame);
    if (!isFixed || isKnown || !table || typeof ResizeObserver === 'undefined') return undefined;
    // Once they are laid out.
    const observer = new ResizeObserver(() =>
      keep({ of, widths: fixedWidths(table, shown, layout?.widths) }),
    );
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame, isFixed, of, isKnown, shown, layout]);
  return isFixed && isKnown ? kept.widths : undefined;
}

/** Milliseconds. */
const pause = 100;

interface SightOptions {
  readonly frame: HTMLElement | null;
  readonly growth: Growth;
  /** Rows that are there. */
  readonly count: number;
  /** Request of the rows. */
  readonly request: ListRequest;
  readonly toStart: () => void;
}

/** Reports the visible rows to the list, and loads the next page when the end comes near. */
function useSight({ frame, growth, count, request, toStart }: SightOptions): void {
  const isScrolled = useRef(false);
  const onLook = useEffectEvent((rows: number, look: Growth['look'] = growth.look) => {
    const seen = frame && rowsInSight(frame);
    if (!seen) return;
    look(...seen);
    const isNear = seen[1] >= rows - Math.max(10, request.pageSize / 2);
    if (
      isScrolled.current &&
      isNear &&
      growth.hasNext &&
      !growth.isGrowing &&
      growth.error === undefined &&
      rows < mostByScrolling
    )
      growth.loadNext();
  });
  const onScroll = useEffectEvent(() => onLook(count));
  useEffect(() => {
    if (!frame) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      isScrolled.current = true;
      timer ??= setTimeout(() => {
        timer = undefined;
        onScroll();
      }, pause);
    };
    const area = scrollAreaOf(frame);
    area?.addEventListener('scroll', scrolled, { passive: true });
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      area?.removeEventListener('scroll', scrolled);
      removeEventListener('scroll', scrolled);
    };
  }, [frame]);
  const { look } = growth;
  // More rows or another list may change the visible rows, and the end may still be near.
  useEffect(() => {
    const timer = setTimeout(() => onLook(count, look), pause);
    return () => clearTimeout(timer);
  }, [count, look]);
  // A change of conditions starts another list.
  const restart = useEffectEvent(toStart);
  const shown = useRef(request);
  useEffect(() => {
    if (shown.current === request) return;
    shown.current = request;
    if (isScrolled.current) restart();
    isScrolled.current = false;
  }, [request]);
}
