/** The moment that a server names: in seconds from now (`30`, `'30'`), or as a date. */
export function momentOf(value: unknown): Date | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const seconds = Number(value);
  const time = Number.isNaN(seconds) ? Date.parse(String(value)) : Date.now() + seconds * 1000;
  return Number.isNaN(time) ? undefined : new Date(time);
}
