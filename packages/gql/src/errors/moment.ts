/**
 * Parses a time that a server sends: seconds from now (`30`, `'30'`), or a date. `undefined` for
 * anything else, and for a time beyond the calendar.
 */
export function momentOf(value: unknown): Date | undefined {
  const text = String(value).trim();
  const isDate = /^(\w{3}, |\d{4}-)/.test(text);
  const moment = new Date(
    isDate ? text : /^\d+(\.\d+)?$/.test(text) ? Date.now() + Number(text) * 1000 : NaN,
  );
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
