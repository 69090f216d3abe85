import type { RowState } from './row-state.ts';

/** Outcome of an operation on several records, by their ids. */
export interface RowOutcome {
  readonly done: readonly string[];
  readonly problems: ReadonlyMap<string, string>;
  /** Records among the problems whose write may or may not have been carried out. @defaultValue none */
  readonly unknown?: ReadonlySet<string>;
}

/** @param unknownReason translated reason for rows whose response was lost */
export function outcomeOf(
  ids: readonly string[],
  states: readonly RowState[],
  unknownReason: string,
): RowOutcome {
  const reasonOf = (state: RowState | undefined) =>
    state?.status === 'refused'
      ? state.reason
      : state?.status === 'unknown'
        ? unknownReason
        : undefined;
  return {
    done: ids.filter((_, at) => states[at]?.status === 'done'),
    problems: new Map(
      ids.flatMap((id, at) => {
        const reason = reasonOf(states[at]);
        return reason === undefined ? [] : [[id, reason] as const];
      }),
    ),
    unknown: new Set(ids.filter((_, at) => states[at]?.status === 'unknown')),
  };
}
