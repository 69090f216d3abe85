/**
 * Scale with round steps, about four of them, from at most `least` to at least `most`, including
 * zero.
 */
export function roundScale(
  least: number,
  most: number,
): { readonly from: number; readonly to: number; readonly ticks: readonly number[] } {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  const step = roundStep((high - low || 1) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  // Computed from step counts, because sums of fractions accumulate errors.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { from: first * step, to: last * step, ticks };
}

/** Smallest 1, 2 or 5 times a power of ten that is not below `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Format of the dates on an axis: years where all dates are the first of January, months where all
 * are the first of a month, times where all are on one day, otherwise days.
 */
export function dateStyle(times: readonly number[], isInUtc: boolean): Intl.DateTimeFormatOptions {
  const dates = times.map((time) => new Date(time));
  const part = (date: Date, name: 'Month' | 'Date' | 'FullYear') =>
    isInUtc ? date[`getUTC${name}`]() : date[`get${name}`]();
  const isOf = (name: 'Month' | 'Date', value: number) =>
    dates.every((date) => part(date, name) === value);
  const zone: Intl.DateTimeFormatOptions = isInUtc ? { timeZone: 'UTC' } : {};
  const hasOne = (...names: readonly ('FullYear' | 'Month' | 'Date')[]) =>
    new Set(dates.map((date) => names.map((name) => part(date, name)).join('-'))).size === 1;
  if (isOf('Date', 1) && isOf('Month', 0)) return { ...zone, year: 'numeric' };
  if (isOf('Date', 1))
    return { ...zone, month: 'short', ...(!hasOne('FullYear') && { year: '2-digit' }) };
  if (hasOne('FullYear', 'Month', 'Date'))
    return { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return {
    ...zone,
    day: 'numeric',
    month: 'short',
    ...(!hasOne('FullYear') && { year: '2-digit' }),
  };
}
