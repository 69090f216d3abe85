/** Days from now until a moment in milliseconds, rounded up; 0 for a moment in the past. */
export const daysUntil = (moment: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((moment - now) / 86_400_000));

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
] as const;

/** Age of a moment in the user's language: «5 минут назад», «вчера». */
export function ageOf(moment: string, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(moment));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of units)
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(-Math.floor(passed / 60_000), 'minute');
}
