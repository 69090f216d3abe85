import type { FieldKind, IntervalValue, RangeBound } from '@admin/gql/resource';

import { isRecord } from './is-record.ts';
import { isRangeValue, rangeEnds, rangeOf } from './range-value.ts';

const moments: ReadonlySet<FieldKind | undefined> = new Set(['date', 'instant', 'localDateTime']);

/**
 * PostgreSQL notation of a range, `[1.5,2)`, where the text on the screen could not be parsed back:
 * it has no seconds, does not show which bounds are inclusive, and in most languages has names of
 * months. Text bounds may contain anything.
 */
export function exactRange(value: unknown, of: FieldKind | undefined, shown: string): string {
  if (!isRangeValue(value)) return shown;
  const { start, end } = value;
  if (!start && !end) return shown;
  const usual = rangeOf(rangeEnds(value, of), of, null);
  const isDiscrete = of === 'date' || of === 'integer' || of === 'bigint';
  const isEndless = [start, end].some((bound) => /^-?infinity$/.test(boundText(bound)));
  const isUsual =
    (isDiscrete && !isEndless) ||
    (start?.inclusive === usual?.start?.inclusive && end?.inclusive === usual?.end?.inclusive);
  const isWhole = [start, end].every(
    (bound) => !/:\d{2}:(?:0*[1-9]|00\.0*[1-9])/.test(boundText(bound)),
  );
  const isRead = of !== 'string' && (!moments.has(of) || /\d{2}\.\d{2}\.\d{4}/.test(shown));
  if (isUsual && isWhole && isRead) return shown;
  return `${start?.inclusive ? '[' : '('}${boundText(start)},${boundText(end)}${end?.inclusive ? ']' : ')'}`;
}

function boundText(bound: RangeBound | null): string {
  if (bound === null) return '';
  if (typeof bound.value !== 'string') return JSON.stringify(bound.value);
  return bound.value.trim() !== bound.value || bound.value === '' || /[,"]/.test(bound.value)
    ? `"${bound.value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : bound.value;
}

const units = [
  ['years', 'Y'],
  ['months', 'M'],
  ['days', 'D'],
] as const;
const clockUnits = [
  ['hours', 'H'],
  ['minutes', 'M'],
  ['seconds', 'S'],
] as const;

const isInterval = (value: unknown): value is IntervalValue => isRecord(value);

/**
 * ISO 8601 text of an interval, `P1DT2H0.000001S`, where the text on the screen would round an
 * amount or group its digits.
 */
export function exactInterval(value: unknown, shown: string): string {
  if (!isInterval(value)) return shown;
  const amounts = [...units, ...clockUnits].map(([name]) => value[name] ?? 0);
  if (amounts.every((amount) => Math.abs(amount) < 1000 && Number(amount.toFixed(3)) === amount))
    return shown;
  const written = (parts: readonly (readonly [keyof IntervalValue, string])[]) =>
    parts
      .flatMap(([name, sign]) => (value[name] ? [`${String(value[name])}${sign}`] : []))
      .join('');
  const clock = written(clockUnits);
  return `P${written(units)}${clock === '' ? '' : `T${clock}`}`;
}
