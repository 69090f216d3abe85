import { movePoint } from '../../values/currency.ts';
import type { Cell } from '../../session-core/table-files/cell.ts';
import { attribute, elements } from './xml-text.ts';

/** Content of a number that a format shows as a time. */
export type DateFormat = 'date' | 'time' | 'moment';

/** Built-in formats of a workbook, by ECMA-376. */
const builtIn = new Map<number, DateFormat>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, 'date'] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47].map((id) => [id, 'time'] as const),
  [22, 'moment'],
]);

/** Date format of each cell style; `undefined` for styles without one. Parsed from `styles.xml`. */
export function dateFormats(styles: string): readonly (DateFormat | undefined)[] {
  const own = new Map(
    elements(styles, 'numFmt').map(({ head }) => [
      Number(attribute(head, 'numFmtId')),
      dateFormat(attribute(head, 'formatCode') ?? ''),
    ]),
  );
  const [cells] = elements(styles, 'cellXfs');
  return elements(cells?.inside ?? '', 'xf').map(({ head }) => {
    const id = Number(attribute(head, 'numFmtId') ?? 0);
    return own.has(id) ? own.get(id) : builtIn.get(id);
  });
}

function dateFormat(code: string): DateFormat | undefined {
  const signs =
    code
      .replace(/"[^"]*"|\\.|_.|\*./g, '')
      .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
      .split(';')[0] ?? '';
  const hasTime = /[hs]|am\/pm/i.test(signs);
  const hasDate = /[yd]/i.test(signs) || (!hasTime && /m/i.test(signs));
  if (hasDate) return hasTime ? 'moment' : 'date';
  return hasTime ? 'time' : undefined;
}

/**
 * Number of digits that a spreadsheet program shows. Further digits come from the binary
 * representation.
 */
const digits = 15;

export function numberOf(value: string): Cell {
  const significant = value.replace(/e.*$/i, '').replace(/[^\d]/g, '').replace(/^0+/, '').length;
  if (significant <= digits && /^-?\d+(\.\d+)?$/.test(value))
    return { kind: 'number', text: value };
  const rounded = Number(value);
  if (!Number.isFinite(rounded)) return { kind: 'text', text: value };
  const [, sign, whole, fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(rounded.toPrecision(digits)) ?? [];
  const plain = movePoint(`${sign}${whole}${fraction}`, Number(power) - fraction.length);
  return { kind: 'number', text: plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain };
}

const microsecondsOfDay = 86_400_000_000;
/** Maximum error of a number with fifteen digits, in microseconds. */
const inexact = 6;

/** Date and time from the number of days since the end of 1899. */
export function dateOf(value: string, format: DateFormat, laterBy: number): Cell {
  const days = Number(value);
  if (!Number.isFinite(days) || days < 0) return numberOf(value);
  // Computed separately, so that the days take no digits from the time.
  const exact =
    (Math.floor(days) + laterBy) * microsecondsOfDay + Math.round((days % 1) * microsecondsOfDay);
  // A value with fifteen digits is rounded to a whole millisecond.
  const whole = Math.round(exact / 1000) * 1000;
  const total =
    value.replace(/\D/g, '').length <= digits && Math.abs(exact - whole) <= inexact ? whole : exact;
  const [day, rest] = [Math.floor(total / microsecondsOfDay), total % microsecondsOfDay];
  const time = timeText(rest);
  if (format === 'time' && day === 0) return { kind: 'time', text: time };
  const date = new Date(Date.UTC(1899, 11, 30) + day * 86_400_000).toISOString().slice(0, 10);
  return format === 'date' && rest === 0
    ? { kind: 'date', text: date }
    : { kind: 'moment', text: `${date}T${time}` };
}

function timeText(microseconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = Math.floor(microseconds / 1_000_000);
  const fraction = microseconds % 1_000_000;
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction === 0
    ? clock
    : `${clock}.${String(fraction).padStart(6, '0').replace(/0+$/, '')}`;
}
