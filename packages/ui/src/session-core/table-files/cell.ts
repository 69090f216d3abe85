/** One value of a table that is written to a file, whatever the format. `null`: the cell is empty. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** Exact, with a point and without grouping: `-1234.50`. */
  | { readonly kind: 'number'; readonly text: string }
  /** `2026-11-21` */
  | { readonly kind: 'date'; readonly text: string }
  /** `14:30:00`, with a fraction where it has one. */
  | { readonly kind: 'time'; readonly text: string }
  /** What a clock on the wall shows, with seconds: `2026-11-21T14:30:05.123456`. */
  | { readonly kind: 'moment'; readonly text: string }
  | null;

/** Spreadsheet programs keep so many digits of a number; further ones become zeros. */
const digitsOfNumber = 15;

/**
 * A number of so many digits as a spreadsheet program keeps; one of more stays a text, so that none
 * is lost.
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

/** `24:00` is a time of databases that a spreadsheet program turns into `00:00`. */
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
 * A moment as a clock shows it in the time zone of the browser. What is no moment, or of a year
 * that no calendar of a spreadsheet has, stays as it came.
 */
export function momentCell(text: string): Cell {
  const at = new Date(text);
  const year = at.getFullYear();
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(year) || year < 1000 || year > 9999)
    return { kind: 'text', text };
  const two = (part: number) => String(part).padStart(2, '0');
  // A zone moves whole seconds: the fraction stays, with all its digits.
  const fraction = /:\d{2}(\.\d+)/.exec(text)?.[1] ?? '';
  const seconds = withoutZeros(`:${two(at.getSeconds())}${fraction}`);
  const [day, clock] = [
    `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    `${two(at.getHours())}:${two(at.getMinutes())}${seconds}`,
  ];
  // When clocks are put back an hour comes twice: the second one has to say so.
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

/** Without the zeros at the end of a fraction. */
const withoutZeros = (seconds: string): string =>
  seconds.includes('.') ? seconds.replace(/\.?0+$/, '') : seconds;
