/** Limits of a text column. */
export interface TextLimits {
  /** Of a `varchar(3)`, which cuts off spaces beyond them. Other characters are an error. */
  readonly characters?: number;
  /** Of a `name` or a `"char"`, which cut off all. */
  readonly bytes?: number;
}

/** Units of time, the largest first, with the bit that stands for each in a modifier. */
const units = [
  ['year', 2],
  ['month', 1],
  ['day', 3],
  ['hour', 10],
  ['minute', 11],
  ['second', 12],
] as const;

export type Unit = (typeof units)[number][0];

/** Object identifiers of types, the same in every database. */
const limitedTexts = new Set(['1042', '1043']);
const bytesOf = new Map([
  ['19', 63],
  ['18', 1],
]);

export function keptText(type: string, modifier: number | null): TextLimits | undefined {
  const bytes = bytesOf.get(type);
  if (bytes !== undefined) return { bytes };
  // PostgreSQL counts its own four bytes in.
  return limitedTexts.has(type) && modifier !== null && modifier > 4
    ? { characters: modifier - 4 }
    : undefined;
}

/** The smallest unit of an `interval year to month`; undefined where it is the second. */
export function smallestUnit(modifier: number | null): Unit | undefined {
  if (modifier === null || modifier < 0) return undefined;
  const has = (bit: number) => ((modifier >> 16) & (1 << bit)) !== 0;
  const [unit] = units.findLast(([, bit]) => has(bit)) ?? [];
  return unit === 'second' ? undefined : unit;
}

export function isCutOff({ characters, bytes }: TextLimits, text: string): boolean {
  if (bytes !== undefined)
    return Buffer.byteLength(text) > bytes && !(bytes === 1 && /^\\[0-3][0-7]{2}$/.test(text));
  const beyond = Array.from(text).slice(characters);
  return beyond.length > 0 && beyond.every((character) => character === ' ');
}

const secondsOf = { hour: 3600, minute: 60 } as const;

/** Tests whether an interval has a value below the unit. */
export function hasBelow(unit: Unit, interval: object): boolean {
  const [years, months, days, hours, minutes, seconds] = [
    'years',
    'months',
    'days',
    'hours',
    'minutes',
    'seconds',
  ].map((name) => Number(Reflect.get(interval, name) ?? 0));
  const time = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
  if (unit === 'hour' || unit === 'minute') return time % secondsOf[unit] !== 0;
  if (unit === 'day') return time !== 0;
  if (time !== 0 || days !== 0) return true;
  return unit === 'year' && ((years ?? 0) * 12 + (months ?? 0)) % 12 !== 0;
}
