/** Tone of a state in a column. */
export type StatusTone = 'good' | 'bad' | 'waiting' | 'moving';

/**
 * Words of states in schemas of any trade. Only words with the same meaning in every context are
 * listed: `archived`, `draft` and `closed` are neither good nor bad.
 */
const words: Readonly<Record<StatusTone, string>> = {
  good:
    'accepted active approved authorized available captured certified cleared complete completed confirmed delivered done enabled fixed fulfilled ' +
    'healthy live online ok operational paid passed published ready received resolved settled success succeeded successful valid validated verified won',
  bad:
    'aborted banned blocked bounced broken cancelled canceled crashed critical dead declined defective deleted denied disputed down error errored expired ' +
    'fail failed failure fatal fraud invalid lost offline overdue rejected refused revoked suspended terminated unavailable undelivered unhealthy ' +
    'unreachable void voided withdrawn',
  waiting:
    'awaiting backordered degraded delayed deferred hold incomplete onhold overtime partial partially paused pending postponed refunded requested returned ' +
    'returning unconfirmed unpaid unverified waiting warning',
  moving:
    'assembling building created deploying dispatched inprogress intransit loading new opened ongoing open packing picking placed planned preparing ' +
    'processing progress queued renewing reopened running scheduled sending sent shipped shipping started starting submitted syncing transit working',
};

const tones: ReadonlyMap<string, StatusTone> = new Map(
  (['good', 'bad', 'waiting', 'moving'] as const).flatMap((tone) =>
    words[tone].split(' ').map((word) => [word, tone] as const),
  ),
);

/** Words that negate the next word: `NOT_PAID` has no tone. */
const negations: ReadonlySet<string> = new Set(['not', 'no', 'non', 'never', 'un']);
/** Words that decide the tone at any position: `WAITING_FOR_APPROVED_QUOTE`, `PARTIALLY_PAID`. */
const leading: ReadonlySet<string> = new Set([
  'awaiting',
  'waiting',
  'pending',
  'partial',
  'partially',
]);

/**
 * Tone of an enum value: `PAYMENT_FAILED` is bad, `inTransit` is moving. `undefined` for a value
 * without a known word, and for a negated one.
 */
export function statusTone(value: string): StatusTone | undefined {
  const parts = value
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const whole = tones.get(parts.join(''));
  if (whole) return whole;
  if (parts.some((part) => negations.has(part))) return undefined;
  if (parts.some((part) => leading.has(part))) return 'waiting';
  return tones.get(parts.at(-1) ?? '') ?? tones.get(parts[0] ?? '');
}

const known = new WeakMap<readonly object[], boolean>();

/**
 * Tests whether the values of an enum are states: at least two of them, or the only value, have a
 * tone.
 */
export function isStatus(values: readonly { readonly value: string }[]): boolean {
  const before = known.get(values);
  if (before !== undefined) return before;
  const named = values.filter(({ value }) => statusTone(value) !== undefined).length;
  const is = named > 0 && named >= Math.min(2, values.length);
  known.set(values, is);
  return is;
}
