/**
 * The moment that a server names: in seconds from now (`30`, `'30'`), or as a date. Anything else,
 * and a moment that no calendar has, is none.
 */
export function momentOf(value: unknown): Date | undefined {
  const text = String(value).trim();
  const isDate = /^(\w{3}, |\d{4}-)/.test(text);
  const moment = new Date(
    isDate ? text : /^\d+(\.\d+)?$/.test(text) ? Date.now() + Number(text) * 1000 : NaN,
  );
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
