/** What a state means for whoever looks down a column of them. */
export type StatusTone = 'good' | 'bad' | 'waiting' | 'moving';

/**
 * Words that states of anything are called by, in schemas of all trades. A word belongs here when
 * it means the same wherever it stands; `archived`, `draft` or `closed` are neither good nor bad,
 * and stay out.
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

/**
 * Words that turn the next one into something else: `NOT_PAID` says what is missing, not what is
 * bad about it.
 */
const negations: ReadonlySet<string> = new Set(['not', 'no', 'non', 'never', 'un']);
/** Words that decide wherever they stand: `WAITING_FOR_APPROVED_QUOTE`, `PARTIALLY_PAID`. */
const leading: ReadonlySet<string> = new Set([
  'awaiting',
  'waiting',
  'pending',
  'partial',
  'partially',
]);

/**
 * Tone of one value of an enum: `PAYMENT_FAILED` is bad, `inTransit` is moving; `undefined` when no
 * word of it is known, or it is negated.
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
 * Whether the values of an enum are states: at least two of them, or the only one, are called by a
 * known word.
 */
export function isStatus(values: readonly { readonly value: string }[]): boolean {
  const before = known.get(values);
  if (before !== undefined) return before;
  const named = values.filter(({ value }) => statusTone(value) !== undefined).length;
  const is = named > 0 && named >= Math.min(2, values.length);
  known.set(values, is);
  return is;
}
