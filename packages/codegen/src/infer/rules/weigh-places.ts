/** Reason for or against a place. */
export interface PlaceReason {
  readonly place: string;
  /** File of the rule, without its ending. */
  readonly rule: string;
  /** 0 to 1: how far this alone settles it. */
  readonly confidence: number;
  /** Speaks against the place. */
  readonly against?: true;
  readonly because: string;
}

/** A place and what speaks for it. */
export interface Placed<Reason extends PlaceReason> {
  readonly place: Reason['place'];
  /** 0 to 1. */
  readonly score: number;
  /** Strongest first, those against it last. */
  readonly evidence: readonly Reason[];
}

/**
 * Evidence by place, best first. Reasons add up as independent ones do, those against take away
 * their share of what is left.
 */
export function weighPlaces<Reason extends PlaceReason>(
  evidence: readonly Reason[],
): readonly Placed<Reason>[] {
  const rest = (items: readonly Reason[]): number =>
    items.reduce((left, { confidence }) => left * (1 - confidence), 1);
  const placed = [...Map.groupBy(evidence, ({ place }): Reason['place'] => place)].map(
    ([place, group]): Placed<Reason> => {
      const reasons = group
        .filter(({ against }) => !against)
        .sort((a, b) => b.confidence - a.confidence);
      const doubts = group.filter(({ against }) => against);
      return {
        place,
        score: (1 - rest(reasons)) * rest(doubts),
        evidence: [...reasons, ...doubts],
      };
    },
  );
  return placed.sort((a, b) => b.score - a.score || (a.place < b.place ? -1 : 1));
}
