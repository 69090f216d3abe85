/** State of a row. */
export type RowState =
  | { readonly status: 'waiting' }
  /** The request was sent without a response: only reading the row shows its outcome. */
  | { readonly status: 'sent' }
  | Outcome;

export type Outcome =
  | { readonly status: 'done' }
  /** `reason`: translated text. */
  | { readonly status: 'refused'; readonly reason: string }
  /** The response was lost, and reading the row could not show its outcome. */
  | { readonly status: 'unknown' };

export interface BulkCounts {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  /** Waiting rows, and rows without a response. */
  readonly open: number;
}

export const unknown: Outcome = { status: 'unknown' };

export const isOutcome = (state: RowState | undefined): state is Outcome =>
  state !== undefined && state.status !== 'waiting' && state.status !== 'sent';

export function countsOf(states: readonly RowState[]): BulkCounts {
  const of = { waiting: 0, sent: 0, done: 0, refused: 0, unknown: 0 };
  for (const { status } of states) of[status] += 1;
  return {
    total: states.length,
    done: of.done,
    refused: of.refused,
    unknown: of.unknown,
    open: of.waiting + of.sent,
  };
}
