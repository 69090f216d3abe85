import { rowsIn, scrollAreaOf } from '../../table/frame-elements.ts';
import { rowPlace } from '../../table/row-place.ts';

/** Indices of the first and the last visible row; `null` if none is visible. */
export function rowsInSight(frame: HTMLElement): readonly [first: number, last: number] | null {
  const area = scrollAreaOf(frame)?.getBoundingClientRect();
  const rows = rowsIn(frame);
  const [top, bottom] = [
    Math.max(area?.top ?? 0, 0),
    Math.min(area?.bottom ?? innerHeight, innerHeight),
  ];
  const seen = rows.filter((row) => {
    const place = row.getBoundingClientRect();
    return place.bottom >= top && place.top <= bottom;
  });
  const [first, last] = [seen[0], seen.at(-1)];
  return first && last ? [rowPlace(first), rowPlace(last)] : null;
}
