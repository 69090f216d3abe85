/**
 * Milliseconds. A connection that was up for so long was a good one: what happens next is not a
 * repetition of what happened before.
 */
export const steady = 10_000;
