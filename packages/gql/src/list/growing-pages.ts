import type { AdminError } from '../errors/admin-error.ts';
import type { PageInfo } from '../resource/list-request.ts';
import type {
  GrowingListState,
  ListPage,
  RecordFailures,
  GrowingListOptions,
} from './growing-list.ts';

/** State of one page of a growing list. */
export interface LoadedPage<TRecord> {
  readonly position: ListPage;
  readonly records: readonly TRecord[];
  /** Identities of the records; `undefined` for a record without one. */
  readonly ids: readonly (string | undefined)[];
  readonly failures: RecordFailures;
  /** `undefined` until the first result. */
  readonly info: PageInfo | undefined;
  readonly isLoading: boolean;
  readonly error: AdminError | undefined;
  /** The page has an active query. */
  readonly isWatched: boolean;
}

/** Kind and direction of paging. */
export interface Paging {
  readonly byPosition: boolean;
  readonly isForwards: boolean;
}

export const noFailures: RecordFailures = { isEmpty: true, has: () => false };

export function pagingOf({
  paging,
  direction = 'forwards',
}: Pick<GrowingListOptions<never, never, never>, 'paging' | 'direction'>): Paging {
  return {
    byPosition: paging === 'cursor' || paging === 'token',
    isForwards: direction === 'forwards',
  };
}

/** Tests whether further records follow the page. */
export function hasMore({ info }: LoadedPage<unknown>, paging: Paging): boolean {
  if (!info) return false;
  const isNext = paging.isForwards ? info.hasNextPage : info.hasPreviousPage;
  return isNext && (!paging.byPosition || endOf(info, paging) != null);
}

/** Position of the page after a page. */
export function nextPosition(
  { position: { page, pageSize }, info }: LoadedPage<unknown>,
  paging: Paging,
): ListPage {
  const end = paging.byPosition && info ? endOf(info, paging) : undefined;
  const edge = paging.isForwards ? 'after' : 'before';
  return { page: page + 1, pageSize, ...(end != null && { [edge]: end }) };
}

/** Tests whether a page starts at the present end of the previous page. */
export function continues(
  previous: LoadedPage<unknown>,
  { position }: LoadedPage<unknown>,
  paging: Paging,
): boolean {
  if (!paging.byPosition || !previous.info || endOf(previous.info, paging) == null) return true;
  const expected = nextPosition(previous, paging);
  return expected.after === position.after && expected.before === position.before;
}

function endOf(info: PageInfo, { isForwards }: Paging): string | null | undefined {
  return isForwards ? info.endCursor : info.startCursor;
}

/** Range of rows of a page; `end` is exclusive. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export interface JoinedPages<TRecord> {
  readonly records: readonly TRecord[];
  /** Row ranges by index of the joined page. */
  readonly ranges: readonly RowRange[];
  /** Page and row within the page, by row of the list. */
  readonly rowPositions: readonly (readonly [page: number, row: number])[];
}

/** Joins the records of pages in their displayed order, without repetitions. */
export function joinPages<TRecord>(pages: readonly LoadedPage<TRecord>[]): JoinedPages<TRecord> {
  const joinedIds = new Set<string>();
  const records: TRecord[] = [];
  const rowPositions: (readonly [page: number, row: number])[] = [];
  const ranges = pages.map((page, index) => {
    const start = records.length;
    for (const [row, record] of page.records.entries()) {
      const id = page.ids[row];
      if (id !== undefined && joinedIds.has(id)) continue;
      if (id !== undefined) joinedIds.add(id);
      records.push(record);
      rowPositions.push([index, row]);
    }
    return { start, end: records.length };
  });
  return { records, ranges, rowPositions };
}

export interface Progress {
  readonly paging: Paging;
  /** Number of records to load; 0 when they are loaded. */
  readonly targetCount: number;
  /** Pages were dropped at the other end. */
  readonly hasPrevious: boolean;
}

/**
 * Tests whether the next page must be loaded automatically, because fewer records have arrived than
 * requested.
 */
export function isShort<TRecord>(
  pages: readonly LoadedPage<TRecord>[],
  { records, ranges }: JoinedPages<TRecord>,
  { paging, targetCount }: Progress,
): boolean {
  const last = pages.at(-1);
  if (!last || records.length >= targetCount || !hasMore(last, paging)) return false;
  // A server that returns no records and reports a next page would be queried forever.
  const range = paging.isForwards ? ranges.at(-1) : ranges[0];
  return last.isLoading || range === undefined || range.end > range.start;
}

/** State of a list with these pages. `pages` are in the order in which they were loaded. */
export function growingState<TRecord>(
  pages: readonly LoadedPage<TRecord>[],
  joined: JoinedPages<TRecord>,
  progress: Progress,
  failures: RecordFailures,
): GrowingListState<TRecord> {
  const [first] = pages;
  const last = pages.at(-1);
  const isReady = pages.some(({ info }) => info !== undefined);
  const isNextMissing = last !== first && last !== undefined && last.info === undefined;
  const nextError = isNextMissing ? last.error : undefined;
  const shownError = pages.find(
    ({ error, info, isWatched }) => error && info !== undefined && isWatched,
  )?.error;
  const error = isReady ? (shownError ?? nextError) : first?.error;
  return {
    status: isReady ? 'ready' : error && !first?.isLoading ? 'failed' : 'loading',
    records: joined.records,
    failures,
    isLoading: pages.some(({ isLoading }) => isLoading),
    isRefreshing: pages.some(
      ({ isLoading, info, isWatched }) => isLoading && info !== undefined && isWatched,
    ),
    isGrowing: isShort(pages, joined, progress) || (isNextMissing && last.isLoading),
    hasNext: last !== undefined && (isNextMissing || hasMore(last, progress.paging)),
    hasPrevious: progress.hasPrevious,
    error,
    nextError,
  };
}

/** Failures by row of the joined pages. */
export function joinFailures<TRecord>(
  pages: readonly LoadedPage<TRecord>[],
  { rowPositions }: JoinedPages<TRecord>,
): RecordFailures {
  if (pages.every(({ failures }) => failures.isEmpty)) return noFailures;
  return {
    isEmpty: false,
    has(row, field) {
      const [page, rowOfPage] = rowPositions[row] ?? [];
      if (page === undefined || rowOfPage === undefined) return false;
      return pages[page]?.failures.has(rowOfPage, field) === true;
    },
  };
}
