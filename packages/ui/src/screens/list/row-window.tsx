import { recordId } from '@admin/gql/resource';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { TableSlice } from '../../table/record-table.tsx';
import { OpenRowsContext, type RowsAround } from './open-rows.ts';
import type { RenderedRows } from './next-rows.ts';
import { createVirtualizer } from './row-virtualizer.ts';
import { rowsInSight } from './rows-in-sight.ts';
import { useRenderedRows } from './use-rendered-rows.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { RecordList } from './use-record-list.ts';

export interface RowWindowProps extends Pick<RecordList['table'], 'descriptor' | 'records'> {
  /** Around the table. */
  readonly frame: HTMLElement;
  /** Whether the page scrolls rather than the area around the table. */
  readonly isPage: boolean;
  /** Rows in the DOM. */
  readonly rendered: TableSlice;
  /** Index of the row that the user returns from; -1 for none. */
  readonly recent: number;
  readonly onRendered: (rows: RenderedRows | null) => void;
}

/** Reports the range of rows to render. Renders nothing itself. */
export function RowWindow({
  frame,
  isPage,
  descriptor,
  records,
  rendered,
  recent,
  onRendered,
}: RowWindowProps) {
  const count = records.length;
  const [virtualizer] = useState(() => createVirtualizer({ frame, isPage, count }));
  const reveal = (place: number, align: 'auto' | 'center' = 'auto') => {
    if (place >= 0) virtualizer.of.scrollToIndex(place, { align });
  };
  const arrive = useWayBack({ frame, recent, rendered, reveal });
  useRenderedRows({ frame, virtualizer, count, rendered, onMove: arrive, onRendered });
  useStartMark(frame);
  useOpenRows({ descriptor, records, reveal });
  useRowFocus({ frame, count, reveal });
  return null;
}

interface WayBackOptions extends Pick<RowWindowProps, 'frame' | 'recent' | 'rendered'> {
  readonly reveal: (place: number, align: 'center') => void;
}

/**
 * Scrolls the row that the user returns from into view. Returns a function that checks whether it
 * is.
 */
function useWayBack({ frame, recent, rendered, reveal }: WayBackOptions): () => void {
  /** Whether the row has been scrolled into view, or an interaction has cancelled that. */
  const isBack = useRef(false);
  const arrive = () => {
    if (isBack.current || recent < 0) return;
    const seen = rowsInSight(frame);
    isBack.current = seen !== null && seen[0] <= recent && recent <= seen[1];
  };
  // The scroll range is sufficient only once the rows loaded with it have rendered, and each
  // rendering may move the row out of view again.
  const goBack = useEffectEvent((_rendered: TableSlice) => {
    arrive();
    if (!isBack.current) reveal(recent, 'center');
  });
  useEffect(() => goBack(rendered), [rendered]);
  useEffect(() => {
    const listening = new AbortController();
    const stop = () => {
      isBack.current = true;
    };
    // An interaction cancels the return to the recent row.
    for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(kind, stop, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return arrive;
}

type OpenRowsOptions = Pick<RowWindowProps, 'descriptor' | 'records'> & {
  readonly reveal: (place: number) => void;
};

/** Provides the neighbours of a row, and scrolling to it. */
function useOpenRows({ descriptor, records, reveal }: OpenRowsOptions): void {
  const { key } = descriptor;
  const placeOf = (id: string) =>
    key === null ? -1 : records.findIndex((record) => recordId(key, record) === id);
  const idAt = (place: number) =>
    key !== null && records[place] ? recordId(key, records[place]) : undefined;
  const around = (id: string): RowsAround => {
    const place = placeOf(id);
    return place < 0
      ? { previous: undefined, next: undefined }
      : { previous: idAt(place - 1), next: idAt(place + 1) };
  };
  const openRowsRef = use(OpenRowsContext);
  useEffect(() => {
    if (!openRowsRef) return undefined;
    openRowsRef.current = { around, reveal: (id) => reveal(placeOf(id)) };
    return () => {
      openRowsRef.current = null;
    };
  });
}

/** Marks the scroll area while its horizontal offset is zero. */
function useStartMark(frame: HTMLElement): void {
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
}
