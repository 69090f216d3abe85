import type { Decision } from '../../../model.ts';
import type { Placed, PlaceReason } from '../../rules/weigh-places.ts';

/** Why an operation is looked for where it is. */
export function describePlace([chosen, ...rejected]: readonly Placed<PlaceReason>[]): Decision {
  const why = (placed: Placed<PlaceReason> | undefined): string =>
    placed?.evidence.map(({ because }) => because).join(' ') ?? '';
  return {
    role: 'place',
    choice: chosen?.place ?? '',
    rule: chosen?.evidence[0]?.rule ?? '',
    confidence: Math.round((chosen?.score ?? 0) * 1000) / 1000,
    evidence: why(chosen),
    rejected: rejected.map((placed) => ({ choice: placed.place, because: why(placed) })),
  };
}
