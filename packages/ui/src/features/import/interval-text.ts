import type { IntervalValue } from '@admin/gql/resource';

type Part = keyof IntervalValue;

/** Prefixes of unit names, longer ones first, since months and minutes begin alike. */
const units: readonly (readonly [RegExp, Part])[] = [
  [/^(?:y|г|лет|л$)/, 'years'],
  [/^(?:mo|mth|мес)/, 'months'],
  [/^(?:d|д|сут)/, 'days'],
  [/^(?:h|ч)/, 'hours'],
  [/^(?:m|мин)/, 'minutes'],
  [/^(?:s|с)/, 'seconds'],
];

/** Parses `2 дн. 3 ч`, `1 yr 2 mths`, `P1DT2H30M` or `26:30:00`; `undefined` for anything else. */
export function parseInterval(text: string): IntervalValue | undefined {
  const said = text.trim().toLowerCase();
  const clock = /^([-−]?)(\d+):(\d{2})(?::(\d{2}(?:[.,]\d+)?))?$/.exec(said);
  if (clock) {
    // The sign applies to every component.
    const part = (text = '0') => Number(`${clock[1] ? '-' : ''}${text.replace(',', '.')}`) || 0;
    return { hours: part(clock[2]), minutes: part(clock[3]), seconds: part(clock[4]) };
  }
  const iso =
    /^p(?=.)(?:(-?\d+)y)?(?:(-?\d+)m)?(?:(-?\d+)w)?(?:(-?\d+)d)?(?:t(?:(-?\d+)h)?(?:(-?\d+)m)?(?:(-?[\d.]+)s)?)?$/.exec(
      said,
    );
  if (iso) {
    const [years, months, weeks, days, hours, minutes, seconds] = iso
      .slice(1)
      .map((part) => Number(part ?? 0));
    return { years, months, days: (days ?? 0) + 7 * (weeks ?? 0), hours, minutes, seconds };
  }
  const value: Partial<Record<Part, number>> = {};
  const rest = said.replace(
    /(-?\d+(?:[.,]\d+)?)\s*(\p{L}+)\.?\s*/gu,
    (whole, amount: string, unit: string) => {
      const part = units.find(([pattern]) => pattern.test(unit))?.[1];
      if (part === undefined || value[part] !== undefined) return whole;
      value[part] = Number(amount.replace(',', '.'));
      return '';
    },
  );
  return rest === '' && Object.keys(value).length > 0 ? value : undefined;
}
