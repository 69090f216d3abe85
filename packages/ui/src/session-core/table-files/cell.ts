/** Cell of an exported table, independent of the format. `null` is an empty cell. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Exact, with a point and without grouping: `-1234.50`. */
  | { readonly kind: 'number'; readonly text: string }
  /** `2026-11-21` */
  | { readonly kind: 'date'; readonly text: string }
  /** `14:30:00`, with an optional fraction. */
  | { readonly kind: 'time'; readonly text: string }
  /** Local date and time with seconds: `2026-11-21T14:30:05.123456`. */
  | { readonly kind: 'moment'; readonly text: string }
  | null;

/** Digits of a number that spreadsheet programs store; further digits become zeros. */
const digitsOfNumber = 15;

/**
 * Cell of a number. A number with more digits than spreadsheet programs store becomes a text, so
 * that no digit is lost.
 */
export function numberCell(text: string): Cell {
  const [, digits] = /^-?0*(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const isKept =
    digits !== undefined && digits.replace('.', '').replace(/^0+/, '').length <= digitsOfNumber;
  return isKept ? { kind: 'number', text } : { kind: 'text', text };
}

export function dateCell(text: string): Cell {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? { kind: 'date', text } : { kind: 'text', text };
}

/** `24:00` exists in databases; a spreadsheet program would turn it into `00:00`. */
export function timeCell(text: string): Cell {
  const [, minutes, seconds = ':00'] =
    /^((?:[01]\d|2[0-3]):\d{2})(:\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  return minutes === undefined
    ? { kind: 'text', text }
    : { kind: 'time', text: minutes + withoutZeros(seconds) };
}

export function localMomentCell(text: string): Cell {
  const [, day, minutes, seconds = ':00'] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  return day === undefined
    ? { kind: 'text', text }
    : { kind: 'moment', text: `${day}T${minutes}${withoutZeros(seconds)}` };
}

/**
 * Cell of a moment in the browser's time zone. Text that is no moment, or has a year that
 * spreadsheets do not support, stays a text.
 */
export function momentCell(text: string): Cell {
  const at = new Date(text);
  const year = at.getFullYear();
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(year) || year < 1000 || year > 9999)
    return { kind: 'text', text };
  const two = (part: number) => String(part).padStart(2, '0');
  // Offsets of zones are whole seconds, so that the fraction keeps all its digits.
  const fraction = /:\d{2}(\.\d+)/.exec(text)?.[1] ?? '';
  const seconds = withoutZeros(`:${two(at.getSeconds())}${fraction}`);
  const [day, clock] = [
    `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    `${two(at.getHours())}:${two(at.getMinutes())}${seconds}`,
  ];
  // The hour after clocks are put back occurs twice. The second one is written with its offset.
  const isFirst =
    new Date(
      year,
      at.getMonth(),
      at.getDate(),
      at.getHours(),
      at.getMinutes(),
      at.getSeconds(),
      at.getMilliseconds(),
    ).getTime() === at.getTime();
  return isFirst
    ? { kind: 'moment', text: `${day}T${clock}` }
    : { kind: 'text', text: `${day} ${clock}${offsetOf(at)}` };
}

/** `+03:00` */
function offsetOf(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/** Removes trailing zeros of the fraction. */
const withoutZeros = (seconds: string): string =>
  seconds.includes('.') ? seconds.replace(/\.?0+$/, '') : seconds;
