import type { FieldKind, RangeBound, RangeValue } from '@admin/gql/resource';

import { calendarDate, calendarDateText } from './date-text.ts';
import { compareDecimals } from './number-text.ts';

/** Bounds of a range as displayed: `с` its first value, `по` its last value. */
export interface RangeEnds {
  readonly start: unknown;
  readonly end: unknown;
}

/**
 * Kinds with a next and a previous value. PostgreSQL keeps their ranges half-open, people read them
 * closed.
 */
const isDiscrete = (kind: FieldKind | undefined) =>
  kind === 'date' || kind === 'integer' || kind === 'bigint';

export function isRangeValue(value: unknown): value is RangeValue {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
}

export function rangeEnds(value: unknown, of: FieldKind | undefined): RangeEnds {
  if (!isRangeValue(value)) return { start: null, end: null };
  return { start: endOf(value.start, of, 1), end: endOf(value.end, of, -1) };
}

function endOf(bound: RangeBound | null, of: FieldKind | undefined, step: 1 | -1): unknown {
  if (bound === null) return null;
  return bound.inclusive || !isDiscrete(of) ? bound.value : neighbour(bound.value, step);
}

function neighbour(value: unknown, step: 1 | -1): unknown {
  if (typeof value === 'number') return value + step;
  if (typeof value !== 'string') return value;
  if (/^[+-]?\d+$/.test(value)) return String(BigInt(value) + BigInt(step));
  const date = calendarDate(value);
  if (!date) return value;
  date.setDate(date.getDate() + step);
  return calendarDateText(date);
}

/**
 * Range between two ends; `null` when both are open. Bounds of discrete kinds are inclusive. Bounds
 * of other kinds keep the inclusiveness of the previous range. A new range includes its start, and
 * its end unless the kind is a moment: `10:00–11:00` touches `11:00–12:00` without overlap.
 */
export function rangeOf(
  ends: RangeEnds,
  of: FieldKind | undefined,
  previous: unknown,
): RangeValue | null {
  if (isOpen(ends.start) && isOpen(ends.end)) return null;
  const before = isRangeValue(previous) ? previous : { start: null, end: null };
  const isMoment = of === 'instant' || of === 'localDateTime' || of === 'time';
  return {
    start: boundFor(ends.start, isDiscrete(of) || (before.start?.inclusive ?? true)),
    end: boundFor(ends.end, isDiscrete(of) || (before.end?.inclusive ?? !isMoment)),
  };
}

const isOpen = (value: unknown) => value === null || value === undefined || value === '';

function boundFor(value: unknown, inclusive: boolean): RangeBound | null {
  return isOpen(value) ? null : { value, inclusive };
}

/**
 * Tests whether the start is after the end. `false` for values that cannot be compared; the server
 * checks these.
 */
export function isReversed(ends: RangeEnds, of: FieldKind | undefined): boolean {
  const { start, end } = ends;
  if (typeof start === 'number' && typeof end === 'number') return start > end;
  if (typeof start !== 'string' || typeof end !== 'string') return false;
  if (of === 'instant') return Date.parse(start) > Date.parse(end);
  if (of === 'decimal' || of === 'bigint') return compareDecimals(start, end) > 0;
  return start > end;
}
