/** Plausible value of a scalar for the n-th record, by the name of the scalar. */
export function scalarValue(scalar: string, n: number, field: string): unknown {
  const match = values.find(([pattern]) => pattern.test(scalar));
  return match ? match[1](n, field) : `${field} ${n}`;
}

const two = (n: number) => String(((n - 1) % 28) + 1).padStart(2, '0');

const values: readonly (readonly [RegExp, (n: number, field: string) => unknown])[] = [
  [/^Int$|^(Unsigned|Positive|NonNegative|Short)Int/i, (n) => n],
  [/^Float$/i, (n) => n + 0.5],
  [/^Bool/i, (n) => n % 2 === 1],
  [/^ID$/i, (n) => String(n)],
  [/local_?date_?time/i, (n) => `2026-01-${two(n)}T10:00:00`],
  [/date_?time|timestamp|instant/i, (n) => `2026-01-${two(n)}T10:00:00.000Z`],
  [/date/i, (n) => `2026-01-${two(n)}`],
  [/time/i, (n) => `10:${two(n)}:00`],
  [/decimal|numeric|money|big_?float/i, (n) => `${n}.50`],
  [/big_?int|long|int8|int64/i, (n) => String(9_007_199_254_740_992n + BigInt(n))],
  [/uuid|guid/i, (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`],
  [/json|object|map/i, (n) => ({ n })],
  [/url|uri/i, (n) => `https://example.com/${n}`],
  [/email/i, (n) => `person${n}@example.com`],
  [/cursor/i, (n) => `cursor-${n}`],
];
