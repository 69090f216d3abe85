/** Range of row indices, from `start` to before `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Range of rendered rows, and the height of the rows before and after it, in pixels. */
export interface RenderedRows extends RowRange {
  readonly before: number;
  readonly after: number;
}

export const isSameRows = (one: RenderedRows | null, other: RenderedRows | null): boolean =>
  one?.start === other?.start &&
  one?.end === other?.end &&
  one?.before === other?.before &&
  one?.after === other?.after;

/**
 * Next range of rendered rows on the way to the wanted one: at most `most` new rows, those in view
 * first. Rows outside of the wanted range are removed at once.
 */
export function nextRows(
  rendered: RowRange,
  wanted: RowRange,
  sight: RowRange,
  most: number,
): RowRange {
  const start = Math.max(rendered.start, wanted.start);
  const end = Math.min(rendered.end, wanted.end);
  if (start >= end) return { start: sight.start, end: Math.min(sight.start + most, wanted.end) };
  const below = Math.min(most, wanted.end - end);
  return { start: Math.max(wanted.start, start - (most - below)), end: end + below };
}

/** Number of rows of the next range that are not rendered yet. */
export const newRows = (rendered: RowRange, next: RowRange): number =>
  next.end -
  next.start -
  Math.max(0, Math.min(rendered.end, next.end) - Math.max(rendered.start, next.start));
