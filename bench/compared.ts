/**
 * One figure of ours and of what it is compared with: medians, and the median of the ratios of each
 * round. What disturbed a round disturbed both.
 */
export interface Compared {
  readonly ours: number;
  readonly theirs: number;
  /** Ours divided by theirs. */
  readonly ratio: number;
}

export interface Pair<T> {
  readonly ours: T;
  readonly theirs: T;
}

type Figures = Readonly<Record<string, number>>;

/** Each figure by its name, of pairs that were taken one right after the other. */
export function compareAll(pairs: readonly Pair<Figures>[]): Readonly<Record<string, Compared>> {
  return Object.fromEntries(
    Object.keys(pairs[0]?.ours ?? {}).map((name) => [
      name,
      compare(
        pairs.map(({ ours, theirs }) => ({
          ours: ours[name] ?? Number.NaN,
          theirs: theirs[name] ?? Number.NaN,
        })),
      ),
    ]),
  );
}

export function compare(pairs: readonly Pair<number>[]): Compared {
  return {
    ours: rounded(median(pairs.map(({ ours }) => ours))),
    theirs: rounded(median(pairs.map(({ theirs }) => theirs))),
    ratio: rounded(median(pairs.map(({ ours, theirs }) => ours / theirs))),
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
